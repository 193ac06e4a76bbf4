import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';
import { useFieldAttributes } from './field-context.ts';
import { INPUT_CLASS } from './input-class.ts';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean | undefined;
}

/** A text input of several lines that grows with its content where the browser can. */
export function TextArea({ label, hint, error, isRequired, ...rest }: TextAreaProps) {
  const input = <TextAreaInput {...rest} />;
  if (label === undefined) return input;
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} id={rest.id}>
      {input}
    </Field>
  );
}

function TextAreaInput({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const attributes = useFieldAttributes();
  return (
    <textarea
      rows={rows}
      {...attributes}
      {...rest}
      className={clsx(
        INPUT_CLASS,
        'h-auto! min-h-16 resize-y py-1.5 field-sizing-content',
        className,
      )}
    />
  );
}
