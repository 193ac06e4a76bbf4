import { FACETS, type DetectionFilter, type FacetKey } from '@waybill/contract';
import { instantOf } from './relative-time.ts';

/** Conditions of a filter as SQL over `detection d`, with their values. */
export interface FilterSql {
  /** Empty when nothing is filtered; otherwise joined with AND, without the leading one. */
  where: string;
  values: unknown[];
}

/** Column that a facet counts and its filter compares. */
export const FACET_COLUMNS: Readonly<Record<FacetKey, string>> = {
  status: 'd.status',
  severity: 'd.severity',
  type: 'd.type',
  origin: 'd.origin',
  category: 'd.category',
  action: 'd.action',
  source: 'd.source',
  destination: 'd.destination_name',
  direction: 'd.direction',
  policy: 'd.policy_key',
  assignee: 'd.assignee_id',
};

/** Stands for "has no value here" in a filter. */
const NONE = 'none';

/**
 * The filter as SQL: one meaning for the list, the summary and the export. Merged rows never show:
 * the row they went into speaks for them.
 *
 * @param without a facet whose own filter is left out, to count what choosing it would show.
 */
export function filterSql(filter: DetectionFilter, now: number, without?: FacetKey): FilterSql {
  const conditions = [`d.status <> 'merged'`];
  const values: unknown[] = [];
  const add = (condition: (place: string) => string, value: unknown): void => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  const from = instantOf(filter.from, 'from', now);
  const to = instantOf(filter.to, 'to', now);
  if (from !== null) add((place) => `d.last_seen_at >= ${place}`, new Date(from));
  if (to !== null) add((place) => `d.last_seen_at < ${place}`, new Date(to));
  for (const key of FACETS) {
    const column = FACET_COLUMNS[key];
    const chosen = filter[key];
    if (!chosen || chosen.length === 0 || key === without) continue;
    add((place) => `coalesce(${column}, '${NONE}') = ANY(${place})`, chosen);
  }
  if (filter.person?.length) add((place) => `d.person_key = ANY(${place})`, filter.person);
  for (const word of searchWords(filter.q)) {
    add(
      (place) => `d.detection_id IN (SELECT detection_search(${place}))`,
      `%${likeLiteral(word)}%`,
    );
  }
  return { where: conditions.join(' AND '), values };
}

/** Words that must all be found; quotes keep several together. */
export function searchWords(text: string | undefined): string[] {
  return [...(text ?? '').toLowerCase().matchAll(/"([^"]+)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}

function likeLiteral(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}
