import { mostFrequent } from './character-counts.ts';
import { shannonEntropy } from './entropy.ts';
import { wordLikeness } from './word-likeness.ts';

/** Features of a value's characters, without its context. Shares and rates are 0 to 1. */
export interface SecretShape {
  length: number;
  hasLower: boolean;
  hasUpper: boolean;
  hasDigit: boolean;
  /** A character that is no letter, digit, `_`, `-` or `.`. */
  hasSymbol: boolean;
  digitShare: number;
  /** Changes between lower case, upper case, digits and others, per possible position. */
  changeRate: number;
  /** Shannon entropy as a share of the maximum for the length. */
  entropy: number;
  /** Share of the most frequent character. */
  repetition: number;
  /** Share of the characters in word-like runs. */
  wordShare: number;
  /** Mean cost of the letter runs in bits per letter; 0 without letters. */
  letterCost: number;
  isHex: boolean;
  isUuid: boolean;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Measures a value. Linear in its length. */
export function secretShape(value: string): SecretShape {
  const { share, cost } = wordLikeness(value);
  const digits = digitCount(value);
  const length = Math.max(1, value.length);
  return {
    length: value.length,
    hasLower: /[a-z]/.test(value),
    hasUpper: /[A-Z]/.test(value),
    hasDigit: digits > 0,
    hasSymbol: /[^A-Za-z0-9_.-]/.test(value),
    digitShare: digits / length,
    changeRate: classChanges(value) / Math.max(1, length - 1),
    entropy: shannonEntropy(value) / Math.max(1, Math.log2(length)),
    repetition: mostFrequent(value) / length,
    wordShare: share,
    letterCost: cost,
    isHex: /^[0-9a-f]+$|^[0-9A-F]+$/.test(value),
    isUuid: UUID.test(value),
  };
}

/** Placeholder words, and the UUID used in RFC-like examples. */
const EXAMPLE = /example|placeholder|your[-_]|redacted|changeme|dummy|123e4567-e89b/;

/**
 * Whether a value is a written example rather than machine-issued: one character repeated, a run of the
 * alphabet or digits, or placeholder words.
 */
export function isPlaceholder(value: string): boolean {
  const lower = value.toLowerCase();
  if (lower.length === 0 || mostFrequent(lower) / lower.length > 0.5) return true;
  return isRepeated(lower) || EXAMPLE.test(lower) || hasSequence(lower, 8);
}

/** Repetitions of one character, and of a longer part, that indicate typed text. */
const MOST_ALIKE = 6;
const MOST_PARTS = 3;
const LONGEST_PART = 16;

/**
 * Whether a line contains one character six times in a row, or a group of 2 to 16 characters three
 * times.
 */
function isRepeated(value: string): boolean {
  for (let size = 1; size <= LONGEST_PART; size += 1) {
    const enough = size === 1 ? MOST_ALIKE - 1 : size * (MOST_PARTS - 1);
    if (enough + size > value.length) return false;
    let alike = 0;
    for (let index = size; index < value.length && alike < enough; index += 1) {
      const code = value.charCodeAt(index);
      const isAlike = code === value.charCodeAt(index - size) && code !== 10 && code !== 13;
      alike = isAlike ? alike + 1 : 0;
    }
    if (alike === enough) return true;
  }
  return false;
}

/**
 * Whether `size` consecutive characters are consecutive in the alphabet or among the digits; at most
 * 20.
 */
export function hasSequence(lower: string, size: number): boolean {
  let run = 1;
  for (let index = 1; index < lower.length && run < size; index += 1) {
    run = follows(lower.charCodeAt(index - 1), lower.charCodeAt(index)) ? run + 1 : 1;
  }
  return run >= size && lower.length >= size;
}

/** Digits wrap after 9, letters after z and after the last digit. */
function follows(before: number, code: number): boolean {
  const isNext =
    code === before + 1 && (isDigit(before) ? isDigit(code) : isSmall(before) && isSmall(code));
  return (
    isNext || (before === 57 && code === 48) || ((before === 48 || before === 122) && code === 97)
  );
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isSmall(code: number): boolean {
  return code >= 97 && code <= 122;
}

function classOf(code: number): number {
  if (code >= 97 && code <= 122) return 1;
  if (code >= 65 && code <= 90) return 2;
  if (code >= 48 && code <= 57) return 3;
  return 4;
}

function digitCount(value: string): number {
  let digits = 0;
  for (let index = 0; index < value.length; index += 1) {
    if (isDigit(value.charCodeAt(index))) digits += 1;
  }
  return digits;
}

function classChanges(value: string): number {
  let changes = 0;
  let before = classOf(value.charCodeAt(0));
  for (let index = 1; index < value.length; index += 1) {
    const here = classOf(value.charCodeAt(index));
    if (here !== before) changes += 1;
    before = here;
  }
  return changes;
}
