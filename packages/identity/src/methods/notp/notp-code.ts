import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Of five bits each: 130 in all. */
const LETTERS = 26;
const CODE = /[A-Z2-7]{26}/;

/** Text that a person sends to sign in. It is prefilled, so that no one has to type it. */
export function newNotpCode(): string {
  return Array.from(randomBytes(LETTERS), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join(
    '',
  );
}

/** The code in a sent message, ignoring other text. */
export function notpCodeIn(text: string): string | null {
  return CODE.exec(text.toUpperCase())?.[0] ?? null;
}
