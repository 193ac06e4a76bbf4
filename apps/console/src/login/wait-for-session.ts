import { factsOf } from './session-facts.ts';
import type { Outcome } from './provider-call.ts';
import type { Answer, SignedIn } from './sign-in-sdk.ts';
import type { Waiting } from './sign-in-machine.ts';

/**
 * Milliseconds of one polling round. The SDK cannot be stopped, so it is polled in short rounds: after
 * a cancel it stops with the round.
 */
const TURN_MS = 10_000;
/** The SDK's own smallest and default interval between two questions. */
const INTERVAL_MS = 1000;

export type WaitCall = (
  pendingRef: string,
  options: { pollingIntervalMs: number; timeoutMs: number },
) => Promise<Answer<SignedIn>>;

/** The SDK's mark of a turn that ran out. */
const TIMED_OUT = '0';

/** Waits until someone follows the link; null once `signal` is given or the time is over. */
export async function waitForSession(
  call: WaitCall,
  { pendingRef, endsAt }: Waiting,
  { loginId, now, signal }: { loginId: string; now: () => number; signal: AbortSignal },
): Promise<Outcome | null> {
  while (!signal.aborted && now() < endsAt) {
    const timeoutMs = Math.max(INTERVAL_MS, Math.min(TURN_MS, endsAt - now()));
    const answer = await call(pendingRef, { pollingIntervalMs: INTERVAL_MS, timeoutMs });
    if (signal.aborted) return null;
    if (answer.ok) {
      return { event: { type: 'signedIn', facts: factsOf(answer.data ?? {}, loginId) } };
    }
    if (answer.error?.errorCode !== TIMED_OUT) return null;
  }
  return null;
}
