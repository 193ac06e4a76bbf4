import type { ReactNode } from 'react';
import { FormError } from './FormError.tsx';
import type { Attempt } from './use-attempt.ts';

/** Form of one step: what failed as a whole stands above its fields. */
export function StepForm({
  attempt,
  onSubmit,
  children,
}: {
  attempt: Attempt;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const failure = attempt.faultAt('form');
  return (
    <form
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
