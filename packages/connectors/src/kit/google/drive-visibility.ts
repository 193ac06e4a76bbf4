import { ownValue, type Visibility } from '@waybill/contract';
import { lowerText, texts } from '../text.ts';
import type { Parameters } from './parameters.ts';

const VISIBILITY: Readonly<Record<string, Visibility>> = {
  private: 'private',
  people_within_domain: 'internal',
  people_within_domain_with_link: 'internal',
  shared_internally: 'internal',
  shared_externally: 'external',
  people_with_link: 'link',
  public_on_the_web: 'public',
};

/** Roles and scopes that mean that access was removed. */
const NO_ACCESS = new Set(['none', 'private']);
/** A document that is private now, whatever Drive says it was called before. */
const CLOSED = 'private';

/** The product's visibility for Drive's value; null for `unknown` and undocumented values. */
export function visibilityOf(value: unknown): Visibility | null {
  const word = lowerText(value);
  return word === null ? null : (ownValue(VISIBILITY, word) ?? null);
}

/**
 * Whether an access change granted access. Making private grants none; otherwise the change itself
 * decides if Drive states it (`external`), and then the new value: none removes access.
 */
export function isGrant(parameters: Parameters): boolean {
  const given = texts(parameters['new_value']).map((value) => value.toLowerCase());
  if (given.length > 0 && given.every((value) => value === CLOSED)) return false;
  if (lowerText(parameters['visibility_change']) === 'external') return true;
  if (given.length > 0) return given.some((value) => !NO_ACCESS.has(value));
  const removed = lowerText(parameters['membership_change_type']);
  return removed === null || !removed.startsWith('remove');
}
