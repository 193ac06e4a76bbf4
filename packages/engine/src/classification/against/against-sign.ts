import type { Place } from '../../classifiers/define-classifier.ts';
import type { OwnedPattern } from '../compile-classifiers.ts';
import type { AgainstSign } from './against.data.ts';
import { dumpSign, joinedSign, numberSign, randomRunSign } from './inside-other.ts';
import { standInSign, timeSign, typedDigitsSign } from './looks-like.ts';
import type { Surroundings } from './surroundings.ts';

/** Longer values are not numbers, and not part of one. */
const LONGEST = 160;

/**
 * The strongest sign that a value is not of the type, or null. Secrets look like hashes and appear in
 * addresses, so they are only checked for placeholder words, and only if the type has no check of its
 * own.
 */
export function againstSign(
  { classifier, pattern }: OwnedPattern,
  value: string,
  place: Place,
): AgainstSign | null {
  if (value.length > LONGEST) return null;
  const fallback = classifier.testValues?.includes(value) === true ? 'test-value' : null;
  const around = () => ({ value, before: place.before(), behind: place.behind() });
  if (classifier.class === 'secret') {
    return (pattern.validate ? null : standInSign(around())) ?? fallback;
  }
  return /\d/.test(value) ? signOfDigits(around(), pattern.pattern, fallback) : fallback;
}

function signOfDigits(
  around: Surroundings,
  source: string,
  fallback: AgainstSign | null,
): AgainstSign | null {
  return (
    firstSign(GRAVE_SIGNS, around) ??
    hexConstantSign(around.value, source) ??
    firstSign(LIGHT_SIGNS, around) ??
    fallback ??
    typedDigitsSign(around)
  );
}

type SignTest = (around: Surroundings) => AgainstSign | null;

const GRAVE_SIGNS: readonly SignTest[] = [randomRunSign, numberSign, dumpSign];
const LIGHT_SIGNS: readonly SignTest[] = [timeSign, joinedSign];

function firstSign(tests: readonly SignTest[], around: Surroundings): AgainstSign | null {
  for (const test of tests) {
    const sign = test(around);
    if (sign !== null) return sign;
  }
  return null;
}

/** A number of source code, unless the type itself is written that way. */
function hexConstantSign(value: string, source: string): AgainstSign | null {
  return /^0x/i.test(value) && !/^(?:\(\?:)?0\[?x/i.test(source) ? 'hex-constant' : null;
}
