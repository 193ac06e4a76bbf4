import type { Outcome } from './provider-call.ts';
import { useSignInPage } from './sign-in-page.ts';
import { useTries, type Tries } from './use-tries.ts';

export interface Attempt extends Pick<Tries, 'isBusy' | 'secondsLeft' | 'faultAt' | 'fail'> {
  /** Does a step's work once at a time and tells the page of its outcome. */
  run: (work: () => Promise<Outcome>) => Promise<void>;
}

/** The tries of one form of the sign-in page, which hears of what they come to. */
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
    // Told before the count falls, so that no one takes the new session for someone else’s.
    if ('event' in outcome) dispatch(outcome.event);
    underWay.end();
  }

  return { ...shown, run };
}
