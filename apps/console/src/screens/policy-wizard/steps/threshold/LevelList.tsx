import { SEVERITIES } from '@waybill/contract/enums';
import { Button, IconButton, Select, severityWord, textOf } from '@waybill/ui';
import { Icon } from '../../../../components/icons.ts';
import { NumberField } from '../../../../components/NumberField.tsx';
import {
  isRising,
  type CountForm,
  type Level,
} from '../../../../components/policy/threshold/count-form.ts';
import { amount } from '../../../../components/policy/threshold/threshold-sentence.ts';
import { thresholdText } from './threshold.text.ts';

/** Most of a level: beyond it a number is not exact. */
const MOST = Number.MAX_SAFE_INTEGER;

/** Levels and their severities, lowest first. */
export function LevelList(props: { form: CountForm; onChange: (levels: Level[]) => void }) {
  const { form, onChange } = props;
  const { levels } = form;
  const words = textOf(thresholdText);
  const set = (index: number, change: Partial<Level>) =>
    onChange(levels.map((level, at) => (at === index ? { ...level, ...change } : level)));
  const last = levels.at(-1);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-medium">{words.levels}</legend>
      <p className="mb-1 text-sm text-ink-3">{words.levelsHint}</p>
      {levels.map((level, index) => (
        <div key={index} className="flex items-start gap-2">
          <div className="w-32">
            <NumberField
              label={words.from}
              // Bytes are hard to read as a number.
              hint={form.metric === 'bytes' ? amount(form, level.value) : undefined}
              error={isRising(levels, index) ? undefined : words.notRising}
              min={1}
              max={MOST}
              value={level.value}
              onChange={(value) => set(index, { value })}
            />
          </div>
          <div className="w-40 pt-6.5">
            <Select
              label={words.severity}
              options={SEVERITIES.map((value) => ({ value, label: severityWord(value) }))}
              value={level.severity}
              onChange={(value) =>
                set(index, { severity: SEVERITIES.find((name) => name === value) ?? 'MEDIUM' })
              }
            />
          </div>
          {levels.length > 1 && (
            <IconButton
              label={words.removeLevel}
              icon={<Icon.close aria-hidden className="size-4" />}
              onClick={() => onChange(levels.filter((_level, at) => at !== index))}
              className="mt-6.5"
            />
          )}
        </div>
      ))}
      {last !== undefined && levels.length < SEVERITIES.length && (
        <Button
          variant="ghost"
          icon={<Icon.add aria-hidden className="size-4" />}
          className="self-start"
          onClick={() => onChange([...levels, { value: last.value * 2, severity: moreThan(last) }])}
        >
          {words.addLevel}
        </Button>
      )}
    </fieldset>
  );
}

/** The next severity above that of a level. */
function moreThan({ severity }: Level): Level['severity'] {
  return SEVERITIES[SEVERITIES.indexOf(severity) + 1] ?? severity;
}
