import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 20 bytes in base 62. The client library takes everything before the last 27 digits for a region. */
const DIGITS = 27;
/**
 * Seconds between the Unix epoch and the KSUID epoch, which makes 32 bits of seconds last until 2150.
 */
const KSUID_EPOCH = 1_400_000_000;

/** Kinds of id, by their first letter. */
type IdPrefix = 'P' | 'U' | 'T' | 'R' | 'S' | 'F' | 'K';

/** Prefix and 27 base-62 digits: seconds of `nowMs`, then 128 random bits. Sorts by time. */
export function newId(prefix: IdPrefix, nowMs: number): string {
  const bytes = Buffer.alloc(20);
  bytes.writeUInt32BE(Math.max(0, Math.floor(nowMs / 1000) - KSUID_EPOCH), 0);
  randomBytes(16).copy(bytes, 4);
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let digits = '';
  for (let i = 0; i < DIGITS; i += 1) {
    digits = ALPHABET.charAt(Number(rest % 62n)) + digits;
    rest /= 62n;
  }
  return prefix + digits;
}
