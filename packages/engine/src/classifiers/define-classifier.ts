export const DATA_CLASSES = [
  'personal',
  'financial',
  'health',
  'secret',
  'source',
  'business',
  'government',
] as const;
export type DataClass = (typeof DATA_CLASSES)[number];

/** One place in a text where the data type was found. */
export interface ClassifierMatch {
  /** Offsets in code units; `end` is the first one behind the match. */
  start: number;
  end: number;
  /** 0 to 1. */
  confidence: number;
}

export interface ClassifierExample {
  text: string;
  /** Where the example comes from, e.g. the page that publishes the test value. */
  source: string;
}

/** A data type and how to find it in text. One file in `classifiers/<group>/` each. */
export interface Classifier {
  id: string;
  name: string;
  class: DataClass;
  /** 0 (open) to 4 (most sensitive). */
  sensitivity: 0 | 1 | 2 | 3 | 4;
  /** Words near a match that make it more certain, lower case. */
  keywords: readonly string[];
  /** Matches in order of position, none overlapping. Linear in the length of the text, total. */
  find(text: string): ClassifierMatch[];
  examples: { match: readonly ClassifierExample[]; noMatch: readonly ClassifierExample[] };
}

/** Identity at run time; gives the declaration its type and its place in the registry. */
export function defineClassifier(classifier: Classifier): Classifier {
  return classifier;
}
