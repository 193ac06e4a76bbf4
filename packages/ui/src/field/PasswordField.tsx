import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Field } from './Field.tsx';
import { useFieldAttributes } from './field-context.ts';
import { INPUT_CLASS } from './input-class.ts';
import { textOf } from '../text/define-text.ts';
import { fieldText } from './field.text.ts';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  /** Drawn right under the input, for a strength meter. */
  meter?: ReactNode;
}

/** A password input that can be shown, with room for a strength meter. */
export function PasswordField({
  label,
  hint,
  error,
  isRequired,
  meter,
  ...rest
}: PasswordFieldProps) {
  const input = (
    <>
      <PasswordInput {...rest} />
      {meter}
    </>
  );
  if (label === undefined) return input;
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} id={rest.id}>
      {input}
    </Field>
  );
}

function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const attributes = useFieldAttributes();
  const [isShown, setIsShown] = useState(false);
  const ToggleIcon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        autoComplete="current-password"
        spellCheck={false}
        {...attributes}
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={clsx(INPUT_CLASS, 'pr-9', className)}
      />
      <button
        type="button"
        aria-label={isShown ? textOf(fieldText).hidePassword : textOf(fieldText).showPassword}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-8 place-items-center rounded-md text-ink-3 hover:text-ink"
      >
        <ToggleIcon aria-hidden className="size-4" />
      </button>
    </div>
  );
}
