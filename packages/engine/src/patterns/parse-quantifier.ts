import { PatternRefusal } from './pattern-refusal.ts';
import type { SourceReader } from './source-reader.ts';

/** As in RE2: what is repeated is copied as often. */
const MOST = 1000;

export interface Quantifier {
  minimum: number;
  maximum: number | null;
  position: number;
}

/**
 * Reads `*`, `+`, `?` or `{n,m}`. The lazy forms (`*?`) are read too and mean the same, since a match
 * is always the longest.
 */
export function parseQuantifier(reader: SourceReader): Quantifier | undefined {
  const position = reader.position();
  const found = reader.match(/[*+?]|\{(\d+)(,?)(\d*)\}/y);
  if (found === null) return undefined;
  const quantifier = { ...bounds(found, position), position };
  if (reader.at('+')) {
    throw new PatternRefusal(
      reader.position(),
      'possessive repeats are not supported, and not needed: leave the + out.',
    );
  }
  reader.skip('?');
  if (reader.match(/[*+?]|\{\d+,?\d*\}/y) !== null) {
    throw new PatternRefusal(position, 'a repeat of a repeat needs a group: (?:...)*.');
  }
  return quantifier;
}

function bounds(
  [sign, from = '', comma = '', to = '']: RegExpExecArray,
  position: number,
): { minimum: number; maximum: number | null } {
  if (sign === '*') return { minimum: 0, maximum: null };
  if (sign === '+') return { minimum: 1, maximum: null };
  if (sign === '?') return { minimum: 0, maximum: 1 };
  const minimum = Number(from);
  const maximum = counted(minimum, comma, to);
  if (maximum !== null && maximum < minimum) {
    throw new PatternRefusal(position, 'the numbers of the repeat are the wrong way round.');
  }
  if (Math.max(minimum, maximum ?? 0) > MOST) {
    throw new PatternRefusal(position, `a repeat counts up to ${MOST} at most.`);
  }
  return { minimum, maximum };
}

function counted(minimum: number, comma: string, to: string): number | null {
  if (comma === '') return minimum;
  return to === '' ? null : Number(to);
}
