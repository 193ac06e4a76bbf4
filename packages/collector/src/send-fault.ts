import { CollectFailure, unlessCancelled } from './collect-failure.ts';

/** Codes by which the client says, before it asks anyone, that an address may not be reached at all. */
const REFUSED: ReadonlySet<unknown> = new Set(['address_refused', 'scheme_refused']);

/**
 * Throws when what a request failed with ends the run: it was cancelled, it has a meaning already, or the
 * address may not be reached, which no repetition changes. Everything else is a network without an answer;
 * what it made of the host is not for the health screen.
 */
export function throwUnlessUnanswered(error: unknown, signal: AbortSignal): void {
  unlessCancelled(signal);
  if (error instanceof CollectFailure) throw error;
  if (error instanceof Error && 'code' in error && REFUSED.has(error.code)) {
    throw new CollectFailure(
      'config_invalid',
      'The address may not be reached: public hosts by https only, others where OUTBOUND_ALLOW names them.',
    );
  }
}
