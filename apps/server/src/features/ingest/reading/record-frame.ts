/** One record of a body as bytes, or why it is invalid. Lines and records count from 1. */
export type RecordFrame =
  | { kind: 'record'; line: number; bytes: Buffer }
  | { kind: 'fault'; line: number; reason: string; bytes: Buffer; isTruncated: boolean };

/** Splits a body into records, piece by piece, holding at most one record. */
export interface RecordFramer {
  /** Frames completed by this piece of the body. Throws `BrokenBody` if it cannot continue. */
  push(chunk: Buffer): RecordFrame[];
  /** Frames that the end of the body completes. Throws `BrokenBody` when it ends inside a record. */
  end(): RecordFrame[];
}

/** The body cannot be split beyond this point; earlier frames remain valid. */
export class BrokenBody extends Error {
  override name = 'BrokenBody';
  /** Frames completed by the failing piece. */
  readonly framesBefore: RecordFrame[];

  constructor(message: string, framesBefore: RecordFrame[] = []) {
    super(message);
    this.framesBefore = framesBefore;
  }
}

/** Stored part of an oversized record, so that a person can recognize it. @published */
export const KEPT_OF_OVERSIZE = 4096;

/** @published */
export function oversizeReason(maxBytes: number): string {
  return `larger than ${maxBytes} bytes`;
}
