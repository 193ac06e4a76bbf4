import type { ContentState } from '@waybill/contract';
import type { Passage } from '@waybill/engine';

/** Classification input. Plain data: it is sent to worker threads. @published */
export type Content =
  | { kind: 'text'; text: string }
  | { kind: 'file'; name: string | null; mediaType: string | null; bytes: Uint8Array };

/** A content and how it was submitted. */
export interface HandedContent {
  content: Content;
  /** The submitted content is truncated. */
  isCut: boolean;
}

/** Extracted text of a content, and how complete it is. */
export interface TextPart {
  name: string | null;
  /** Kind of file, detected from its contents. */
  type: string;
  state: ContentState;
  reason: string | null;
  text: string;
  /** Columns and paths that values of the text are in; offsets in bytes of its UTF-8. */
  fields: readonly TextField[];
  /** Findings of another reader, by data type; see the option of the engine. */
  passages?: ReadonlyMap<string, readonly Passage[]>;
}

export interface TextField {
  start: number;
  end: number;
  name: string;
  kind: 'header' | 'path';
}
