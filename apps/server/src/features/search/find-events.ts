import type { SearchHit } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import {
  EVIDENCE_COLUMNS,
  evidenceOf,
  type EvidenceRow,
} from '../detection/detections-read-model.ts';
import { eventTimeOf } from '../ingest/writing/event-id.ts';
import { hitOf } from './found-groups.ts';

const EVENT_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of an event. */
export function isEventId(text: string): boolean {
  return EVENT_ID.test(text);
}

/** The events with these ids, newest first. The id contains the time, so each is one index lookup. */
export async function eventHits(tx: Transaction, ids: readonly string[]): Promise<SearchHit[]> {
  const unique = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (unique.length === 0) return [];
  const rows = await tx.named<EvidenceRow>(
    'search_events',
    `SELECT ${EVIDENCE_COLUMNS} FROM unnest($1::timestamptz[], $2::uuid[]) AS wanted (at, id)
     JOIN activity a ON a.tenant_id = app_tenant_id() AND a.occurred_at = wanted.at AND a.event_id = wanted.id
     ORDER BY a.occurred_at DESC, a.event_id DESC`,
    [unique.map((id) => new Date(eventTimeOf(id))), unique],
  );
  return rows.map(evidenceOf).map((event) =>
    hitOf({
      kind: 'event',
      key: event.eventId,
      title: event.action ?? event.vendorOperation,
      detail: [event.person, event.objectName].filter((part) => part !== null).join(' · ') || null,
      source: event.source,
      at: event.occurredAt,
    }),
  );
}

/** Ids of the newest events of people, and of objects, that a search found. */
export async function newestEventIds(
  tx: Transaction,
  found: { people: readonly string[]; objects: readonly string[] },
  limit: number,
): Promise<string[]> {
  const rows = await tx.named<{ event_id: string }>(
    'search_newest_events',
    `SELECT event_id FROM (
       SELECT newest.event_id, newest.at FROM unnest($1::text[]) AS person (key) CROSS JOIN LATERAL (
         SELECT a.event_id, a.occurred_at AS at FROM activity a
         WHERE a.tenant_id = app_tenant_id() AND a.actor_key = person.key
         ORDER BY a.occurred_at DESC LIMIT $3) AS newest
       UNION ALL
       SELECT newest.event_id, newest.at FROM unnest($2::text[]) AS object (key)
       JOIN lineage_object o ON o.tenant_id = app_tenant_id() AND o.object_key = object.key
       CROSS JOIN LATERAL (
         SELECT t.event_id, t.at FROM lineage_touch t
         WHERE t.tenant_id = o.tenant_id AND t.object_id = o.object_id
         ORDER BY t.order_key DESC, t.event_id DESC LIMIT $3) AS newest
     ) AS event GROUP BY event_id ORDER BY max(at) DESC LIMIT $3`,
    [found.people, found.objects, limit],
  );
  return rows.map((row) => row.event_id);
}
