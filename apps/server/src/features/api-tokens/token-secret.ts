import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Marks a secret as ours, so that secret scanners can know it. */
const PREFIX = 'wbt_';
const SHAPE = /^wbt_([\w-]{43})([0-9a-z]{7})$/;

/** A new secret: 256 random bits and a checksum. */
export function newApiTokenSecret(): string {
  const random = randomBytes(32).toString('base64url');
  return PREFIX + random + checksumOf(random);
}

/** Whether it can be a secret of ours, by its checksum: what is mistyped or invented costs no look-up. */
export function isTokenSecret(text: string): boolean {
  const [, random = '', checksum] = SHAPE.exec(text) ?? [];
  return checksum !== undefined && checksumOf(random) === checksum;
}

/** What is stored. The secret is random, so a plain hash cannot be guessed back, and a look-up by it tells no time. */
export function apiTokenHash(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

function checksumOf(random: string): string {
  return crc32(random).toString(36).padStart(7, '0');
}
