import { ownValue } from '@waybill/contract/own-value';
import { digitsOf, isCountedDigits, isOneDigit } from '../../values/digits-of.ts';
import { isPartOfNumber } from '../../values/next-to-number.ts';
import { isWrittenDate } from '../../values/written-date.ts';
import type { Place } from '../define-classifier.ts';
import { NATIONAL_LENGTHS } from './national-lengths.data.ts';

/** Digits of a number without its extension. */
function dialled(value: string): string {
  return digitsOf(value.replace(/ ?(?:x|ext).*$/i, ''));
}

/**
 * After `+`: a country code and as many digits as its numbering plan allows. A trunk zero in
 * parentheses is not dialled from abroad.
 */
export function isInternational(value: string, place: Place): boolean | 'low' {
  const digits = dialled(value.replace('(0)', ''));
  if (/[0-9A-Za-z]$/.test(place.before()) || isPartOfNumber(place)) return false;
  if (!hasNationalLength(digits)) return false;
  return digits.startsWith('1') && !/^1[2-9]/.test(digits) ? 'low' : true;
}

/** Behind the prefix 00 or 001 of calls abroad. */
export function isPrefixed(value: string, place: Place): boolean {
  return !isPartOfNumber(place) && hasNationalLength(dialled(value).replace(/^00/, ''));
}

/** The longest matching country code decides; none is a prefix of another. */
function hasNationalLength(digits: string): boolean {
  for (const length of [1, 2, 3]) {
    const range = ownValue(NATIONAL_LENGTHS, digits.slice(0, length));
    const national = digits.length - length;
    if (range !== undefined) return national >= range[0] && national <= range[1];
  }
  return false;
}

/**
 * Ten digits of the North American plan: neither area nor exchange starts with 0 or 1 or is a service
 * code such as 911.
 */
export function isNorthAmerican(value: string, place: Place): boolean {
  const digits = dialled(value).replace(/^1(?=[0-9]{10})/, '');
  if (isPartOfNumber(place) || isOneDigit(digits.slice(3))) return false;
  return /^[2-9](?!11)[0-9]{2}[2-9](?!11)[0-9]{2}/.test(digits);
}

/** A trunk zero and its following digits in such plans, excluding dates. */
export function isWithTrunkZero(value: string, place: Place): boolean {
  const digits = dialled(value);
  const isLong = digits.length >= 9 && digits.length <= 12;
  if (!isLong || digits.startsWith('00') || isOneDigit(digits.slice(1))) return false;
  return !isPartOfNumber(place);
}

/**
 * Areas of the Turkish plan (BTK, national numbering plan): two to four, and five for mobile
 * networks.
 */
const TURKISH_AREA = new RegExp(
  [
    '^2(?:1[26]|2[2-8]|[34][2468]|5[268]|6[246]|7[246]|8[2468])',
    '^3(?:[14][2368]|[2568][2468]|7[02468])',
    '^4(?:[16][246]|[23578][2468]|4[26])',
    '^5(?:0[15-7]|[34][0-9]|5[1-9]|61)',
  ].join('|'),
);

/** Ten digits that begin with an area of Turkey. */
export function isTurkish(value: string, place: Place): boolean {
  return TURKISH_AREA.test(digitsOf(value)) && !isPartOfNumber(place);
}

/** Groups of digits used by some numbering plan, excluding dates and amounts. */
export function isLocal(value: string, place: Place): boolean {
  const digits = dialled(value);
  const isLong = digits.length >= 6 && digits.length <= 13;
  const isOther = isDateOrYears(value) || isAmount(value) || isOneDigit(digits);
  return isLong && !isOther && !isPartOfNumber(place);
}

function isDateOrYears(value: string): boolean {
  if (/^[0-9]{1,4}([-/.])[0-9]{1,2}\1[0-9]{1,4}$/.test(value) && isWrittenDate(value)) return true;
  return /^(?:19|20)[0-9]{2}[-/. ]|^[0-9]{1,4}[-/. ](?:19|20)[0-9]{2}$/.test(value);
}

/** A decimal, or thousands in groups of three. */
function isAmount(value: string): boolean {
  return /^[0-9]+[.][0-9]+$/.test(value) || /^[0-9]{1,3}(?:[.][0-9]{3})+$/.test(value);
}

/** Digits in one group, as in a field or a sentence about a telephone. */
export function isBare(value: string, place: Place): boolean {
  return !isOneDigit(value) && !isCountedDigits(value) && !isPartOfNumber(place);
}
