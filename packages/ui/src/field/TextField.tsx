import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';
import { useFieldAttributes } from './field-context.ts';
import { INPUT_CLASS } from './input-class.ts';

export interface TextFieldProps extends ComponentProps<'input'> {
  /** With a label the field draws its own; without one it expects a surrounding `Field`. */
  label?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  /** For ids, hosts, patterns. */
  isMono?: boolean | undefined;
}

/** A single-line text input. */
export function TextField({ label, hint, error, isRequired, isMono, ...rest }: TextFieldProps) {
  const input = (
    <TextInput {...rest} className={clsx(isMono && 'font-mono text-sm', rest.className)} />
  );
  if (label === undefined) return input;
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} id={rest.id}>
      {input}
    </Field>
  );
}

function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  const attributes = useFieldAttributes();
  return <input type="text" {...attributes} {...rest} className={clsx(INPUT_CLASS, className)} />;
}
