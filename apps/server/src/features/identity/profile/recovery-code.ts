import { createHmac, randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;
/** Digits and letters without I, L, O and U: each is 5 bits and unambiguous. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 24 characters are 120 bits: a keyed hash protects them without a slow one (ASVS 6.5.2 asks for 112). */
const GROUPS = 6;
const GROUP_LENGTH = 4;

/** A new code as a person gets it, e.g. `7K2M-PQ9X-00WE-3D4F-GH5J-KM6N`. */
export function newRecoveryCode(): string {
  const group = (): string =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(
      '',
    );
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Stored form of a code. Case, dashes and blanks do not matter. */
export function recoveryCodeHash(
  key: Buffer,
  owner: { tenantId: number; userId: string },
  code: string,
): Buffer {
  const typed = code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return createHmac('sha256', key).update(`${owner.tenantId}:${owner.userId}:${typed}`).digest();
}
