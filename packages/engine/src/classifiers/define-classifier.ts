import { CONFIDENCES, DATA_CLASSES } from '@waybill/contract/data-classes';

export { CONFIDENCES, DATA_CLASSES };
export type DataClass = (typeof DATA_CLASSES)[number];
/** Confidence of a finding; `medium` and above is reported by default. */
export type Confidence = (typeof CONFIDENCES)[number];

/** A confidence, or `none`: not a finding at all on this evidence. */
export type Level = Confidence | 'none';

/** Text around a value on its own line, decoded on demand. */
export interface Place {
  /** Up to 120 bytes before the value. */
  before(): string;
  /** Up to 60 bytes behind the value. */
  behind(): string;
}

/**
 * One format of a value. The scan finds candidates by the literals or token shape derived from
 * `pattern`; the pattern is then matched only there, never over a whole text.
 */
export interface ValuePattern {
  /** The complete value, in the linear-time syntax of `patterns/`; it starts with a non-blank byte. */
  pattern: string;
  /** Letters match in either case. */
  caseless?: boolean;
  /**
   * `token` (the default): no letter, digit or underscore directly before or after the value. `free`:
   * no restriction.
   */
  edges?: 'token' | 'free';
  /**
   * The value is searched for only after one of these words, on the same line, at most `within` bytes
   * away (default 60). Words match in any case, anywhere in a name: `adafruit` in `MY_ADAFRUIT_KEY=`.
   * Use it for values without a distinctive shape. If `next` is given, one of these ASCII characters
   * directly precedes the value.
   */
  after?: { words: readonly string[]; within?: number; next?: string };
  /**
   * The value is searched for only around this byte, from the start of the run of letters, digits and
   * `_+-.%'` before it. Use it for values that start like any word.
   */
  anchor?: '@';
  /**
   * Every match contains one of these verbatim, after an initial run of ASCII letters, digits, `.` and
   * `-`: the ends of domain names. They serve as search anchors. At least four letters.
   */
  holds?: readonly string[];
  /**
   * Whether the value is valid: checksum, ranges, entropy, and the rest of its line. True and false
   * keep and drop it; a level keeps it and replaces `alone`. Never throws.
   */
  validate?(value: string, place: Place): boolean | Level;
  /** Confidence of the value without supporting context. */
  alone: Level;
  /** How sure it is when it is all that its field holds (a cell, a JSON value, a whole text). Defaults to `alone`. */
  inField?: Level;
  /**
   * Confidence with a keyword nearby, in the column header or in the JSON path. Defaults to `high`.
   * `checked`: the result of `validate`, which has weighed the surrounding words itself.
   */
  supported?: Confidence | 'checked';
}

/** A place found by a reader. Offsets in bytes of the UTF-8 text; `end` is exclusive. */
export interface Passage {
  start: number;
  end: number;
  confidence: Confidence;
  /** Supporting features, each with a number that measures it; shown to people. */
  features?: Readonly<Record<string, number>>;
  /** Why it counts without features: for types created by the tenant. */
  detail?: string;
  /** It describes the text as a whole and competes with no other finding at this place. */
  isOfText?: boolean;
}

/** Something that is written in a kind of document. */
export interface Mark {
  /** Displayed name, e.g. `parties`. Marks with one name count once. */
  name: string;
  /** In the linear-time syntax, on token edges; starts with a literal of at least three bytes. */
  pattern: string;
  /** Letters match as written only. Business documents are read in any case, languages are not. */
  caseful?: boolean;
  /** Weight as evidence for the kind; 1 is a common sign, 3 an almost exclusive one. */
  weight: number;
}

/** A kind of document, told by marks that stand together. */
export interface DocumentKind {
  marks: readonly Mark[];
  /** Different marks that are needed at least, whatever their weights; 3 by default. */
  distinct?: number;
  /** Sums of weights from which the confidence is `medium` and `high`. */
  medium: number;
  high: number;
  /** Maximum distance in bytes between the marks; default 16,384. */
  within?: number;
}

/** A text as a reader sees it. */
export interface ReadableText {
  /** UTF-8. Only bytes before `length` belong to the text. */
  bytes: Uint8Array;
  length: number;
  /** Decodes a part of the text. */
  slice(start: number, end: number): string;
  /** Known facts about the file that contains the text. */
  name?: string;
  mediaType?: string;
}

/** Where another type was found. Offsets in bytes. */
export interface FoundPlace {
  start: number;
  end: number;
  confidence: Confidence;
}

/** Where the values that prove a classifier come from. */
export interface ClassifierExample {
  text: string;
  /** E.g. the page that publishes the test value, or `written for this test: ...`. */
  source: string;
}

/** Texts in which a classifier must find its type, and similar texts that must not match. */
export interface ClassifierExamples {
  match: readonly ClassifierExample[];
  noMatch: readonly ClassifierExample[];
}

/**
 * A data type and how to recognise it: a file in `classifiers/<group>/`, or a row in
 * `classifiers/secrets/rows/`. Both are found and not listed.
 */
export interface Classifier {
  id: string;
  name: string;
  class: DataClass;
  /** Country (ISO 3166-1 alpha-2, lower case) or `any`. */
  locale: string;
  /** 0 (open) to 4 (most sensitive). */
  sensitivity: 0 | 1 | 2 | 3 | 4;
  /** Whole words or word sequences near a value that support it, lower case. */
  keywords: readonly string[];
  /** Maximum keyword distance in bytes on the same or an adjacent line; default 30, at most 300. */
  proximity?: number;
  /** Example values published by issuers, exactly as written. Their confidence is one level lower. */
  testValues?: readonly string[];
  patterns?: readonly ValuePattern[];
  /** For kinds of documents and languages of source code, instead of patterns. */
  kind?: DocumentKind;
  /**
   * Recognises names, places and the like, which patterns and checks cannot. Linear, never throws, no
   * state between calls.
   */
  read?(text: ReadableText): readonly Passage[];
  /**
   * For composite types: gets the findings of each type in `needs`, by position, and returns where they
   * form this one.
   */
  compose?(found: ReadonlyMap<string, readonly FoundPlace[]>): readonly Passage[];
  needs?: readonly string[];
  /** Minimum number of distinct values in a text; default 1. */
  minimumDistinct?: number;
  /** Page that defines the format or its checksum. */
  reference?: string;
  /** Only rows of a table have none here: their examples come from `testing/secret-tokens.data.ts`. */
  examples?: ClassifierExamples;
}

/** Identity at run time; gives the declaration its type and its place in the registry. */
export function defineClassifier(classifier: Classifier): Classifier {
  return classifier;
}
