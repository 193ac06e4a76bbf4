import { useState } from 'react';
import type { Outcome } from './provider-call.ts';
import { useSignInPage } from './sign-in-page.ts';
import type { FailurePlace, SignInFailure } from './sign-in-error.ts';
import { useCountdown } from './use-countdown.ts';

export interface Attempt {
  isBusy: boolean;
  /** Seconds until the provider wants to hear of this page again; 0 when at once. */
  secondsLeft: number;
  /** What went wrong at an input, or with the form; undefined when nothing did. */
  faultAt: (place: FailurePlace) => string | undefined;
  fail: (failure: SignInFailure | null) => void;
  /** Does a step's work once at a time and tells the page of its outcome. */
  run: (work: () => Promise<Outcome>) => Promise<void>;
}

/** One form's attempts: busy, failed, told to wait. */
export function useAttempt(): Attempt {
  const { dispatch, leave, underWay } = useSignInPage();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const { secondsLeft, start } = useCountdown();

  async function run(work: () => Promise<Outcome>): Promise<void> {
    if (isBusy || secondsLeft > 0) return;
    setIsBusy(true);
    setFailure(null);
    underWay.begin();
    const outcome = await work();
    if ('leaveTo' in outcome) {
      // Stays busy: the browser is on its way.
      leave(outcome.leaveTo);
      return;
    }
    setIsBusy(false);
    // Told before the count falls, so that nobody takes the new session for somebody else's.
    if ('event' in outcome) dispatch(outcome.event);
    underWay.end();
    if ('event' in outcome) return;
    setFailure(outcome.failure);
    start(outcome.failure.retryAfterSeconds);
  }

  return {
    isBusy,
    secondsLeft,
    faultAt: (place) => (failure?.at === place ? failure.message : undefined),
    fail: setFailure,
    run,
  };
}
