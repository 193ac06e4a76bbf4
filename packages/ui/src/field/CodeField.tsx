import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Field } from './Field.tsx';
import { useFieldAttributes } from './field-context.ts';

export interface CodeFieldProps {
  label: ReactNode;
  /** Digits of the code. */
  length?: number | undefined;
  value: string;
  /** Digits only, however they were typed or pasted. */
  onChange: (value: string) => void;
  /** Called once the last digit is there. */
  onComplete?: ((value: string) => void) | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** A one-time code: one input over as many boxes as the code has digits. */
export function CodeField({ label, hint, error, ...rest }: CodeFieldProps) {
  const id = useId();
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      <CodeInput {...rest} />
    </Field>
  );
}

/** The digits of a text, ignoring separators. */
function digitsOf(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length);
}

function CodeInput(props: Omit<CodeFieldProps, 'label' | 'hint' | 'error'>) {
  const { length = 6, value, onChange, onComplete, isDisabled } = props;
  const attributes = useFieldAttributes();
  const active = Math.min(value.length, length - 1);
  function change(text: string) {
    const digits = digitsOf(text, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  }
  return (
    <div className="group relative">
      <div aria-hidden className="flex gap-2">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={clsx(
              'grid h-11 min-w-0 flex-1 place-items-center rounded-md border bg-surface font-mono text-xl dark:bg-sunken',
              attributes['aria-invalid'] ? 'border-critical' : 'border-line-2',
              index === active && 'group-focus-within:border-accent',
              isDisabled && 'opacity-50',
            )}
          >
            {value[index] ?? ''}
          </span>
        ))}
      </div>
      <input
        {...attributes}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        // No maxLength: a pasted "123 456" would be cut before its space is taken out.
        value={value}
        disabled={isDisabled}
        onChange={(event) => change(event.target.value)}
        className="absolute inset-0 w-full rounded-md bg-transparent text-transparent caret-transparent selection:bg-transparent selection:text-transparent focus-visible:outline-offset-2"
      />
    </div>
  );
}
