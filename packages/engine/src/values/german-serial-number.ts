import { digitsOf } from './digits-of.ts';
import { hasIcaoCheckDigit } from './icao-check-digit.ts';

/**
 * Whether characters can be the serial number of a German passport or identity card. These exclude
 * vowels and letters that look like digits, so that no words occur; runs of few distinct digits are
 * invalid.
 */
export function isGermanSerialNumber(value: string): boolean {
  return digitsOf(value).length >= 3;
}

/** Whether a nine-character serial number is followed by its check digit; a `D` may come after it. */
export function isCheckedGermanSerialNumber(value: string): boolean {
  const number = value.slice(0, 10).toUpperCase();
  return isGermanSerialNumber(number) && hasIcaoCheckDigit(number);
}
