/** One record of a body as its bytes, or why it cannot be one. Lines and records count from 1. */
export type RecordFrame =
  | { kind: 'record'; line: number; bytes: Buffer }
  | { kind: 'fault'; line: number; reason: string; bytes: Buffer; isTruncated: boolean };

/** Splits a body into records, piece by piece, holding at most one record. */
export interface RecordFramer {
  /** Frames that this piece of the body completes. Throws `BrokenBody` where it cannot go on. */
  push(chunk: Buffer): RecordFrame[];
  /** Frames that the end of the body completes. Throws `BrokenBody` when it ends inside a record. */
  end(): RecordFrame[];
}

/** The body cannot be split past this point; what was framed before stands. */
export class BrokenBody extends Error {
  override name = 'BrokenBody';
  /** Frames that the failing piece still completed. */
  readonly framesBefore: RecordFrame[];

  constructor(message: string, framesBefore: RecordFrame[] = []) {
    super(message);
    this.framesBefore = framesBefore;
  }
}

/** How much of a record that is too large is kept, so that a person can see what it was. @published */
export const KEPT_OF_OVERSIZE = 4096;

/** @published */
export function oversizeReason(maxBytes: number): string {
  return `larger than ${maxBytes} bytes`;
}
