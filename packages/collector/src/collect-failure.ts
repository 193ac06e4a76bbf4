import type { ConnectorFailure } from '@waybill/contract';

/** Why a run cannot go on. The message is for the health screen: no secret, no content of records. */
export class CollectFailure extends Error {
  readonly code: ConnectorFailure;
  readonly retryAfterSec: number | null;

  constructor(code: ConnectorFailure, detail: string, retryAfterSec: number | null = null) {
    super(detail);
    this.name = 'CollectFailure';
    this.code = code;
    this.retryAfterSec = retryAfterSec;
  }
}

/** Ends the run when it was cancelled. */
export function unlessCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw new CollectFailure('cancelled', 'The run was cancelled.');
}
