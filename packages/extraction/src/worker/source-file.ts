import type { FileType } from '../detect/file-types.data.ts';
import type { ExtractionReason } from '../extraction.ts';
import type { Budget } from './budget.ts';
import type { PartOutput } from './part-output.ts';

/** One file being read. */
export interface SourceFile {
  bytes: Uint8Array;
  type: FileType;
  /** Last step of its path. */
  name: string;
  /** What its source says about its encoding or type; a hint. */
  mediaType?: string;
  out: PartOutput;
  budget: Budget;
  /** Reads a file that is in this one, as its own part. */
  embed(inner: InnerFile): Promise<void>;
}

export interface InnerFile {
  name: string;
  bytes: Uint8Array;
  mediaType?: string;
  /** State of a part whose content cannot be had; it is not read then. */
  unreadable?: 'password' | 'unknown-compression' | 'memory-limit' | 'malformed';
  /** Why it ends before its end. */
  fault?: ExtractionReason;
}

/**
 * Reads a file into its output. To end early it throws a `Stop`; any other error means that the file is
 * malformed, and the output so far stays.
 */
export type Reader = (file: SourceFile) => Promise<void> | void;
