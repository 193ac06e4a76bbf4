import type { SearchHit } from '@waybill/contract';

interface Group {
  kind: SearchHit['kind'];
  hits: readonly Pick<SearchHit, 'title'>[];
}

/** Kinds whose titles are what people search for; those of detections are sentences. */
const NAMED: readonly SearchHit['kind'][] = ['person', 'object', 'place', 'policy'];
const MOST = 3;

/** Titles to offer for a text that finds nothing: the best of each kind first, each once. */
export function nearestTitles(groups: readonly Group[]): string[] {
  const lists = NAMED.map((kind) => groups.find((group) => group.kind === kind)?.hits ?? []);
  const ranked = Array.from({ length: MOST }, (_, rank) =>
    lists.flatMap((hits) => hits[rank]?.title ?? []),
  ).flat();
  return [...new Set(ranked)].slice(0, MOST);
}
