import type { SearchHit, SearchKind } from '@waybill/contract';

/** Hits of one kind; `total` counts those that are not among them too. */
export interface SearchGroup {
  kind: SearchKind;
  total: number;
  hits: SearchHit[];
}

/** A hit with what its kind has no use for left empty. */
export function hitOf(
  facts: Pick<SearchHit, 'kind' | 'key' | 'title'> & Partial<SearchHit>,
): SearchHit {
  return {
    detail: null,
    severity: null,
    status: null,
    source: null,
    detections: 0,
    keys: [facts.key],
    identityId: null,
    hasEvents: false,
    placeId: null,
    trace: null,
    eventId: null,
    at: null,
    ...facts,
  };
}
