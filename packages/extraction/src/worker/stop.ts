import type { ExtractionReason, ExtractionState } from '../extraction.ts';

/** Ends the reading of a part, or of everything when `isFinal`, in a state that is told. */
export class Stop extends Error {
  override readonly name = 'Stop';
  readonly state: ExtractionState;
  readonly reason: ExtractionReason;
  /** No other part is read either: a cap of the whole extraction was reached. */
  readonly isFinal: boolean;

  constructor(state: ExtractionState, reason: ExtractionReason, isFinal = false) {
    super(`${state}: ${reason}`);
    this.state = state;
    this.reason = reason;
    this.isFinal = isFinal;
  }
}

/** A cap of the whole extraction: what was read up to here stays. */
export function capReached(reason: ExtractionReason): Stop {
  return new Stop('partial', reason, true);
}
