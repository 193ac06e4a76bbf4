import { useState } from 'react';
import type { FailurePlace, SignInFailure } from './sign-in-error.ts';
import { useCountdown } from './use-countdown.ts';

export interface Tries {
  isBusy: boolean;
  /** Seconds until the provider accepts another attempt; 0 if immediately. */
  secondsLeft: number;
  /** Error of an input, or of the form; undefined if none. */
  faultAt: (place: FailurePlace) => string | undefined;
  fail: (failure: SignInFailure | null) => void;
  /** Before the work: false if some is running, or none is allowed. */
  begin: () => boolean;
  /** After it; null: it went well. */
  end: (failure: SignInFailure | null) => void;
}

/** One form's attempts, on the sign-in page and elsewhere: busy, failed, told to wait. */
export function useTries(): Tries {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const { secondsLeft, start } = useCountdown();
  return {
    isBusy,
    secondsLeft,
    faultAt: (place) => (failure?.at === place ? failure.message : undefined),
    fail: setFailure,
    begin() {
      if (isBusy || secondsLeft > 0) return false;
      setIsBusy(true);
      setFailure(null);
      return true;
    },
    end(found) {
      setIsBusy(false);
      setFailure(found);
      if (found !== null) start(found.retryAfterSeconds);
    },
  };
}
