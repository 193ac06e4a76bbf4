import { matchesFilter } from './match-filter.ts';
import { placeOfPath } from './scim-attributes.ts';
import { MOST_RESULTS } from './scim-discovery.ts';
import { parseFilter, type Filter } from './scim-filter.ts';
import type { ScimObject } from './scim-resource.ts';
import type { ResourceType } from './scim-schema.data.ts';

/** A page that a caller asks for. */
export interface ListQuery {
  filter: Filter | null;
  /** Counted from 1. */
  startIndex: number;
  count: number;
}

/** Where resources come from, whole with id and meta. */
export interface ResourceSource {
  page(range: {
    offset: number;
    limit: number;
  }): Promise<{ total: number; resources: ScimObject[] }>;
  /** Resources with a name or an external id: by an index. */
  named(keys: { name?: string; externalId?: string }): Promise<ScimObject[]>;
}

const DEFAULT_COUNT = 100;
/** How many are looked at at once where a filter has to see all. */
const BATCH = 500;

/** Reads paging and filter of a query as RFC 7644 has them: what is out of range is brought into it. */
export function readListQuery(query: Record<string, string>): ListQuery {
  return {
    filter: query['filter'] ? parseFilter(query['filter']) : null,
    startIndex: Math.max(1, numberOf(query['startIndex'], 1)),
    count: Math.min(MOST_RESULTS, Math.max(0, numberOf(query['count'], DEFAULT_COUNT))),
  };
}

function numberOf(text: string | undefined, otherwise: number): number {
  const number = Number.parseInt(text ?? '', 10);
  return Number.isSafeInteger(number) ? number : otherwise;
}

/** Throws a ScimError for a filter that names an unknown attribute. */
export async function listResources(
  type: ResourceType,
  source: ResourceSource,
  { filter, startIndex, count }: ListQuery,
): Promise<{ total: number; resources: ScimObject[] }> {
  if (filter === null) return source.page({ offset: startIndex - 1, limit: count });
  matchesFilter(type, {}, filter);
  const keys = keysOf(type, filter);
  if (keys) {
    const found = await source.named(keys);
    const matching = found.filter((one) => matchesFilter(type, one, filter));
    return { total: matching.length, resources: slice(matching, startIndex, count) };
  }
  const resources: ScimObject[] = [];
  let total = 0;
  for (let offset = 0; ; offset += BATCH) {
    const batch = await source.page({ offset, limit: BATCH });
    for (const one of batch.resources.filter((each) => matchesFilter(type, each, filter))) {
      total += 1;
      if (total >= startIndex && resources.length < count) resources.push(one);
    }
    if (offset + BATCH >= batch.total) return { total, resources };
  }
}

function slice<T>(list: readonly T[], startIndex: number, count: number): T[] {
  return list.slice(startIndex - 1, startIndex - 1 + count);
}

/** What every match has by an index; null where the filter demands no such thing. */
function keysOf(type: ResourceType, filter: Filter): { name?: string; externalId?: string } | null {
  if (filter.kind === 'and') return keysOf(type, filter.left) ?? keysOf(type, filter.right);
  if (filter.kind !== 'compare' || filter.comparison !== 'eq') return null;
  if (typeof filter.value !== 'string') return null;
  switch (placeOfPath(type, filter.path)?.attribute.name) {
    case 'userName':
      return { name: filter.value };
    case 'displayName':
      return type.name === 'Group' ? { name: filter.value } : null;
    case 'externalId':
      return { externalId: filter.value };
    default:
      return null;
  }
}
