import type { CodePoints } from './code-points.ts';
import { utf8Sequences, type ByteRange } from './utf8-sequences.ts';

/** Characters by their bytes, in the order of reading: sets for the first byte, and for each of the others. */
export interface CharacterBytes {
  first: number;
  rest: readonly number[];
}

/** Sets of bytes by index, equal ones once. */
export interface ByteSets {
  readonly sets: readonly (readonly ByteRange[])[];
  indexOf(ranges: readonly ByteRange[]): number;
  /** The characters of a set, those together that differ in the first byte only. */
  headsOf(points: CodePoints): readonly CharacterBytes[];
}

export function byteSets(backwards: boolean): ByteSets {
  const sets: (readonly ByteRange[])[] = [];
  const indexes = new Map<string, number>();
  /** A repeat asks for the same set once for each copy. */
  const known = new Map<CodePoints, readonly CharacterBytes[]>();

  function indexOf(ranges: readonly ByteRange[]): number {
    const key = ranges.join(';');
    const index = indexes.get(key) ?? sets.push(ranges) - 1;
    indexes.set(key, index);
    return index;
  }

  function findHeads(points: CodePoints): CharacterBytes[] {
    // Most sets are of ASCII, where characters are bytes.
    if (points.length > 0 && (points.at(-1)?.[1] ?? 0) < 0x80) {
      return [{ first: indexOf(points), rest: [] }];
    }
    const heads = new Map<string, { first: ByteRange[]; rest: number[] }>();
    for (const sequence of utf8Sequences(points)) {
      const [first, ...others] = backwards ? sequence.toReversed() : sequence;
      if (first === undefined) continue;
      const rest = others.map((range) => indexOf([range]));
      const head = heads.get(rest.join()) ?? { first: [], rest };
      head.first.push(first);
      heads.set(rest.join(), head);
    }
    return [...heads.values()].map(({ first, rest }) => ({ first: indexOf(first), rest }));
  }

  return {
    sets,
    indexOf,
    headsOf(points) {
      const heads = known.get(points) ?? findHeads(points);
      known.set(points, heads);
      return heads;
    },
  };
}
