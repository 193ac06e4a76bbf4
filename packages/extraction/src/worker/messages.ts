import type {
  ExtractionLimits,
  ExtractionReason,
  ExtractionState,
  FileFacts,
} from '../extraction.ts';
import type { FileType } from '../detect/file-types.data.ts';

/** Fields as numbers, since a list of objects would be copied name by name. */
export interface PackedFields {
  /** Start, end, index of the name and kind (0 header, 1 path) of one field after the other. */
  numbers: Uint32Array;
  names: readonly string[];
}

/** To the worker: read this file. */
export interface Assignment {
  bytes: Uint8Array;
  facts: FileFacts;
  limits: ExtractionLimits;
  /** The input went on behind `bytes`. */
  isCut: boolean;
}

/** From the worker, while it reads: what is known when it is ended is kept. */
export type WorkerMessage =
  | { kind: 'part'; id: number; path: string; type: FileType }
  | { kind: 'text'; id: number; text: string }
  | {
      kind: 'end';
      id: number;
      state: ExtractionState;
      reason?: ExtractionReason;
      fields?: PackedFields;
    }
  | { kind: 'done' };
