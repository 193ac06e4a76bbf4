import type { Confidence, Passage } from '../classifiers/define-classifier.ts';

export type AgainstReason = 'hash' | 'uuid' | 'epoch' | 'number' | 'placeholder' | 'test-value';

/** Evidence for or against a finding. Facts only; never the value. */
export type Evidence =
  /** Index of the pattern in the type's declaration. */
  | { kind: 'pattern'; index: number }
  /** The type’s own check (checksum, ranges, entropy) held. */
  | { kind: 'check' }
  /** A keyword of the type is nearby; `distance` in bytes. */
  | { kind: 'keyword'; word: string; distance: number }
  /** A keyword of the type is in the header of the column, or in the JSON path. */
  | { kind: 'header' | 'path'; word: string }
  /** The value is all that its field holds. */
  | { kind: 'field' }
  /** Counter-evidence. */
  | { kind: 'against'; reason: AgainstReason }
  /** The value was found in decoded text. */
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
  /** Other types that match the same text equally well. Each has its own finding. */
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
  /** Version of the engine and its data types; stored results reference it. */
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
  /** Findings below are left out. `medium` by default. */
  minimum?: Confidence;
  /** Maximum findings stored per type; counting continues beyond. 100 if omitted. */
  perType?: number;
  /** Name and media type of the file, as far as known. */
  name?: string;
  mediaType?: string;
  fields?: readonly StructureField[];
  /**
   * Passages that another component found in the whole text, by data type id, offsets in UTF-8 bytes.
   * For these types the classifier’s own `read` is not called.
   */
  passages?: ReadonlyMap<string, readonly Passage[]>;
  /**
   * Called every few milliseconds of work. If it throws, classification stops and the error is
   * rethrown.
   */
  checkpoint?: () => void;
}
