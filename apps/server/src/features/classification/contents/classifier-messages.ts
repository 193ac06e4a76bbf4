import type { ContentClassification } from '@waybill/contract';
import type { TextPart } from './content.ts';
import type { ContentSubject, DataTypeSet } from './data-type-set.ts';

/** Compiled sets that a thread caches. Both sides count the same way, so that a set is sent once. */
export const KEPT_SETS = 8;

/** Start data of a classifier thread. */
export interface ThreadData {
  /** Contains the id of the content to stop. */
  stopped: Int32Array;
}

/** Request to a classifier thread. */
export interface Ask {
  id: number;
  setKey: string;
  /** Null if the thread has it already. */
  set: DataTypeSet | null;
  parts: readonly TextPart[];
  subject: ContentSubject;
  /** Epoch milliseconds. */
  now: number;
}

/** Response: the classification, or the kind of failure. */
export type Answer = { id: number; result: ContentClassification } | { id: number; fault: string };
