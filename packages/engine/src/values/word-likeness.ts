import { LETTER_COSTS } from './letter-costs.data.ts';

const END = 26;
const BITS_PER_STEP = 0.4;
/** By the letter before (0 at the start of a word) and the one behind: steps of the cost. */
const STEPS = Uint8Array.from(LETTER_COSTS.join(''), (step) => Number.parseInt(step, 36));
const ROW = END + 1;

/**
 * Bits per letter that the letters between two places cost under the letter pairs of words: about 3 to
 * 4.5 for words, 6 and more for random letters. Case is ignored.
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
 * Where the run of letters ends that begins at a letter, as people write words: `apiKey` holds `api` and
 * `Key`, `HTTPServer` holds `HTTP` and `Server`.
 */
function endOfRun(value: string, start: number): number {
  let end = start;
  while (isCapital(value.charCodeAt(end))) end += 1;
  if (!isSmall(value.charCodeAt(end))) return end;
  // The last of several capitals begins the next word.
  if (end - start > 1) return end - 1;
  while (isSmall(value.charCodeAt(end))) end += 1;
  return end;
}

/** What a value is made of, as far as it tells random letters from words. */
export interface WordLikeness {
  /** Share of the characters that are in runs that read like words, 0 to 1. */
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
