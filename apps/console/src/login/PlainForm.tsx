import type { ReactNode, Ref } from 'react';
import { FormError } from './FormError.tsx';

export interface PlainFormProps {
  /** Error of the whole form; shown above the fields. */
  failure: string | undefined;
  onSubmit: () => void;
  /** For a main button outside of it. */
  id?: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** A form with our own error messages instead of the browser's. */
export function PlainForm({ failure, onSubmit, id, ref, children }: PlainFormProps) {
  return (
    <form
      {...(id === undefined ? {} : { id })}
      {...(ref === undefined ? {} : { ref })}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {failure !== undefined && <FormError>{failure}</FormError>}
      {children}
    </form>
  );
}
