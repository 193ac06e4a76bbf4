import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { dictionary } from '@zxcvbn-ts/language-common';

/** 49,000 passwords of past breaches, most frequent first. Each of them scores below 2. */
const passwords = dictionary['passwords-common'];
const estimator = new ZxcvbnFactory({ dictionary: { passwords } });

/**
 * zxcvbn score, 0 to 4. Takes up to tenths of a second.
 *
 * @param words an attacker would try first.
 */
export function passwordScore(password: string, words: readonly string[]): number {
  return estimator.check(password, [...words]).score;
}
