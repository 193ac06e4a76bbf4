import { ProgressBar, textOf } from '@waybill/ui';
import { useEffect } from 'react';
import type { Outcome } from '../provider-call.ts';
import type { Waiting } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { WAIT_MS } from '../start-method.ts';
import { clockText, useSecondsUntil } from '../use-seconds-until.ts';
import { stepsText } from './steps.text.ts';

export interface WaitBarProps {
  waiting: Waiting;
  /** Waits for the session; silent once the signal is given. */
  wait: (signal: AbortSignal) => Promise<Outcome | null>;
  /** Instead of the bar, when there is nothing to wait for. */
  expired: string;
}

/** Waits for something that someone does elsewhere, and shows for how long. */
export function WaitBar({ waiting, wait, expired }: WaitBarProps) {
  const text = textOf(stepsText);
  const { tools, dispatch } = useSignInPage();
  const { endsAt } = waiting;
  const secondsLeft = useSecondsUntil(endsAt, tools.now);

  useEffect(() => {
    const abort = new AbortController();
    void wait(abort.signal).then((outcome) => {
      if (outcome !== null && 'event' in outcome) dispatch(outcome.event);
    });
    return () => abort.abort();
    // Only restarts for another link: `wait` is a new function on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [waiting, dispatch]);

  return (
    <>
      {secondsLeft > 0 && (
        <div className="flex flex-col gap-1.5">
          <p className="flex justify-between text-sm text-ink-2">
            <span>{text.waiting}</span>
            <span role="timer" className="text-ink-3 tabular-nums">
              {text.left(clockText(secondsLeft))}
            </span>
          </p>
          <ProgressBar
            label={text.timeLeft}
            isLabelHidden
            value={(secondsLeft * 100_000) / WAIT_MS}
          />
        </div>
      )}
      <p role="status" className="text-md text-critical-text empty:hidden">
        {secondsLeft === 0 && expired}
      </p>
    </>
  );
}
