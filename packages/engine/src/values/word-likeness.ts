import { LETTER_COSTS } from './letter-costs.data.ts';

const END = 26;
const BITS_PER_STEP = 0.4;

/**
 * Bits per letter that a run of letters costs under the letter pairs of words: about 3 to 4.5 for
 * words, 6 and more for random letters. Case is ignored; other characters must have been taken out.
 */
function lettersCost(letters: string): number {
  let steps = 0;
  let row = 0;
  for (let index = 0; index <= letters.length; index += 1) {
    const column = index === letters.length ? END : (letters.charCodeAt(index) | 32) - 97;
    const step = LETTER_COSTS[row]?.charCodeAt(column) ?? 48;
    steps += step > 57 ? step - 87 : step - 48;
    row = column + 1;
  }
  return (steps * BITS_PER_STEP) / (letters.length + 1);
}

/** Runs of letters as people write words: `apiKey` gives `api` and `Key`, `HTTPServer` gives `HTTP` and `Server`. */
function letterRuns(value: string): readonly string[] {
  return value.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
}

/** What a value is made of, as far as it tells random letters from words. */
export interface WordLikeness {
  /** Share of the characters that stand in runs that read like words, 0 to 1. */
  share: number;
  /** Mean cost of the letter runs of two letters and more, weighted by length, in bits; 0 without one. */
  cost: number;
}

/** A run up to this cost reads like a word. Random runs of six letters pass in about 1 of 30. */
const WORD_COST = 4.6;

/** How much of a value reads like words. */
export function wordLikeness(value: string): WordLikeness {
  let words = 0;
  let letters = 0;
  let bits = 0;
  for (const run of letterRuns(value)) {
    if (run.length < 2) continue;
    const cost = lettersCost(run);
    letters += run.length;
    bits += cost * run.length;
    if (run.length > 2 && cost <= WORD_COST) words += run.length;
  }
  return {
    share: value.length === 0 ? 0 : words / value.length,
    cost: letters === 0 ? 0 : bits / letters,
  };
}
