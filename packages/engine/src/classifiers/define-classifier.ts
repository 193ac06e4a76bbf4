import { CONFIDENCES, DATA_CLASSES } from '@waybill/contract/data-classes';

export { CONFIDENCES, DATA_CLASSES };
export type DataClass = (typeof DATA_CLASSES)[number];
/** How sure a finding is; `medium` and above is reported unless asked otherwise. */
export type Confidence = (typeof CONFIDENCES)[number];

/** A confidence, or `none`: not a finding at all on this evidence. */
export type Level = Confidence | 'none';

/** What stands around a value on its own line, decoded when asked for. */
export interface Place {
  /** Up to 120 bytes before the value. */
  before(): string;
  /** Up to 60 bytes behind the value. */
  behind(): string;
}

/**
 * One way a value is written. The scan finds candidates by the literals or the token shape that
 * follow from `pattern`; the pattern is then matched at that place only, never over a whole text.
 */
export interface ValuePattern {
  /** The value, whole, in the linear-time syntax of `patterns/`; it begins with a byte that is no blank. */
  pattern: string;
  /** Letters match in either case. */
  caseless?: boolean;
  /**
   * `token` (the default): no letter, digit or underscore stands directly before or after the value.
   * `free`: anything may.
   */
  edges?: 'token' | 'free';
  /**
   * The value is searched for only behind one of these words, on the same line, with at most `within`
   * bytes between (60 when not told). Words are matched in any case, anywhere in a name: `adafruit` in
   * `MY_ADAFRUIT_KEY=`. Use it for values without their own shape. Where `next` is told, one of these
   * ASCII characters stands directly before the value.
   */
  after?: { words: readonly string[]; within?: number; next?: string };
  /**
   * The value is searched for only where this byte is, from the start of the run of letters, digits and
   * `_+-.%'` before it. Use it for values that begin like any word.
   */
  anchor?: '@';
  /**
   * Every match holds one of these, as written, behind a run of ASCII letters, digits, `.` and `-` that
   * it begins with: the ends of domain names. Places are searched for by them. Four letters at least.
   */
  holds?: readonly string[];
  /**
   * Whether the value holds on its own: checksum, ranges, entropy, and what is on its line. True and
   * false keep and drop it; a level keeps it and takes the place of `alone`. Total.
   */
  validate?(value: string, place: Place): boolean | Level;
  /** How sure the value is with nothing around it that speaks for it. */
  alone: Level;
  /** How sure it is when it is all that its field holds (a cell, a JSON value, a whole text). Defaults to `alone`. */
  inField?: Level;
  /**
   * How sure it is with a keyword near, in the column’s header or in the JSON path. Defaults to `high`.
   * `checked`: as sure as `validate` says, which has weighed the words around the value itself.
   */
  supported?: Confidence | 'checked';
}

/** A place that a reader found. Offsets in bytes of the UTF-8 text; `end` is the first behind it. */
export interface Passage {
  start: number;
  end: number;
  confidence: Confidence;
  /** What spoke for it, each with a number that says how much; shown to people. */
  features?: Readonly<Record<string, number>>;
  /** Why it counts though it has no features: for types that the tenant made. */
  detail?: string;
  /** It reports the text and not of this place: it takes the place from no other finding. */
  isOfText?: boolean;
}

/** Something that is written in a kind of document. */
export interface Mark {
  /** What people are shown, e.g. `parties`. Marks of one name count once. */
  name: string;
  /** In the linear-time syntax, on token edges; begins with a literal of at least three bytes. */
  pattern: string;
  /** Letters match as written only. Business documents are read in any case, languages are not. */
  caseful?: boolean;
  /** How much it speaks for the kind; 1 is a usual sign, 3 one that hardly stands anywhere else. */
  weight: number;
}

/** A kind of document, told by marks that stand together. */
export interface DocumentKind {
  marks: readonly Mark[];
  /** Different marks that are needed at least, whatever their weights; 3 when not told. */
  distinct?: number;
  /** Sums of weights from which the confidence is `medium` and `high`. */
  medium: number;
  high: number;
  /** Bytes within which the marks have to stand; 16,384 when not told. */
  within?: number;
}

/** A text as a reader sees it. */
export interface ReadableText {
  /** UTF-8. Only bytes before `length` belong to the text. */
  bytes: Uint8Array;
  length: number;
  /** Decodes a part of the text. */
  slice(start: number, end: number): string;
  /** Facts of the file that the text came from, as far as known. */
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

/** Texts that a classifier must find its type in, and texts that look similar and must not match. */
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
  /** Whole words or word sequences near a value that speak for it, lower case. */
  keywords: readonly string[];
  /** How far from the value keywords count, in bytes on the same or a neighbouring line; 30 when not told, 300 at most. */
  proximity?: number;
  /** Values written down by their issuers as examples: exact, as the value is written. They count one level less. */
  testValues?: readonly string[];
  patterns?: readonly ValuePattern[];
  /** For kinds of documents and languages of source code, instead of patterns. */
  kind?: DocumentKind;
  /** Recognises what neither can: names and places. Linear, total, no state between calls. */
  read?(text: ReadableText): readonly Passage[];
  /**
   * For types made of others: gets what was found of each type that `needs` names, by position, and
   * answers where they make this one.
   */
  compose?(found: ReadonlyMap<string, readonly FoundPlace[]>): readonly Passage[];
  needs?: readonly string[];
  /** Different values that a text must hold before any counts; 1 when not told. */
  minimumDistinct?: number;
  /** Page that defines the format or its checksum. */
  reference?: string;
  /** Only a row of a table has none here: its examples are made from `testing/secret-tokens.data.ts`. */
  examples?: ClassifierExamples;
}

/** Identity at run time; gives the declaration its type and its place in the registry. */
export function defineClassifier(classifier: Classifier): Classifier {
  return classifier;
}
