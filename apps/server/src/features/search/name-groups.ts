import type { SearchHit } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { tracesOfObjects } from '../lineage/lineage-read-model.ts';
import { countDetections } from './count-detections.ts';
import type { FoundNames } from './find-names.ts';
import { hitOf, type SearchGroup } from './found-groups.ts';

interface Around {
  tenantId: number;
  now: number;
}

/** Objects with links to their traces. */
export async function objectGroup(
  tx: Transaction,
  { total, names }: FoundNames,
  { tenantId, now }: Around,
): Promise<SearchGroup> {
  const keys = names.map(({ key }) => key);
  const counts = await countDetections(tx, 'object', keys, now);
  const traces = await tracesOfObjects(tx, tenantId, keys);
  const hits = names.map(({ key, title, detail, source, event_id: eventId }) =>
    hitOf({
      kind: 'object',
      key,
      title,
      detail: detail === title ? null : detail,
      source,
      detections: counts.get(key) ?? 0,
      trace: traces.get(key) ?? null,
      eventId,
    }),
  );
  return { kind: 'object', total, hits };
}

/** Places; what detections call them is their name. */
export async function placeGroup(
  tx: Transaction,
  { total, names }: FoundNames,
  { now }: Around,
): Promise<SearchGroup> {
  const titles = names.map(({ title }) => title);
  const counts = await countDetections(tx, 'place', titles, now);
  const hits = names.map(({ key, title }) =>
    hitOf({
      kind: 'place',
      key: title,
      title,
      detections: counts.get(title) ?? 0,
      placeId: key,
    }),
  );
  return { kind: 'place', total, hits };
}

/** Flows: each is a trace between two groups of places. */
export function flowGroup({ total, names }: FoundNames): SearchGroup {
  const hits = names.map(({ key, title }): SearchHit => {
    const [originId = '', destinationId = ''] = key.split('~');
    return hitOf({ kind: 'flow', key, title, trace: { originId, destinationId } });
  });
  return { kind: 'flow', total, hits };
}
