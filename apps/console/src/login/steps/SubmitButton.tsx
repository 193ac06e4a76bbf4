import { Button, textOf } from '@waybill/ui';
import type { ReactNode } from 'react';
import type { Attempt } from '../use-attempt.ts';
import { loginText } from '../login.text.ts';

export interface SubmitButtonProps {
  attempt: Pick<Attempt, 'isBusy' | 'secondsLeft'>;
  children: ReactNode;
  /** For a button outside of its form. */
  onClick?: (() => void) | undefined;
}

/** A step's main button: it counts down while the provider requires a wait. */
export function SubmitButton({ attempt, children, onClick }: SubmitButtonProps) {
  const text = textOf(loginText);
  const { isBusy, secondsLeft } = attempt;
  return (
    <Button
      type={onClick === undefined ? 'submit' : 'button'}
      variant="primary"
      className="mt-1 w-full"
      isBusy={isBusy}
      disabledReason={secondsLeft > 0 ? text.askedToWait : undefined}
      {...(onClick === undefined ? {} : { onClick })}
    >
      {secondsLeft > 0 ? text.tryAgainIn(secondsLeft) : children}
    </Button>
  );
}
