import type { RuleResponse } from '@waybill/contract';
import { SEVERITIES } from '@waybill/contract/enums';
import {
  Field,
  MultiSelect,
  Panel,
  Select,
  severityWord,
  TextArea,
  TextField,
  textOf,
} from '@waybill/ui';
import { NumberField } from '../../../components/NumberField.tsx';
import { ANSWERS, REMEDIATIONS } from './response-values.data.ts';
import type { StepProps } from './step-props.ts';
import { stepsText } from './steps.text.ts';
import { GROUP_KEYS } from '../../../components/policy/threshold/window-frame.ts';
import { thresholdText } from './threshold/threshold.text.ts';

const LOCALES = ['en', 'de'] as const;
const JUSTIFICATIONS = ['none', 'optional', 'required'] as const;

/** Response to a match: the detection, and the text for the person if the rule prompts or blocks. */
export function ResponseStep({ draft, rule }: StepProps) {
  const words = textOf(stepsText);
  const groups = textOf(thresholdText);
  const { response } = rule;
  const set = (change: Partial<RuleResponse>) =>
    draft.setRule(rule.id, { response: { ...response, ...change } });
  return (
    <section className="flex flex-col gap-4">
      <header>
        <h2 className="text-lg font-semibold">{words.responseTitle}</h2>
        <p className="text-ink-3">{words.responseNote}</p>
      </header>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={words.detectionTitle}
          hint={words.detectionTitleHint}
          isRequired
          maxLength={120}
          value={rule.title}
          onChange={(event) => draft.setRule(rule.id, { title: event.target.value })}
        />
        <Field label={words.severity} hint={words.severityHint}>
          <Select
            label={words.severity}
            options={SEVERITIES.map((value) => ({ value, label: severityWord(value) }))}
            value={rule.severity}
            onChange={(value) => {
              const severity = SEVERITIES.find((name) => name === value);
              if (severity !== undefined) draft.setRule(rule.id, { severity });
            }}
          />
        </Field>
        <Field label={words.oneDetectionPer} hint={words.oneDetectionPerHint}>
          <MultiSelect
            label={words.oneDetectionPer}
            options={GROUP_KEYS.map((value) => ({ value, label: groups[`group_${value}`] }))}
            values={rule.groupBy}
            onChange={(groupBy) => draft.setRule(rule.id, { groupBy })}
          />
        </Field>
        <Field label={words.remediation} hint={words.remediationHint}>
          <MultiSelect
            label={words.remediation}
            options={REMEDIATIONS.map((value) => ({ value, label: words[`remediation_${value}`] }))}
            values={response.remediation}
            onChange={(values) =>
              set({ remediation: REMEDIATIONS.filter((name) => values.includes(name)) })
            }
          />
        </Field>
      </div>
      <h3 className="mt-2 text-md font-semibold">{words.messageTitle}</h3>
      <p className="-mt-3 text-ink-3">{words.messageNote}</p>
      <div className="grid gap-4 md:grid-cols-2">
        {LOCALES.map((locale) => (
          <TextArea
            key={locale}
            label={words[`message_${locale}`]}
            rows={3}
            value={response.messages[locale] ?? ''}
            onChange={(event) =>
              set({ messages: { ...response.messages, [locale]: event.target.value } })
            }
          />
        ))}
        <Field label={words.justification}>
          <Select
            label={words.justification}
            options={JUSTIFICATIONS.map((value) => ({
              value,
              label: words[`justification_${value}`],
            }))}
            value={response.justification}
            onChange={(value) =>
              set({ justification: JUSTIFICATIONS.find((name) => name === value) ?? 'none' })
            }
          />
        </Field>
        <Field label={words.overrides} hint={words.overridesHint}>
          <MultiSelect
            label={words.overrides}
            options={ANSWERS.map((value) => ({
              value,
              label: words[`override_${value}`],
            }))}
            values={response.overrideKinds}
            onChange={(values) =>
              set({ overrideKinds: ANSWERS.filter((name) => values.includes(name)) })
            }
          />
        </Field>
        <NumberField
          label={words.overrideHours}
          min={1}
          max={720}
          value={Math.max(1, Math.round((response.ttlMinutes ?? 60) / 60))}
          onChange={(hours) => set({ ttlMinutes: hours * 60 })}
        />
      </div>
      <PromptPreview response={response} />
    </section>
  );
}

/** The prompt as the person sees it, in each language that has a text. */
function PromptPreview({ response }: { response: RuleResponse }) {
  const words = textOf(stepsText);
  const written = LOCALES.filter((locale) => (response.messages[locale] ?? '').trim() !== '');
  if (written.length === 0) return null;
  return (
    <Panel title={words.preview}>
      <div className="grid gap-3 md:grid-cols-2">
        {written.map((locale) => (
          <div
            key={locale}
            lang={locale}
            className="rounded-md border border-line-2 p-3 shadow-lift"
          >
            <p className="whitespace-pre-wrap">{response.messages[locale]}</p>
            {response.justification !== 'none' && (
              <p className="mt-2 rounded-sm border border-dashed border-line-2 px-2 py-1 text-sm text-ink-3">
                {words[`justification_${response.justification}`]}
              </p>
            )}
          </div>
        ))}
      </div>
    </Panel>
  );
}
