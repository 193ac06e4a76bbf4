import { textOf, TextField } from '@waybill/ui';
import { useState } from 'react';
import { numberFieldText } from './number-field.text.ts';

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
  /** Whether only whole numbers are accepted; true by default. */
  isWhole?: boolean | undefined;
}

/**
 * A number within limits, whole by default. An invalid entry shows why, is not submitted with Enter, and is
 * reset when the field is left.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, value, min, max, onChange, disabled, error, isWhole = true } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const isAllowed = (text: string) => {
    const next = Number(text);
    const isNumber = isWhole ? Number.isInteger(next) : Number.isFinite(next);
    return text.trim() !== '' && isNumber && next >= min && next <= max;
  };
  const isWrong = typed !== null && !isAllowed(typed);
  const message = isWrong ? textOf(numberFieldText).outside(min, max, isWhole) : error;
  return (
    <>
      <TextField
        type="number"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        step={isWhole ? 1 : 'any'}
        aria-label={props['aria-label']}
        label={label}
        hint={hint}
        error={message}
        {...(isWrong ? { 'aria-invalid': true } : {})}
        disabled={disabled}
        min={min}
        max={max}
        value={typed ?? String(value)}
        onChange={(event) => {
          setTyped(event.target.value);
          if (isAllowed(event.target.value)) onChange(Number(event.target.value));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isWrong) event.preventDefault();
        }}
        onBlur={() => setTyped(null)}
        className="max-w-32"
      />
      {label === undefined && isWrong && (
        <p role="alert" className="text-sm text-critical-text">
          {message}
        </p>
      )}
    </>
  );
}
