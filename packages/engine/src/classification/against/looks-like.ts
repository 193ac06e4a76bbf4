import type { AgainstSign } from './against.data.ts';
import { PLACEHOLDER_WORDS, TIME_NAMES } from './against.data.ts';
import type { Surroundings } from './surroundings.ts';

/** Seconds, milliseconds, microseconds and nanoseconds since 1970, of the years 2001 to 2039. */
const EPOCH = /^(?:1\d{9}|20\d{8}|21[0-8]\d{7})(?:\d{3}|\d{6}|\d{9})?$/;

const TIME_NAME = new RegExp(
  String.raw`(?:^|[\W_]|[a-z](?=[A-Z]))(?:${TIME_NAMES.join('|')})s?(?:[_-]?(?:ms|us|ns|sec|utc))?["'\]]?\s*[:=(]{1,2}\s*["']?$`,
  'i',
);

/** Tells when a value of digits reads as a time in seconds or finer. */
export function timeSign({ value, before }: Surroundings): AgainstSign | null {
  if (!EPOCH.test(value)) return null;
  return TIME_NAME.test(before) ? 'time-named' : 'time-shaped';
}

const PLACEHOLDERS = new RegExp(
  PLACEHOLDER_WORDS.map((word) => word.replaceAll(/[.*]/g, String.raw`\$&`)).join('|'),
  'i',
);

/** Tells when a secret is a placeholder word, or a variable that is filled in later. */
export function standInSign({ value, before, behind }: Surroundings): AgainstSign | null {
  if (PLACEHOLDERS.test(value) || /^(.)\1+$/.test(value)) return 'placeholder-word';
  const isFilledIn =
    (/[$#]?\{\{?\s*$|<\s*$/.test(before) && /^\s*[}>]/.test(behind)) ||
    /\$\{|\{\{|^<.*>$|^%[(\w]/.test(value);
  return isFilledIn ? 'placeholder-word' : null;
}

/** Detects typed rather than issued digits: one digit repeated, or a sequence. */
export function typedDigitsSign({ value }: Surroundings): AgainstSign | null {
  const digits = value.replaceAll(/\D/g, '');
  if (digits.length < 7) return null;
  const isTyped =
    /^(\d)\1+$/.test(digits) || /^(?:0?123456789|9876543210?|1234567890)/.test(digits);
  return isTyped || /(\d)\1{6}/.test(digits) ? 'placeholder-digits' : null;
}
