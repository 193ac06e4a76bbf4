import { foldWord } from './sentence-words.ts';

const MOST_SUGGESTIONS = 3;
/** Longest phrase that a word is compared with, in characters beyond its own. */
const LENGTH_SLACK = 2;
const LONGEST_WORD = 40;

/** Phrases of a vocabulary that an unknown word may be a typo of. */
export interface Suggestions {
  /** Nearest first; empty if nothing is similar. */
  near(word: string): string[];
}

/** Groups the phrases by length, so that a word is compared only with those of its length. */
export function suggestionsFrom(phrases: readonly string[]): Suggestions {
  const byLength = new Map<number, string[]>();
  for (const phrase of phrases) {
    const same = byLength.get(phrase.length);
    if (same === undefined) byLength.set(phrase.length, [phrase]);
    else same.push(phrase);
  }
  return {
    near(written) {
      const word = foldWord(written);
      if (word.length < 3 || word.length > LONGEST_WORD) return [];
      const most = word.length < 6 ? 1 : 2;
      const found: { phrase: string; distance: number }[] = [];
      for (
        let length = word.length - LENGTH_SLACK;
        length <= word.length + LENGTH_SLACK;
        length += 1
      ) {
        for (const phrase of byLength.get(length) ?? []) {
          const distance = distanceOf(word, phrase, most);
          if (distance <= most) found.push({ phrase, distance });
        }
      }
      const nearest = found.toSorted((left, right) => left.distance - right.distance);
      return [...new Set(nearest.map(({ phrase }) => phrase))].slice(0, MOST_SUGGESTIONS);
    },
  };
}

/** Edit distance with transpositions (optimal string alignment); stops counting above `most`. */
function distanceOf(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let line = 1; line <= left.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= right.length; column += 1) {
      next.push(cellOf({ left, right, line, column, before, row, next }));
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[right.length] ?? most + 1;
}

interface Cell {
  left: string;
  right: string;
  line: number;
  column: number;
  before: readonly number[];
  row: readonly number[];
  next: readonly number[];
}

function cellOf({ left, right, line, column, before, row, next }: Cell): number {
  const isSame = left[line - 1] === right[column - 1];
  const isSwapped =
    line > 1 &&
    column > 1 &&
    left[line - 1] === right[column - 2] &&
    left[line - 2] === right[column - 1];
  const far = Number.POSITIVE_INFINITY;
  return Math.min(
    (row[column] ?? far) + 1,
    (next[column - 1] ?? far) + 1,
    (row[column - 1] ?? far) + (isSame ? 0 : 1),
    isSwapped ? (before[column - 2] ?? far) + 1 : far,
  );
}
