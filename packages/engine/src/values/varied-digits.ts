import { digitsOf, isOneDigit } from './digits-of.ts';

/**
 * Whether the digits of a written value are not all the same; no one issues such numbers, but people
 * type them. For numbers without their own check.
 */
export function hasVariedDigits(value: string): boolean {
  return !isOneDigit(digitsOf(value));
}
