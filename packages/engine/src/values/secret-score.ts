import type { Place } from '../classifiers/define-classifier.ts';
import { assignmentBefore } from './assignment.ts';
import { secretFeatures, type SecretFeature } from './secret-features.ts';
import { canBeSecret } from './secret-gate.ts';
import { secretName } from './secret-name.ts';
import { SECRET_BIAS, SECRET_WEIGHTS } from './secret-weights.data.ts';

/** Fixed once, since the score is asked for at every candidate. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a constant has the keys of its type
const SECRET_FEATURES = Object.keys(SECRET_WEIGHTS) as readonly SecretFeature[];

/**
 * Log-odds that a value is a secret, by its look and by the name it is given to; `-Infinity` where it
 * can be none.
 */
export function secretScore(value: string, place: Place): number {
  const before = place.before();
  const bound = assignmentBefore(before);
  const name = bound === null ? null : secretName(bound.name);
  if (bound === null || name === null) return -Infinity;
  const behind = place.behind();
  const named = { bound, name };
  if (!canBeSecret(value, named, { before, behind })) return -Infinity;
  const features = secretFeatures(value, named, before, behind);
  let score = SECRET_BIAS;
  for (const feature of SECRET_FEATURES) score += SECRET_WEIGHTS[feature] * features[feature];
  return score;
}
