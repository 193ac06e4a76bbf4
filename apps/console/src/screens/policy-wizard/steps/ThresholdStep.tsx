import {
  Button,
  CodeBlock,
  Field,
  MultiSelect,
  RadioGroup,
  Select,
  Switch,
  textOf,
} from '@waybill/ui';
import { fieldLabel, type FieldCatalogue } from '../../../components/policy/field-catalogue.ts';
import { NumberField } from '../../../components/NumberField.tsx';
import { LevelList } from './LevelList.tsx';
import type { StepProps } from './step-props.ts';
import { stepsText } from './steps.text.ts';
import {
  FIRST_THRESHOLD,
  GROUP_KEYS,
  METRICS,
  storedThreshold,
  thresholdForm,
  type ThresholdForm,
} from './threshold-form.ts';

const MINUTE_MS = 60_000;
const LONGEST_MINUTES = 90 * 24 * 60;

/** Whether each event counts by itself, or only many of them. */
export function ThresholdStep({ draft, rule, catalogue }: StepProps) {
  const words = textOf(stepsText);
  const { threshold } = rule;
  const form = threshold === null ? null : thresholdForm(threshold, rule.severity);
  const put = (next: ThresholdForm | null) =>
    draft.setRule(rule.id, {
      threshold: next === null ? null : storedThreshold(next),
      // The rule is as severe as the first level.
      severity: next?.levels[0]?.severity ?? rule.severity,
    });
  return (
    <section className="flex flex-col gap-4">
      <header>
        <h2 className="text-lg font-semibold">{words.thresholdTitle}</h2>
        <p className="text-ink-3">{words.thresholdNote}</p>
      </header>
      <RadioGroup
        label={words.counts}
        options={[
          { value: 'each', label: words.countsEach, hint: words.countsEachHint },
          { value: 'many', label: words.countsMany, hint: words.countsManyHint },
        ]}
        value={threshold === null ? 'each' : 'many'}
        onChange={(value) => put(value === 'each' ? null : (form ?? FIRST_THRESHOLD))}
      />
      {threshold !== null && form === null && (
        <>
          <p className="text-ink-3">{words.otherThreshold}</p>
          <CodeBlock label={words.thresholdTitle} value={threshold} />
          <Button className="self-start" onClick={() => put(FIRST_THRESHOLD)}>
            {words.countInstead}
          </Button>
        </>
      )}
      {form !== null && <CountFields form={form} catalogue={catalogue} onChange={put} />}
    </section>
  );
}

interface CountFieldsProps {
  form: ThresholdForm;
  catalogue: FieldCatalogue;
  onChange: (form: ThresholdForm) => void;
}

function CountFields({ form, catalogue, onChange }: CountFieldsProps) {
  const words = textOf(stepsText);
  const set = (change: Partial<ThresholdForm>) => onChange({ ...form, ...change });
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.metric}>
          <Select
            label={words.metric}
            options={METRICS.map((value) => ({ value, label: words[`metric_${value}`] }))}
            value={form.metric}
            onChange={(value) =>
              set({ metric: METRICS.find((name) => name === value) ?? 'events' })
            }
          />
        </Field>
        {form.metric === 'values' && (
          <Field label={words.ofField} isRequired>
            <Select
              label={words.ofField}
              options={[...catalogue.keys()].map((value) => ({
                value,
                label: fieldLabel(value, catalogue),
              }))}
              value={form.field === '' ? null : form.field}
              onChange={(field) => set({ field })}
            />
          </Field>
        )}
        <Field label={words.groupBy} hint={words.groupByHint}>
          <MultiSelect
            label={words.groupBy}
            placeholder={words.wholeOrganisation}
            options={GROUP_KEYS.map((value) => ({ value, label: words[`group_${value}`] }))}
            values={form.groupBy}
            onChange={(groupBy) => set({ groupBy })}
          />
        </Field>
        <NumberField
          label={words.windowMinutes}
          min={1}
          max={LONGEST_MINUTES}
          value={form.windowMs / MINUTE_MS}
          onChange={(minutes) => set({ windowMs: minutes * MINUTE_MS })}
        />
        <NumberField
          label={words.gapMinutes}
          hint={words.gapHint}
          min={1}
          max={LONGEST_MINUTES}
          value={form.episodeGapMs / MINUTE_MS}
          onChange={(minutes) => set({ episodeGapMs: minutes * MINUTE_MS })}
        />
      </div>
      <LevelList levels={form.levels} onChange={(levels) => set({ levels })} />
      <Switch
        label={words.baseline}
        hint={words.baselineHint}
        isOn={form.baseline !== null}
        onChange={(isOn) => set({ baseline: isOn ? { method: 'multiple', k: 3 } : null })}
      />
      {form.baseline !== null && (
        <NumberField
          label={words.baselineTimes}
          min={2}
          max={100}
          value={form.baseline.k}
          onChange={(k) => set({ baseline: { method: 'multiple', k } })}
        />
      )}
    </div>
  );
}
