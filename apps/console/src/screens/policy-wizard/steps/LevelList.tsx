import { SEVERITIES } from '@waybill/contract/enums';
import { Button, IconButton, Select, severityWord, textOf } from '@waybill/ui';
import { Icon } from '../../../components/icons.ts';
import { NumberField } from '../../../components/NumberField.tsx';
import { stepsText } from './steps.text.ts';
import type { Level } from './threshold-form.ts';

/** Most of a level: beyond it a number is not exact. */
const MOST = Number.MAX_SAFE_INTEGER;

/** From how much on it matters, and how much: from the lowest level up. */
export function LevelList(props: { levels: Level[]; onChange: (levels: Level[]) => void }) {
  const { levels, onChange } = props;
  const words = textOf(stepsText);
  const set = (index: number, change: Partial<Level>) =>
    onChange(levels.map((level, at) => (at === index ? { ...level, ...change } : level)));
  const last = levels.at(-1);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{words.levels}</legend>
      {levels.map((level, index) => (
        <div key={index} className="flex items-end gap-2">
          <NumberField
            label={words.from}
            min={1}
            max={MOST}
            value={level.value}
            onChange={(value) => set(index, { value })}
          />
          <Select
            label={words.severity}
            className="w-40"
            options={SEVERITIES.map((value) => ({ value, label: severityWord(value) }))}
            value={level.severity}
            onChange={(value) =>
              set(index, { severity: SEVERITIES.find((name) => name === value) ?? 'MEDIUM' })
            }
          />
          {levels.length > 1 && (
            <IconButton
              label={words.removeLevel}
              icon={<Icon.close aria-hidden className="size-4" />}
              onClick={() => onChange(levels.filter((_level, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {last !== undefined && levels.length < SEVERITIES.length && (
        <Button
          variant="ghost"
          className="self-start"
          onClick={() => onChange([...levels, { value: last.value * 2, severity: 'HIGH' }])}
        >
          {words.addLevel}
        </Button>
      )}
    </fieldset>
  );
}
