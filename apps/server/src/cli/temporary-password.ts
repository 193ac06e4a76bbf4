import { randomInt } from 'node:crypto';

/** Characters of every kind that a policy may require, without look-alikes. */
const GROUPS = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKMNPQRSTUVWXYZ', '23456789'];
const GROUP_LENGTH = 6;

/** A temporary password: 72 random bits, in groups that can be read out. */
export function newTemporaryPassword(): string {
  const part = (alphabet: string): string =>
    Array.from({ length: GROUP_LENGTH }, () => alphabet.charAt(randomInt(alphabet.length))).join(
      '',
    );
  return GROUPS.map(part).join('-');
}
