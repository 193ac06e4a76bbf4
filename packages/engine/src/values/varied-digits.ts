import { digitsOf, isOneDigit } from './digits-of.ts';

/**
 * Whether the digits of a written value are more than one digit over and over, which nobody issues and
 * everybody types. For numbers that have no check of their own.
 */
export function hasVariedDigits(value: string): boolean {
  return !isOneDigit(digitsOf(value));
}
