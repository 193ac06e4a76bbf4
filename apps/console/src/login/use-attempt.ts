import type { Outcome } from './provider-call.ts';
import { useSignInPage } from './sign-in-page.ts';
import { useTries, type Tries } from './use-tries.ts';

export interface Attempt extends Pick<Tries, 'isBusy' | 'secondsLeft' | 'faultAt' | 'fail'> {
  /** Runs a step's work one at a time and reports the result to the page. */
  run: (work: () => Promise<Outcome>) => Promise<void>;
}

/** The attempts of one form of the sign-in page, which receives their results. */
export function useAttempt(): Attempt {
  const { dispatch, leave, underWay } = useSignInPage();
  const { begin, end, ...shown } = useTries();

  async function run(work: () => Promise<Outcome>): Promise<void> {
    if (!begin()) return;
    underWay.begin();
    const outcome = await work();
    if ('leaveTo' in outcome) {
      // Stays busy: the browser is on its way.
      leave(outcome.leaveTo);
      return;
    }
    end('failure' in outcome ? outcome.failure : null);
    // Called before the count drops, so that the new session is not mistaken for another tab's.
    if ('event' in outcome) dispatch(outcome.event);
    underWay.end();
  }

  return { ...shown, run };
}
