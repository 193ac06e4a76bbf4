import { digitsOf, isOneDigit } from './digits-of.ts';

/**
 * Whether the digits of a written value are more than one digit over and over, which no one issues and
 * everyone types. For numbers that have no check of their own.
 */
export function hasVariedDigits(value: string): boolean {
  return !isOneDigit(digitsOf(value));
}
