import { TOKEN_KEYS } from './prefilter.ts';
import type { TokenForms } from './token-forms.ts';

/** Tells which patterns can begin with a token. */
export interface FormIndex {
  /** For the prefilter. */
  readonly rows: Int32Array;
  readonly seconds: Int32Array;
  readonly firsts: Int32Array;
  /** By key of a token: a number for `patterns`; 0 for none. */
  readonly listOf: Uint16Array;
  /** The patterns that can begin with a token of the list, ascending. */
  patterns(list: number): readonly number[];
  /** The same, maybe with some that can not. */
  cover(list: number): readonly number[];
}

/** @param all `first`: the codes of bytes that the token can begin with, as bits */
export function createFormIndex(
  all: readonly { pattern: number; forms: TokenForms; first: number }[],
): FormIndex {
  const rows = new Int32Array(TOKEN_KEYS >> 5);
  const seconds = new Int32Array(TOKEN_KEYS);
  const firsts = new Int32Array(TOKEN_KEYS);
  const listOf = new Uint16Array(TOKEN_KEYS);
  const lists: (readonly number[])[] = [[]];
  /** By list and pattern: the list with that pattern too. */
  const longer = new Map<string, number>();
  for (const { pattern, forms, first } of all) {
    for (const [key, second] of forms) {
      rows[key >> 5] = (rows[key >> 5] ?? 0) | (1 << (key & 31));
      seconds[key] = (seconds[key] ?? 0) | second;
      firsts[key] = (firsts[key] ?? 0) | first;
      const list = listOf[key] ?? 0;
      const step = `${list}+${pattern}`;
      const made = longer.get(step) ?? lists.push([...(lists[list] ?? []), pattern]) - 1;
      longer.set(step, made);
      listOf[key] = made;
    }
  }
  const covers = coversOf(numbersIn(listOf).map((list) => lists[list] ?? []));
  const patterns = (list: number) => lists[list] ?? [];
  return {
    rows,
    seconds,
    firsts,
    listOf,
    patterns,
    cover: (list) => covers.get(patterns(list)) ?? [],
  };
}

/** Each number of an array once, in the order in which they occur: most are equal to the one before. */
function numbersIn(all: Uint16Array): number[] {
  const found = new Set<number>();
  let last = -1;
  for (const number of all) {
    if (number !== last) found.add(number);
    last = number;
  }
  return [...found];
}

/**
 * By list, a merged list that contains all of its patterns and few others. A few shared lists need
 * fewer states than many lists do, and frequently used states stay in the cache.
 */
function coversOf(
  lists: readonly (readonly number[])[],
): ReadonlyMap<readonly number[], readonly number[]> {
  const covers: { list: readonly number[]; has: ReadonlySet<number> }[] = [];
  const found = new Map<readonly number[], readonly number[]>();
  for (const list of lists.toSorted((a, b) => b.length - a.length)) {
    const cover = covers.find(
      ({ has }) => has.size <= 1.5 * list.length + 4 && list.every((pattern) => has.has(pattern)),
    );
    if (cover === undefined) covers.push({ list, has: new Set(list) });
    found.set(list, cover?.list ?? list);
  }
  return found;
}
