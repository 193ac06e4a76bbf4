import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { COMMON_PASSWORDS } from './common-passwords.data.ts';

/** Longer ones are refused, not cut: hashing has its cost. */
const PASSWORD_MAX_LENGTH = 512;
/** The estimate grows with the square of the length; what comes after adds strength anyway. */
const ESTIMATED_LENGTH = 100;

/** So many letters and digits must be left besides the person's own words. */
const LEAST_REST = 5;
const NO_WORD = /[^\p{L}\p{N}]+/u;
const NO_WORD_ANYWHERE = /[^\p{L}\p{N}]+/gu;

export interface PasswordPolicy {
  /** What the wire tells clients: only the rules that can be said in five words. */
  description: {
    minLength: number;
    lowercase: boolean;
    uppercase: boolean;
    number: boolean;
    nonAlphanumeric: boolean;
  };
  /**
   * Why the password is refused, as a sentence for the person who types it; null when it is good.
   *
   * @param personal words an attacker would try first: address, names.
   */
  fault(password: string, personal: readonly string[]): string | null;
}

export function createPasswordPolicy(rules: {
  passwordMinLength: number;
  passwordMinScore: number;
}): PasswordPolicy {
  const estimator = new ZxcvbnFactory({ dictionary: { passwords: COMMON_PASSWORDS } });
  const common = new Set(COMMON_PASSWORDS);
  return {
    description: {
      minLength: rules.passwordMinLength,
      lowercase: false,
      uppercase: false,
      number: false,
      nonAlphanumeric: false,
    },
    fault(password, personal) {
      // Counted in code points: an emoji is one character, not two.
      if (Array.from(password).length < rules.passwordMinLength) {
        return `The password must have at least ${rules.passwordMinLength} characters`;
      }
      if (password.length > PASSWORD_MAX_LENGTH) {
        return `The password must have at most ${PASSWORD_MAX_LENGTH} characters`;
      }
      if (common.has(password.toLowerCase())) {
        return 'The password is one of the most common ones';
      }
      const words = personal.flatMap((text) => text.split(NO_WORD)).filter(Boolean);
      if (restWithout(password, words).length < LEAST_REST) {
        return 'The password is made of your own name or address';
      }
      const { score } = estimator.check(password.slice(0, ESTIMATED_LENGTH), words);
      return score < rules.passwordMinScore ? 'The password is too easy to guess' : null;
    },
  };
}

/** Letters and digits that are left when the words are taken out. */
function restWithout(password: string, words: readonly string[]): string {
  let rest = password.toLowerCase();
  for (const word of words) if (word.length > 2) rest = rest.replaceAll(word.toLowerCase(), ' ');
  return rest.replaceAll(NO_WORD_ANYWHERE, '');
}
