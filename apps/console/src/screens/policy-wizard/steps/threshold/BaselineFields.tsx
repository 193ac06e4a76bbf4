import { Field, Select, Switch, textOf } from '@waybill/ui';
import { NumberField } from '../../../../components/NumberField.tsx';
import {
  BASELINE_METHODS,
  type Baseline,
} from '../../../../components/policy/threshold/count-form.ts';
import { thresholdText } from './threshold.text.ts';

const FIRST: Baseline = { method: 'multiple', k: 3 };

export interface BaselineFieldsProps {
  baseline: Baseline | null;
  onChange: (baseline: Baseline | null) => void;
}

/** Whether and how far the levels follow the baseline. */
export function BaselineFields({ baseline, onChange }: BaselineFieldsProps) {
  const words = textOf(thresholdText);
  return (
    <>
      <Switch
        label={words.baseline}
        hint={words.baselineHint}
        isOn={baseline !== null}
        onChange={(isOn) => onChange(isOn ? FIRST : null)}
      />
      {baseline !== null && (
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={words.baselineMethod}>
            <Select
              label={words.baselineMethod}
              options={BASELINE_METHODS.map((value) => ({
                value,
                label: words[`method_${value}`],
              }))}
              value={baseline.method}
              onChange={(name) => {
                const method = BASELINE_METHODS.find((known) => known === name);
                if (method !== undefined) onChange({ ...baseline, method });
              }}
            />
          </Field>
          <NumberField
            label={baseline.method === 'multiple' ? words.baselineTimes : words.baselineSpreads}
            isWhole={false}
            min={1}
            max={100}
            value={baseline.k}
            onChange={(k) => onChange({ ...baseline, k })}
          />
        </div>
      )}
    </>
  );
}
