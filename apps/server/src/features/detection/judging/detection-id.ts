import { hash } from 'node:crypto';

/** A UUID (version 8) from a detection's identifying parts: the same finding gets the same id again. */
export function detectionIdOf(...parts: readonly (string | number | boolean)[]): string {
  const digest = hash('sha256', JSON.stringify(parts), 'hex');
  const variant = ((Number.parseInt(digest[16] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}

/**
 * Short, even-length key for a fingerprint or window group; sample data never mixes with real data.
 *
 * @published
 */
export function groupHash(canonical: string, isSample: boolean): string {
  return hash('sha256', `${isSample ? 'sample' : 'real'}\0${canonical}`, 'hex').slice(0, 40);
}
