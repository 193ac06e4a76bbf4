import { TextField } from '@waybill/ui';
import { useState } from 'react';

export interface NumberFieldProps {
  /** Without one it expects a `Field` around it. */
  label?: string | undefined;
  /** Its name if the adjacent text is not a label, as in a table. */
  'aria-label'?: string | undefined;
  hint?: string | undefined;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  disabled?: boolean | undefined;
  error?: string | undefined;
  /** Whether only whole numbers are taken; true unless told otherwise. */
  isWhole?: boolean | undefined;
}

/** A number within limits, whole unless told otherwise; what is none is put right when the field is left. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, value, min, max, onChange, disabled, error, isWhole = true } = props;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="number"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      step={isWhole ? 1 : 'any'}
      aria-label={props['aria-label']}
      label={label}
      hint={hint}
      error={error}
      disabled={disabled}
      min={min}
      max={max}
      value={typed ?? String(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = Number(event.target.value);
        const isTaken = isWhole ? Number.isInteger(next) : Number.isFinite(next);
        if (event.target.value !== '' && isTaken && next >= min && next <= max) onChange(next);
      }}
      onBlur={() => setTyped(null)}
      className="max-w-32"
    />
  );
}
