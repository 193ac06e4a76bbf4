import type { ReactNode, Ref } from 'react';
import { FormError } from './FormError.tsx';

export interface PlainFormProps {
  /** What failed as a whole; stands above the fields. */
  failure: string | undefined;
  onSubmit: () => void;
  /** Where its main button stands outside of it. */
  id?: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** A form whose faults are told in our own words and not in the browser's. */
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
