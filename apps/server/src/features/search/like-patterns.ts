import { likeLiteral } from '../detection/detections-read-model.ts';

/** The longest first: it leaves the fewest candidates for the others. */
export function longestFirst(words: readonly string[]): string[] {
  return words.toSorted((a, b) => b.length - a.length);
}

/** A pattern for each word, the most telling one first; without words one that everything matches. */
export function likePatterns(words: readonly string[]): string[] {
  return longestFirst(words.length === 0 ? [''] : words).map((word) => `%${likeLiteral(word)}%`);
}
