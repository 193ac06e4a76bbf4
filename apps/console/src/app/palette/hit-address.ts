import type { SearchHit } from '@waybill/contract';

/** The list's filter that shows what belongs to a hit. */
const FILTER_NAME = {
  person: 'person',
  object: 'object',
  place: 'destination',
  policy: 'policy',
} as const satisfies Record<Exclude<SearchHit['kind'], 'detection'>, string>;

/** Where a hit leads: to the detection itself, or to the list of exactly the detections it counts. */
export function hitAddress({ kind, key }: Pick<SearchHit, 'kind' | 'key'>): string {
  if (kind === 'detection') return `/detections/${encodeURIComponent(key)}`;
  return `/detections?${new URLSearchParams({ [FILTER_NAME[kind]]: key })}`;
}

/** The list of all detections that a text finds. */
export function listAddress(text: string): string {
  return `/detections?${new URLSearchParams({ q: text })}`;
}
