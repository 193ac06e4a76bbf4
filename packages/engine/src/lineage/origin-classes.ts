import { MANY_ORIGINS, MOST_ORIGIN_CLASSES } from '@waybill/contract';

/**
 * The classes of several contents in one: sorted, without duplicates, `many` instead of the last ones
 * where there are too many. Which those are does not depend on the order of uniting.
 */
export function unitedClasses(lists: Iterable<readonly string[]>): string[] {
  const classes = new Set<string>();
  for (const list of lists) for (const each of list) classes.add(each);
  const isMany = classes.delete(MANY_ORIGINS);
  const sorted = [...classes].toSorted();
  if (!isMany && sorted.length <= MOST_ORIGIN_CLASSES) return sorted;
  return [...sorted.slice(0, MOST_ORIGIN_CLASSES - 1), MANY_ORIGINS];
}

export function areSameClasses(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}
