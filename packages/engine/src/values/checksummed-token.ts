import type { Level } from '../classifiers/define-classifier.ts';
import { crc32 } from './crc-32.ts';
import { looksIssued } from './issued-token.ts';

const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CHECK_LENGTH = 6;

/**
 * The six characters that GitHub and npm end their tokens with: the CRC-32 of the random part in base 62.
 * @param random the characters between the prefix and the check
 */
export function tokenCheck(random: string): string {
  let rest = crc32(random);
  let check = '';
  while (rest > 0) {
    check = BASE_62.charAt(rest % 62) + check;
    rest = Math.floor(rest / 62);
  }
  return check.padStart(CHECK_LENGTH, '0');
}

/** High confidence with a valid check; otherwise a random-looking value may be a token with a typo. */
export function checksumLevel(token: string): Level {
  if (!looksIssued(token)) return 'none';
  const random = token.slice(token.lastIndexOf('_') + 1, -CHECK_LENGTH);
  return token.endsWith(tokenCheck(random)) ? 'high' : 'medium';
}
