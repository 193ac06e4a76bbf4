import type { SearchHit, SearchKind } from '@waybill/contract';

/** Hits of one kind; `total` also counts those not listed. */
export interface SearchGroup {
  kind: SearchKind;
  total: number;
  hits: SearchHit[];
}

/** A hit with its unused fields empty. */
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
