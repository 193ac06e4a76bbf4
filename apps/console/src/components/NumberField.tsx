import { TextField } from '@waybill/ui';
import { useState } from 'react';

export interface NumberFieldProps {
  label: string;
  hint?: string | undefined;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  disabled?: boolean | undefined;
  error?: string | undefined;
}

/** A whole number within limits; what is none is put right when the field is left. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, value, min, max, onChange, disabled, error } = props;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="number"
      inputMode="numeric"
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
        if (event.target.value !== '' && Number.isInteger(next) && next >= min && next <= max) {
          onChange(next);
        }
      }}
      onBlur={() => setTyped(null)}
      className="max-w-32"
    />
  );
}
