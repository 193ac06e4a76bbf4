import { createHmac } from 'node:crypto';

/** Spaces, dashes and dots in numbers, and case, do not change a value. */
const WRITTEN_DIFFERENTLY = /[\s.\-‐-―]+/g;

/** 128 bits: no two values of a tenant meet. */
const SIGNS = 32;

/**
 * Keyed hash that identifies an excepted value: the value itself is never stored. The key is the
 * tenant's own, so that hashes of two tenants cannot be compared.
 */
export function valueHash(key: Buffer, type: string, value: string): string {
  const normal = value.normalize('NFKC').replaceAll(WRITTEN_DIFFERENTLY, '').toLowerCase();
  return createHmac('sha256', key)
    .update(type)
    .update('\0')
    .update(normal)
    .digest('hex')
    .slice(0, SIGNS);
}
