import { hash } from 'node:crypto';

/** The digest of a text in the form of a UUID: the same text always has the same. */
export function uuidOf(text: string): string {
  const digits = hash('sha256', text, 'hex').slice(0, 32);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
