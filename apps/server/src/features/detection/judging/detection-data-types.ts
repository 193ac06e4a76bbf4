import type { Transaction } from '@waybill/store';
import type { PreparedEvent } from '../../ingest/reading/prepared-event.ts';

/** Adds the data types of new events to the detections that they are evidence of. @published */
export async function addDataTypes(
  tx: Transaction,
  fresh: readonly Pick<PreparedEvent, 'event'>[],
): Promise<void> {
  const told = fresh.flatMap(({ event: { eventId, data } }) =>
    (data?.types ?? []).map((type) => ({ eventId, type })),
  );
  if (told.length === 0) return;
  await tx.named(
    'detection_data_types',
    `UPDATE detection SET data_types = ARRAY(
       SELECT DISTINCT type FROM unnest(detection.data_types || found.types) AS type ORDER BY type)
     FROM (
       SELECT detection_id, array_agg(type) AS types
       FROM unnest($1::uuid[], $2::text[]) AS told (event_id, type) JOIN detection_event USING (event_id)
       GROUP BY detection_id
     ) AS found
     WHERE detection.detection_id = found.detection_id`,
    [told.map(({ eventId }) => eventId), told.map(({ type }) => type)],
  );
}
