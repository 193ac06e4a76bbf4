import { useEffect, useRef, type ReactNode } from 'react';
import { PlainForm } from '../PlainForm.tsx';
import type { SignInFailure } from '../sign-in-error.ts';
import { SubmitButton } from '../steps/SubmitButton.tsx';
import { useCountdown } from '../use-countdown.ts';

export interface FlowFormProps {
  /** Of its main button. */
  action: string;
  isBusy: boolean;
  failure: SignInFailure | null;
  onSubmit: () => void;
  children: ReactNode;
  /** Below the main button. */
  others?: ReactNode;
}

/** The form of a flow's screen: its first field has the focus, its main button waits while it must. */
export function FlowForm({ action, isBusy, failure, onSubmit, children, others }: FlowFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { secondsLeft, start } = useCountdown();

  useEffect(
    () => form.current?.querySelector<HTMLElement>('input:not([tabindex="-1"])')?.focus(),
    [],
  );
  useEffect(() => {
    if (failure !== null) start(failure.retryAfterSeconds);
  }, [failure, start]);

  return (
    <PlainForm
      ref={form}
      failure={failure?.at === 'form' ? failure.message : undefined}
      onSubmit={() => {
        if (!isBusy && secondsLeft === 0) onSubmit();
      }}
    >
      {children}
      <SubmitButton attempt={{ isBusy, secondsLeft }}>{action}</SubmitButton>
      {others}
    </PlainForm>
  );
}
