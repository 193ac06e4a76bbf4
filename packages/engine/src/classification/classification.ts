import type { Confidence, Passage } from '../classifiers/define-classifier.ts';

export type AgainstReason = 'hash' | 'uuid' | 'epoch' | 'number' | 'placeholder' | 'test-value';

/** What spoke for or against a finding. Facts only; never the value. */
export type Evidence =
  /** Which way of writing of the type it is, by its place in the declaration. */
  | { kind: 'pattern'; index: number }
  /** The type’s own check (checksum, ranges, entropy) held. */
  | { kind: 'check' }
  /** A keyword of the type stands near; `distance` in bytes between the two. */
  | { kind: 'keyword'; word: string; distance: number }
  /** A keyword of the type is in the header of the column, or in the JSON path. */
  | { kind: 'header' | 'path'; word: string }
  /** The value is all that its field holds. */
  | { kind: 'field' }
  /** What speaks against it. */
  | { kind: 'against'; reason: AgainstReason }
  /** The value was found in what stood encoded in the text. */
  | { kind: 'decoded'; from: 'base64' | 'escape' | 'html' | 'percent' | 'utf-16' }
  | { kind: 'feature'; name: string; value: number }
  /** An exact value, a document or a rule of the tenant’s own; `detail` names which, without the value. */
  | { kind: 'custom'; detail: string };

/** One place where a data type was found. */
export interface Finding {
  /** Id of the data type. */
  type: string;
  /** Offsets as the caller gave the text: bytes for bytes, UTF-16 code units for strings. */
  start: number;
  end: number;
  confidence: Confidence;
  evidence: readonly Evidence[];
  /** Other types that fit the same place equally well. Each has its own finding. */
  ambiguousWith?: readonly string[];
}

export interface TypeCount {
  type: string;
  /** Findings, counted also where the list of findings was capped. */
  count: number;
  /** Different values among them. */
  distinct: number;
  /** The highest. */
  confidence: Confidence;
}

export interface Classification {
  /** Version of the engine and of its data types; what is stored names it. */
  engine: string;
  /** `partial`: a cap was reached, or the text was cut. */
  status: 'complete' | 'partial';
  /** By type, in order of ids. */
  types: readonly TypeCount[];
  /** By position. */
  findings: readonly Finding[];
}

/** Where values are in a table or a tree, told by whoever read the file. Offsets in bytes, ascending, apart. */
export interface StructureField {
  start: number;
  end: number;
  /** Header of the column, or JSON path. */
  name: string;
  kind: 'header' | 'path';
}

export interface ClassifyOptions {
  /** Findings below are left out. `medium` when not told. */
  minimum?: Confidence;
  /** Findings kept per type; counts go on. 100 when not told. */
  perType?: number;
  /** Name and media type of the file, as far as known. */
  name?: string;
  mediaType?: string;
  fields?: readonly StructureField[];
  /**
   * What someone else read of the whole text, by id of the data type, offsets in bytes of its
   * UTF-8. For these types the classifier’s own `read` is not asked.
   */
  passages?: ReadonlyMap<string, readonly Passage[]>;
  /** Called every few milliseconds of work. What it throws ends the classification, and is thrown on. */
  checkpoint?: () => void;
}
