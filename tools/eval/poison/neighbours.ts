import type { Connector, VendorRecord } from '@waybill/connectors';
import { sourceIdOf } from '@waybill/contract';
import {
  eventIdOf,
  eventTimeOf,
} from '../../../apps/server/src/features/ingest/writing/event-id.ts';
import { readRecord } from '../../../apps/server/src/features/ingest/reading/read-record.ts';
import { marked } from './poison-variants.ts';
import type { PoisonTarget } from './poison-target.ts';

/** A sound record that goes in beside hostile ones, and what must be stored of it. */
export interface Neighbour {
  text: string;
  eventIds: string[];
  entities: { sourceId: string; kind: string; entityId: string }[];
}

/** The record under its own mark; null if nothing would be stored of it. */
export function neighbourOf(
  connector: Connector,
  record: VendorRecord,
  { tenantId, mark }: { tenantId: number; mark: string },
): Neighbour | null {
  const result = connector.map(record);
  const ownId = result.kind === 'mapped' ? (result.events[0]?.vendorEventId ?? null) : null;
  const text = JSON.stringify(marked(record, ownId, mark));
  const neighbour: Neighbour = { text, eventIds: [], entities: [] };
  for (const { payload, result: read } of readRecord(Buffer.from(text), connector)) {
    if (read.kind === 'mapped') {
      neighbour.eventIds.push(
        ...read.events.map((event, index) => eventIdOf({ tenantId, event, index, payload })),
      );
    }
    if (read.kind === 'entities') {
      neighbour.entities.push(
        ...read.entities.map(({ source, kind, entityId }) => ({
          sourceId: sourceIdOf(source),
          kind,
          entityId,
        })),
      );
    }
  }
  return neighbour.eventIds.length + neighbour.entities.length > 0 ? neighbour : null;
}

/** How many of the neighbours are not stored. */
export async function missingNeighbours(
  { services, tenantId }: PoisonTarget,
  neighbours: readonly Neighbour[],
): Promise<number> {
  const ids = neighbours.flatMap(({ eventIds }) => eventIds);
  const entities = neighbours.flatMap((neighbour) => neighbour.entities);
  return services.database.tenant(tenantId, async (tx) => {
    const events = await tx.query<{ event_id: string }>(
      `SELECT event_id FROM unnest($1::uuid[], $2::timestamptz[]) AS sent (event_id, at)
       WHERE NOT EXISTS (SELECT FROM activity
         WHERE activity.event_id = sent.event_id AND activity.occurred_at = sent.at)`,
      [ids, ids.map((id) => new Date(eventTimeOf(id)))],
    );
    const gone = await tx.query(
      `SELECT FROM unnest($1::text[], $2::text[], $3::text[]) AS sent (source_id, kind, entity_id)
       WHERE NOT EXISTS (SELECT FROM entity WHERE entity.source_id = sent.source_id
         AND entity.kind = sent.kind AND entity.entity_id = sent.entity_id)`,
      [
        entities.map(({ sourceId }) => sourceId),
        entities.map(({ kind }) => kind),
        entities.map(({ entityId }) => entityId),
      ],
    );
    return events.length + gone.length;
  });
}
