import type { ContentClassification } from '@waybill/contract';
import type { TextPart } from './content.ts';
import type { ContentSubject, DataTypeSet } from './data-type-set.ts';

/** Sets that a thread keeps compiled. Both sides count alike, so that a set is sent once. */
export const KEPT_SETS = 8;

/** What a classifier thread is started with. */
export interface ThreadData {
  /** Holds the id of the content that is to be stopped. */
  stopped: Int32Array;
}

/** What a classifier thread is asked. */
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

/** What it answers: the classification, or the kind of fault that kept it from one. */
export type Answer = { id: number; result: ContentClassification } | { id: number; fault: string };
