import { shannonEntropy } from './entropy.ts';
import { wordLikeness } from './word-likeness.ts';

/** What the characters of a value say about it, without what stands around. Shares and rates are 0 to 1. */
export interface SecretShape {
  length: number;
  hasLower: boolean;
  hasUpper: boolean;
  hasDigit: boolean;
  /** A character that is no letter, digit, `_`, `-` or `.`. */
  hasSymbol: boolean;
  digitShare: number;
  /** Changes between lower case, upper case, digits and the rest, for each place where one can be. */
  changeRate: number;
  /** Shannon entropy as a share of what the length allows. */
  entropy: number;
  /** Share of the most frequent character. */
  repetition: number;
  /** Share of the characters that stand in runs that read like words. */
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
  const digits = value.replace(/\D/g, '').length;
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

const ASCENDING =
  '0123456789012345678901234567890abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz';
/** Words that say that something else belongs here, and the UUID of the examples in RFC-like texts. */
const EXAMPLE = /example|placeholder|your[-_]|redacted|changeme|dummy|123e4567-e89b/;

/**
 * Whether a value is written as an example and not issued by a machine: one character over and over,
 * a run of the alphabet or of the digits, or words that say so.
 */
export function isPlaceholder(value: string): boolean {
  const lower = value.toLowerCase();
  if (lower.length === 0 || mostFrequent(lower) / lower.length > 0.5) return true;
  if (/(.)\1{5}|(.{2,16})\2{2}/.test(lower) || EXAMPLE.test(lower)) return true;
  return hasSequence(lower, 8);
}

/** Whether `size` characters in a row follow each other in the alphabet or among the digits. */
export function hasSequence(lower: string, size: number): boolean {
  for (let index = 0; index + size <= lower.length; index += 1) {
    if (ASCENDING.includes(lower.slice(index, index + size))) return true;
  }
  return false;
}

function classOf(code: number): number {
  if (code >= 97 && code <= 122) return 1;
  if (code >= 65 && code <= 90) return 2;
  if (code >= 48 && code <= 57) return 3;
  return 4;
}

function classChanges(value: string): number {
  let changes = 0;
  for (let index = 1; index < value.length; index += 1) {
    if (classOf(value.charCodeAt(index)) !== classOf(value.charCodeAt(index - 1))) changes += 1;
  }
  return changes;
}

function mostFrequent(value: string): number {
  const counts = new Map<string, number>();
  let most = 0;
  for (const letter of value) {
    const count = (counts.get(letter) ?? 0) + 1;
    counts.set(letter, count);
    if (count > most) most = count;
  }
  return most;
}
