import type { ConnectionReach, ConnectorFailure } from '@waybill/contract';

/** Why a run cannot go on. The message is for the health screen: no secret, no content of records. */
export class CollectFailure extends Error {
  readonly code: ConnectorFailure;
  readonly retryAfterSec: number | null;
  /** How far a request without a response got; null if there was a response, or unknown. */
  readonly reach: ConnectionReach | null;

  constructor(
    code: ConnectorFailure,
    detail: string,
    retryAfterSec: number | null = null,
    reach: ConnectionReach | null = null,
  ) {
    super(detail);
    this.name = 'CollectFailure';
    this.code = code;
    this.retryAfterSec = retryAfterSec;
    this.reach = reach;
  }
}

/** Ends the run when it was cancelled. */
export function unlessCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw new CollectFailure('cancelled', 'The run was cancelled.');
}
