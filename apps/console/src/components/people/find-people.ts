import type { SearchHit } from '@waybill/contract';
import type { ActiveFilter, FilterValue } from '@waybill/ui';

/** Someone found by name, with every key of the person in events and detections. */
export type NamedPerson = Pick<SearchHit, 'key' | 'keys' | 'title'>;
export type SearchPeople = (name: string) => Promise<readonly NamedPerson[]>;

export interface FoundPeople {
  filters: ActiveFilter[];
  /** Everyone that a name currently matches, by key. */
  found: FilterValue[];
}

/** Whether a person filter is not a known key, but e.g. a typed name. */
export function hasNames(filters: readonly ActiveFilter[], known: ReadonlySet<string>): boolean {
  return filters.some(
    ({ key, values }) => key === 'person' && !values.every((one) => known.has(one)),
  );
}

/**
 * The filters with the keys of people instead of names, for everyone that a name matches. A name
 * without matches stays: the list then says that nothing matches.
 *
 * @param known keys of people, which need no search
 */
export async function findPeople(
  filters: readonly ActiveFilter[],
  known: ReadonlySet<string>,
  search: SearchPeople,
): Promise<FoundPeople> {
  const found: FilterValue[] = [];
  async function keysOf(value: string): Promise<string[]> {
    if (known.has(value)) return [value];
    const hits = await search(value);
    if (hits.length === 0 || hits.some(({ keys }) => keys.includes(value))) return [value];
    found.push(
      ...hits.flatMap(({ keys, title }) => keys.map((key) => ({ value: key, label: title }))),
    );
    return hits.flatMap(({ keys }) => keys);
  }
  const withKeys = filters.map(async (filter) => {
    if (filter.key !== 'person') return filter;
    const keys = await Promise.all(filter.values.map(keysOf));
    return { ...filter, values: [...new Set(keys.flat())] };
  });
  return { filters: await Promise.all(withKeys), found };
}
