import type { DataType } from '@waybill/contract';
import { FILTER_KEYS, type FilterKey, type Filters, type Sort } from '../data-types-address.ts';

/** Filters of the list. */
export interface ListQuery {
  search: string;
  filters: Filters;
}

/** Returns the search words of a type. */
export type WordsOf = (type: DataType) => readonly string[];

function holds(type: DataType, { filters }: ListQuery, but?: FilterKey): boolean {
  return FILTER_KEYS.every(
    (key) => key === but || filters[key].length === 0 || filters[key].includes(type[key]),
  );
}

function isFound(type: DataType, search: string, wordsOf: WordsOf): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return true;
  const text = wordsOf(type).join(' ').toLowerCase();
  return wanted.split(/\s+/).every((word) => text.includes(word));
}

/** The types that match the search and every filter; `but` ignores one filter. */
export function filterTypes(
  types: readonly DataType[],
  query: ListQuery,
  { wordsOf, but }: { wordsOf: WordsOf; but?: FilterKey },
): DataType[] {
  return types.filter((type) => holds(type, query, but) && isFound(type, query.search, wordsOf));
}

/** Values of a filter with their number of types; always includes selected ones. */
export function countValues(
  types: readonly DataType[],
  key: FilterKey,
  chosen: readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>(chosen.map((value) => [value, 0]));
  for (const type of types) counts.set(type[key], (counts.get(type[key]) ?? 0) + 1);
  return counts;
}

const byName = (a: DataType, b: DataType) => a.name.localeCompare(b.name);

const COMPARE: Record<Sort['key'], (a: DataType, b: DataType) => number> = {
  name: byName,
  sensitivity: (a, b) => a.sensitivity - b.sensitivity,
  found: (a, b) => a.found.count - b.found.count,
  // Types without verdicts come last.
  precision: (a, b) => (a.precision.value ?? -1) - (b.precision.value ?? -1),
};

/** Custom ones first, then by findings, then by name. */
function compareByInterest(a: DataType, b: DataType): number {
  return (
    Number(a.kind === 'built-in') - Number(b.kind === 'built-in') ||
    b.found.count - a.found.count ||
    byName(a, b)
  );
}

/** The types in the requested order; by interest by default. */
export function sortTypes(types: readonly DataType[], sort: Sort | null): DataType[] {
  if (sort === null) return types.toSorted(compareByInterest);
  const sign = sort.direction === 'asc' ? 1 : -1;
  return types.toSorted((a, b) => sign * COMPARE[sort.key](a, b) || byName(a, b));
}
