import { LETTER_COSTS } from './letter-costs.data.ts';

const END = 26;
const BITS_PER_STEP = 0.4;
/** By the preceding letter (0 at the start of a word) and the following one: steps of the cost. */
const STEPS = Uint8Array.from(LETTER_COSTS.join(''), (step) => Number.parseInt(step, 36));
const ROW = END + 1;

/**
 * Bits per letter of the letters between two positions under the letter pairs of words: about 3 to 4.5
 * for words, 6 and more for random letters. Case is ignored.
 */
function lettersCost(value: string, start: number, end: number): number {
  let steps = 0;
  let row = 0;
  for (let index = start; index < end; index += 1) {
    const column = (value.charCodeAt(index) | 32) - 97;
    steps += STEPS[row * ROW + column] ?? 0;
    row = column + 1;
  }
  steps += STEPS[row * ROW + END] ?? 0;
  return (steps * BITS_PER_STEP) / (end - start + 1);
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

function isSmall(code: number): boolean {
  return code >= 97 && code <= 122;
}

/**
 * End of the letter run that starts at a letter, in camel case: `apiKey` contains `api` and `Key`,
 * `HTTPServer` contains `HTTP` and `Server`.
 */
function endOfRun(value: string, start: number): number {
  let end = start;
  while (isCapital(value.charCodeAt(end))) end += 1;
  if (!isSmall(value.charCodeAt(end))) return end;
  // The last of several capitals starts the next word.
  if (end - start > 1) return end - 1;
  while (isSmall(value.charCodeAt(end))) end += 1;
  return end;
}

/** Measures that distinguish random letters from words. */
export interface WordLikeness {
  /** Share of the characters in word-like runs, 0 to 1. */
  share: number;
  /** Mean cost of letter runs of at least two letters, weighted by length, in bits; 0 without one. */
  cost: number;
}

/** A run up to this cost reads like a word. Random runs of six letters pass in about 1 of 30. */
const WORD_COST = 4.6;

/** Share of a value that reads like words. */
export function wordLikeness(value: string): WordLikeness {
  let words = 0;
  let letters = 0;
  let bits = 0;
  let end = 0;
  for (let start = 0; start < value.length; start = Math.max(end, start + 1)) {
    end = endOfRun(value, start);
    const length = end - start;
    if (length < 2) continue;
    const cost = lettersCost(value, start, end);
    letters += length;
    bits += cost * length;
    if (length > 2 && cost <= WORD_COST) words += length;
  }
  return {
    share: value.length === 0 ? 0 : words / value.length,
    cost: letters === 0 ? 0 : bits / letters,
  };
}
