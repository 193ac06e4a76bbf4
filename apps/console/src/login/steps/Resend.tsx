import { textOf } from '@waybill/ui';
import { useEffect, useState } from 'react';
import { FormError } from '../FormError.tsx';
import type { Outcome } from '../provider-call.ts';
import { useAttempt } from '../use-attempt.ts';
import { useCountdown } from '../use-countdown.ts';
import { StepLink } from './StepLink.tsx';
import { stepsText } from './steps.text.ts';

/** Seconds between two messages to the same person: the first one may be slow. */
const PAUSE_SECONDS = 30;

export interface ResendProps {
  /** A verb, e.g. `Send another code`. */
  label: string;
  send: () => Promise<Outcome>;
}

/** Sends a message once more, after a pause. */
export function Resend({ label, send }: ResendProps) {
  const attempt = useAttempt();
  const pause = useCountdown();
  const [count, setCount] = useState(0);
  const { start } = pause;
  const secondsLeft = Math.max(pause.secondsLeft, attempt.secondsLeft);

  useEffect(() => {
    // Again after each message.
    if (count >= 0) start(PAUSE_SECONDS);
  }, [count, start]);

  function sendAgain() {
    void attempt.run(async () => {
      const outcome = await send();
      if ('event' in outcome) setCount((known) => known + 1);
      return outcome;
    });
  }

  const failure = attempt.faultAt('form');
  return (
    <div className="flex flex-col gap-2 text-base text-ink-3">
      {failure !== undefined && <FormError>{failure}</FormError>}
      {secondsLeft > 0 ? (
        <p className="min-h-6 tabular-nums">{textOf(stepsText).againIn(label, secondsLeft)}</p>
      ) : (
        <StepLink onClick={sendAgain}>{label}</StepLink>
      )}
      <p role="status" className="sr-only">
        {count > 0 && textOf(stepsText).sentAgain}
      </p>
    </div>
  );
}
