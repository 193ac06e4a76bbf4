import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { COMMON_PASSWORDS } from './common-passwords.data.ts';

const estimator = new ZxcvbnFactory({ dictionary: { passwords: COMMON_PASSWORDS } });

/**
 * zxcvbn score, 0 to 4. Takes up to tenths of a second.
 *
 * @param words an attacker would try first.
 */
export function passwordScore(password: string, words: readonly string[]): number {
  return estimator.check(password, [...words]).score;
}
