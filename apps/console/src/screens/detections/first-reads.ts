import type { DetectionFilter } from '@waybill/contract';
import { OPEN_STATUSES } from '@waybill/contract/enums';
import { readPath } from '../../app/http/build-path.ts';
import { readStored } from '../../app/storage/stored-values.ts';

/** Rows of a page. */
const PAGE_SIZE = 100;

/** Path of a page of the list; the first one without a cursor. */
export function pagePath(
  filter: DetectionFilter,
  sort: 'lastSeen' | 'firstSeen' | 'severity' | 'events' | 'due',
  cursor?: string,
): string {
  return readPath('/v1/detections', { query: { ...filter, sort, limit: PAGE_SIZE, cursor } });
}

/** Default of the list without parameters: open work, unless the reader has chosen another view. */
export function firstReads(): string[] {
  const managed = readStored('MANAGED_APPS') ?? 'all';
  const status = [...OPEN_STATUSES];
  const filter = managed === 'all' ? { status } : { status, managed };
  return [
    readPath('/v1/preferences'),
    pagePath(filter, 'lastSeen'),
    readPath('/v1/detections/summary', { query: filter }),
  ];
}
