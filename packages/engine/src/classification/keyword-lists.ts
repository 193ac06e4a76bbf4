import type { ReadableText } from '../classifiers/define-classifier.ts';
import type { NearKeyword } from './keyword-evidence.ts';

/** Lets a keyword before the first value of a list speak for the others: `accounts: 1, 2 and 3`. */
export interface KeywordLists {
  /** The keyword of the list that a value continues, if it continues one. */
  goesOn(owner: number, start: number): NearKeyword | null;
  /** Notes a value that a keyword speaks for. */
  note(owner: number, start: number, end: number, near: NearKeyword): void;
}

/** Separators, line breaks, one short word. */
const LINK = /^(?:[\s,;/|&+]|[-*•]|\d\.)*(?:\p{L}{1,4})?[\s,;/|&:]*$/u;
const MOST_BETWEEN = 12;

interface Entry {
  start: number;
  end: number;
  near: NearKeyword;
}

/** Values are returned in the order of their starts. */
export function createKeywordLists(text: ReadableText): KeywordLists {
  const last = new Map<number, Entry>();
  return {
    goesOn(owner, start) {
      const entry = last.get(owner);
      if (entry === undefined || start < entry.end || start - entry.end > MOST_BETWEEN) return null;
      if (!LINK.test(text.slice(entry.end, start))) return null;
      return { word: entry.near.word, distance: entry.near.distance + start - entry.start };
    },
    note(owner, start, end, near) {
      last.set(owner, { start, end, near });
    },
  };
}
