import type { Place } from '../classifiers/define-classifier.ts';
import { assignmentBefore, type Assignment } from './assignment.ts';
import { secretFeatures, type SecretFeature } from './secret-features.ts';
import { SECRET_BIAS, SECRET_WEIGHTS } from './secret-weights.data.ts';

const TELLING = /pass|pwd|secret|token|key|auth|cred|nonce|^-p$/i;
/** Fixed once, since the score is asked for at every candidate. */
const SECRET_FEATURES = Object.keys(SECRET_WEIGHTS) as readonly SecretFeature[];

/** Longer values are texts or encoded files. */
const LONGEST = 400;

/**
 * Log-odds that a value is a secret, by its look and by the name it is given to; `-Infinity` where it
 * is given to no name that speaks of a secret, or is cut off from its quotes.
 */
export function secretScore(value: string, place: Place): number {
  if (value.length > LONGEST) return -Infinity;
  const before = place.before();
  const bound = assignmentBefore(before);
  if (bound === null || !TELLING.test(bound.name)) return -Infinity;
  const behind = place.behind();
  if (!isWhole(bound, behind)) return -Infinity;
  const features = secretFeatures(value, bound, before, behind);
  let score = SECRET_BIAS;
  for (const name of SECRET_FEATURES) score += SECRET_WEIGHTS[name] * features[name];
  return score;
}

/** A quoted value ends at its quote. */
function isWhole(bound: Assignment, behind: string): boolean {
  return bound.quote === '' || behind.startsWith(bound.quote);
}
