import type { ReactNode } from 'react';
import { PlainForm } from './PlainForm.tsx';
import type { Attempt } from './use-attempt.ts';

export interface StepFormProps {
  attempt: Attempt;
  onSubmit: () => void;
  children: ReactNode;
}

/** Form of one step. Errors of the whole form appear above its fields. */
export function StepForm({ attempt, onSubmit, children }: StepFormProps) {
  return (
    <PlainForm failure={attempt.faultAt('form')} onSubmit={onSubmit}>
      {children}
    </PlainForm>
  );
}
