import type { ActiveFilter } from '@waybill/ui';

/**
 * The filters after a cell action. "Only this" replaces the other values of its filter; "without this"
 * adds to the exclusions. Either way the value is not on both sides.
 */
export function withCellFilter(
  filters: readonly ActiveFilter[],
  { key, value, isNegated }: { key: string; value: string; isNegated: boolean },
): ActiveFilter[] {
  const others = filters
    .map((filter) =>
      filter.key === key && filter.isNegated !== isNegated
        ? { ...filter, values: filter.values.filter((other) => other !== value) }
        : filter,
    )
    .filter(({ values }) => values.length > 0);
  const same = others.find((filter) => filter.key === key && filter.isNegated === isNegated);
  const before = isNegated ? (same?.values ?? []) : [];
  const next = { key, isNegated, values: [...new Set([...before, value])] };
  return same === undefined
    ? [...others, next]
    : others.map((filter) => (filter === same ? next : filter));
}
