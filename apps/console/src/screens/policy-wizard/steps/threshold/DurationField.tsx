import { Field, Select, textOf } from '@waybill/ui';
import { useState } from 'react';
import { NumberField } from '../../../../components/NumberField.tsx';
import { thresholdText } from './threshold.text.ts';

const UNITS = [
  { name: 'seconds', ms: 1000 },
  { name: 'minutes', ms: 60_000 },
  { name: 'hours', ms: 3_600_000 },
  { name: 'days', ms: 86_400_000 },
] as const;
type Unit = (typeof UNITS)[number];

export interface DurationFieldProps {
  label: string;
  hint?: string | undefined;
  /** Milliseconds, as the limits are. */
  value: number;
  min: number;
  max: number;
  onChange: (ms: number) => void;
}

/** A length of time as a whole number of a unit, e.g. 8 hours. */
export function DurationField({ label, hint, value, min, max, onChange }: DurationFieldProps) {
  const words = textOf(thresholdText);
  const [chosen, setChosen] = useState<Unit>();
  const unit = chosen !== undefined && value % chosen.ms === 0 ? chosen : largestUnit(value);
  const most = Math.floor(max / unit.ms);
  const count = value / unit.ms;
  return (
    <Field label={label} hint={hint}>
      <div className="flex items-start gap-2">
        <NumberField
          min={Math.ceil(min / unit.ms)}
          max={most}
          value={count}
          onChange={(next) => onChange(next * unit.ms)}
        />
        <div className="w-32 shrink-0">
          <Field label={words.unitOf(label)} isLabelHidden>
            <Select
              label={words.unitOf(label)}
              options={UNITS.map(({ name }) => ({ value: name, label: words[name] }))}
              value={unit.name}
              onChange={(name) => {
                const next = UNITS.find((one) => one.name === name) ?? unit;
                setChosen(next);
                onChange(
                  Math.min(Math.max(min, count * next.ms), Math.floor(max / next.ms) * next.ms),
                );
              }}
            />
          </Field>
        </div>
      </div>
    </Field>
  );
}

/** The largest unit in which the time is a whole number; else seconds. */
function largestUnit(ms: number): Unit {
  return UNITS.findLast((unit) => ms >= unit.ms && ms % unit.ms === 0) ?? UNITS[0];
}
