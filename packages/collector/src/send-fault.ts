import { CONNECTION_REACHES, type ConnectionReach } from '@waybill/contract/integration-values';
import { CollectFailure, unlessCancelled } from './collect-failure.ts';

/** Codes by which the client says, before it asks anyone, that an address may not be reached at all. */
const REFUSED: ReadonlySet<unknown> = new Set(['address_refused', 'scheme_refused']);

/**
 * Throws if a request's error ends the run: it was cancelled, has a meaning already, or the address is
 * forbidden, which no retry changes. Everything else is an unresponsive network.
 *
 * @returns how far the request got, if the client reports it.
 */
export function throwUnlessUnanswered(error: unknown, signal: AbortSignal): ConnectionReach | null {
  unlessCancelled(signal);
  if (error instanceof CollectFailure) throw error;
  if (error instanceof Error && 'code' in error && REFUSED.has(error.code)) {
    throw new CollectFailure(
      'config_invalid',
      'The address may not be reached: public hosts by https only, others where OUTBOUND_ALLOW names them.',
    );
  }
  const reach = error instanceof Error && 'reach' in error ? error.reach : null;
  return CONNECTION_REACHES.find((one) => one === reach) ?? null;
}
