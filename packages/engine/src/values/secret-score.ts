import type { Place } from '../classifiers/define-classifier.ts';
import { assignmentBefore } from './assignment.ts';
import { glueScore, lineScore, nameScore, shapeScore, valueScore } from './secret-features.ts';
import { canBeSecret } from './secret-gate.ts';
import { secretName } from './secret-name.ts';
import { secretShape } from './secret-shape.ts';
import { SECRET_BIAS, SECRET_WEIGHTS } from './secret-weights.data.ts';

/** Maximum of `valueScore` plus `lineScore` for features that can occur together. */
const MOST_LEFT = SECRET_WEIGHTS.unquotedIdentifier + SECRET_WEIGHTS.endsLine;

/**
 * Log-odds that a value is a secret, by its shape and its assigned name; `-Infinity` if it cannot be
 * one, or if they are below zero for any shape and line.
 */
export function secretScore(value: string, place: Place): number {
  const before = place.before();
  const bound = assignmentBefore(before);
  const name = bound === null ? null : secretName(bound.name);
  if (bound === null || name === null) return -Infinity;
  const behind = place.behind();
  const named = { bound, name };
  if (!canBeSecret(value, named, { before, behind })) return -Infinity;
  const shape = secretShape(value);
  const score =
    SECRET_BIAS + nameScore(named, shape) + glueScore(bound, shape) + shapeScore(value, shape);
  if (score + MOST_LEFT < 0) return -Infinity;
  return score + valueScore(value, named) + lineScore(bound, before, behind);
}
