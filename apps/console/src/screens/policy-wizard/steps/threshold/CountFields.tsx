import { Field, Select, textOf } from '@waybill/ui';
import { fieldLabel, type FieldCatalogue } from '../../../../components/policy/field-catalogue.ts';
import { METRICS, type CountForm } from '../../../../components/policy/threshold/count-form.ts';
import { BaselineFields } from './BaselineFields.tsx';
import { FrameFields } from './FrameFields.tsx';
import { LevelList } from './LevelList.tsx';
import { thresholdText } from './threshold.text.ts';

export interface CountFieldsProps {
  form: CountForm;
  catalogue: FieldCatalogue;
  onChange: (form: CountForm) => void;
}

/** What is counted, in which time, and the minimum. */
export function CountFields({ form, catalogue, onChange }: CountFieldsProps) {
  const words = textOf(thresholdText);
  const set = (change: Partial<CountForm>) => onChange({ ...form, ...change });
  return (
    <div className="flex flex-col gap-4">
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
      </div>
      <LevelList form={form} onChange={(levels) => set({ levels })} />
      <FrameFields frame={form} onChange={set} />
      <BaselineFields baseline={form.baseline} onChange={(baseline) => set({ baseline })} />
    </div>
  );
}
