import type { TokenShape } from '../../patterns/linear-pattern.ts';
import { TOKEN_KEYS, tokenKey } from './prefilter.ts';

/** Tells which shapes a token fits. */
export interface ShapeIndex {
  /** For the prefilter. */
  readonly shapes: Int32Array;
  readonly nextClass: Uint8Array;
  /** Each set of shapes that a token can fit, as their indexes; the first is empty. */
  readonly lists: readonly (readonly number[])[];
  /** By key of a token: its list. */
  readonly listOf: Uint16Array;
}

/** At most this many classes of next bytes; the last takes all that are left, and so tells too much. */
const CLASSES = 32;

export function createShapeIndex(shapes: readonly TokenShape[]): ShapeIndex {
  const nextSets = shapes.map(({ next }) => (next === null ? null : new Set(next)));
  const { nextClass, members } = classesOfNext(nextSets);
  const lists: (readonly number[])[] = [[]];
  const numbers = new Map([['', 0]]);
  const listOf = new Uint16Array(TOKEN_KEYS);
  const rows = new Int32Array(TOKEN_KEYS / CLASSES);
  const fitting = (size: number, mask: number, next: number): number => {
    const list = [...shapes.keys()].filter((index) => {
      const shape = shapes[index];
      const wanted = nextSets[index] ?? null;
      return (
        shape !== undefined &&
        size >= shape.minimum &&
        size <= shape.maximum &&
        shape.masks.includes(mask) &&
        (wanted === null || members[next]?.some((byte) => wanted.has(byte)) === true)
      );
    });
    const number = numbers.get(list.join()) ?? lists.push(list) - 1;
    numbers.set(list.join(), number);
    return number;
  };
  for (let key = tokenKey(1, 1, 0); key < TOKEN_KEYS; key += 1) {
    const next = key % CLASSES;
    const list = fitting(key >> 10, (key >> 5) & 31, next);
    listOf[key] = list;
    if (list !== 0) rows[key >> 5] = (rows[key >> 5] ?? 0) | (1 << next);
  }
  return { shapes: rows, nextClass, lists, listOf };
}

/** Bytes that no shape tells apart are one class; class 0 is the bytes that none names, and the end. */
function classesOfNext(nextSets: readonly (ReadonlySet<number> | null)[]): {
  nextClass: Uint8Array;
  members: readonly (readonly number[])[];
} {
  const nextClass = new Uint8Array(256);
  const members: number[][] = [[]];
  const numbers = new Map<string, number>([['0'.repeat(nextSets.length), 0]]);
  for (let byte = 0; byte < 256; byte += 1) {
    const named = nextSets.map((next) => (next?.has(byte) === true ? '1' : '0')).join('');
    const number = Math.min(numbers.get(named) ?? numbers.size, CLASSES - 1);
    numbers.set(named, number);
    nextClass[byte] = number;
    members[number] = [...(members[number] ?? []), byte];
  }
  return { nextClass, members };
}
