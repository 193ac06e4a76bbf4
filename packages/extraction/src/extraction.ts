import type { StructureField } from '@waybill/engine/classification/classification';
import type { FileType } from './detect/file-types.data.ts';

/**
 * Completeness of a file's text. `partial`: some of it was read. `encrypted`, `unsupported`, `failed`:
 * none of it was.
 */
export const STATES = ['complete', 'partial', 'encrypted', 'unsupported', 'failed'] as const;
export type ExtractionState = (typeof STATES)[number];

/** Why a file is not known completely. */
export const REASONS = [
  'input-limit',
  'output-limit',
  'ratio-limit',
  'entry-limit',
  'depth-limit',
  'time-limit',
  'memory-limit',
  'password',
  'no-text',
  'malformed',
  'unknown-type',
  'unknown-compression',
  'image-without-ocr',
  'reader-failed',
] as const;
export type ExtractionReason = (typeof REASONS)[number];

/** The text of one file: of the one that was given, or of one that is in it. */
export interface ExtractedPart {
  /** Names from the outermost file to this one, e.g. `archive.zip/letters/inner.docx`. */
  path: string;
  /** By content, never by name. */
  type: FileType;
  state: ExtractionState;
  reason?: ExtractionReason;
  text: string;
  /** Values with the header of their column, or their path. Offsets in bytes of the UTF-8 text. */
  fields?: readonly StructureField[];
}

/** Everything that could be read from a file. */
export interface Extraction {
  /** Of the file as a whole: `complete` only if every part is. */
  state: ExtractionState;
  reason?: ExtractionReason;
  type: FileType;
  /** The file itself, then those that are in it, in the order of reading. Never empty. */
  parts: readonly ExtractedPart[];
}

/** Limits of one extraction. Whatever a file claims or does, it ends at the first of them. */
export interface ExtractionLimits {
  /** Maximum input bytes; the rest is ignored. */
  inputBytes: number;
  /** Bytes of text, as UTF-8, of all parts together. */
  outputBytes: number;
  /** Inflated bytes for each byte of the input, all levels of nesting together. */
  ratio: number;
  /** Files inside the file, at all levels together. */
  entries: number;
  /** Levels of files inside files. */
  depth: number;
  /** Seconds from the start of reading; then the worker is ended. */
  seconds: number;
  /** Heap of the worker in MiB, and bytes of inner files held at once in MiB. */
  memoryMegabytes: number;
}

/** Name and media type of a file as its source tells them; hints, never trusted. */
export interface FileFacts {
  name?: string;
  mediaType?: string;
}
