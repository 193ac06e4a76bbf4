import type { SearchHit } from '@waybill/contract';

/** A hit suggested instead of a text. */
export type NearHit = Pick<SearchHit, 'kind' | 'key' | 'keys' | 'title'>;

interface Group {
  kind: SearchHit['kind'];
  hits: readonly NearHit[];
}

/** Kinds whose titles are search terms; those of detections are sentences. */
const NAMED: readonly SearchHit['kind'][] = ['person', 'object', 'place', 'policy'];
const MOST = 3;

/** Suggestions for a text without results: the best of each kind first, each title once. */
export function nearestHits(groups: readonly Group[]): NearHit[] {
  const lists = NAMED.map((kind) => groups.find((group) => group.kind === kind)?.hits ?? []);
  const ranked = Array.from({ length: MOST }, (_, rank) =>
    lists.flatMap((hits) => hits[rank] ?? []),
  ).flat();
  const titles = ranked.map(({ title }) => title);
  return ranked.filter(({ title }, index) => titles.indexOf(title) === index).slice(0, MOST);
}
