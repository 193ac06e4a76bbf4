import { digitsOf } from './digits-of.ts';
import { hasIcaoCheckDigit } from './icao-check-digit.ts';

/**
 * Whether characters can be the serial number of a German passport or identity card. These leave out
 * vowels and letters that look like digits, so that no words come about; runs of few digits are none.
 */
export function isGermanSerialNumber(value: string): boolean {
  return digitsOf(value).length >= 3;
}

/** Whether a serial number of nine characters is followed by its check digit; a `D` may stand behind. */
export function isCheckedGermanSerialNumber(value: string): boolean {
  const number = value.slice(0, 10).toUpperCase();
  return isGermanSerialNumber(number) && hasIcaoCheckDigit(number);
}
