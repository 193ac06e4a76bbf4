import { foldText } from '@waybill/contract';
import { likeLiteral, searchWords } from '../detection/detections-read-model.ts';

/** The longest first: it leaves the fewest candidates for the others. */
function longestFirst(words: readonly string[]): string[] {
  return words.toSorted((a, b) => b.length - a.length);
}

/** A pattern per word, the most specific first; without words one that matches everything. */
export function likePatterns(words: readonly string[]): string[] {
  return longestFirst(words.length === 0 ? [''] : words).map((word) => `%${likeLiteral(word)}%`);
}

/** Shortest word found inside another: one or two letters do not form a trigram. */
const INSIDE_FROM = 3;

/**
 * Patterns for texts of `search_text`, and their lists. Short words match only at the start of a word;
 * others also inside one.
 */
export function namePatterns(words: readonly (readonly string[])[]): {
  patterns: string[];
  groups: number[];
} {
  const lists = words.length === 0 ? [['']] : words;
  const pairs = lists.flatMap((list, group) => list.map((word) => ({ group, word })));
  return {
    patterns: pairs.map(({ word }) => wordPattern(word)),
    groups: pairs.map(({ group }) => group),
  };
}

/** The pattern of one folded word for texts of `search_text`. */
export function wordPattern(word: string): string {
  const isShort = word.length < INSIDE_FROM && word !== '';
  return isShort ? `% ${likeLiteral(word)}%` : `%${likeLiteral(word)}%`;
}

/** Words of a text as names are compared. */
export function foldedWords(text: string): string[] {
  return searchWords(text)
    .map((word) => foldText(word).trim())
    .filter((word) => word !== '');
}
