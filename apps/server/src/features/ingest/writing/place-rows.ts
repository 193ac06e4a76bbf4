import type { ActivityEvent, SettledPlace } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { groupId, placeId } from '../../../platform/place-id.ts';

interface SeenPlace {
  place: SettledPlace;
  firstAt: number;
  lastAt: number;
}

/** A reported place; `at` is the event time in epoch milliseconds. */
export interface ToldPlace {
  place: SettledPlace | null;
  at: number;
}

/** Stores each place that events name, in the transaction that writes them. */
export async function upsertPlaces(
  tx: Transaction,
  tenantId: number,
  events: readonly ActivityEvent[],
): Promise<void> {
  const told = events.flatMap(({ origin, destination, occurredAt: at }) => [
    { place: origin, at },
    { place: destination, at },
  ]);
  await keepPlaces(tx, tenantId, told);
}

/**
 * Stores places without duplicates. Managed and outside follow the newest report, independent of
 * arrival order.
 *
 * @published
 */
export async function keepPlaces(
  tx: Transaction,
  tenantId: number,
  told: readonly ToldPlace[],
): Promise<void> {
  const rows = [...seenPlaces(told)].toSorted(([left], [right]) => (left < right ? -1 : 1));
  if (rows.length === 0) return;
  const part = (name: keyof SettledPlace) => rows.map(([, { place }]) => place[name]);
  await tx.named(
    'place_upsert',
    `INSERT INTO place AS known (tenant_id, place_id, group_id, kind, name, host, container, account,
       managed, outside, first_seen_at, told_at)
     SELECT $1, * FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[],
       $8::text[], $9::text[], $10::text[], $11::timestamptz[], $12::timestamptz[])
     ON CONFLICT (tenant_id, place_id) DO UPDATE SET
       managed = CASE WHEN excluded.told_at >= known.told_at THEN excluded.managed ELSE known.managed END,
       outside = CASE WHEN excluded.told_at >= known.told_at THEN excluded.outside ELSE known.outside END,
       first_seen_at = least(known.first_seen_at, excluded.first_seen_at),
       told_at = greatest(known.told_at, excluded.told_at)
     WHERE excluded.told_at >= known.told_at OR excluded.first_seen_at < known.first_seen_at`,
    [
      tenantId,
      rows.map(([id]) => id),
      rows.map(([, { place }]) => groupId(place.kind, place.name)),
      part('kind'),
      part('name'),
      part('host'),
      part('container'),
      part('account'),
      part('managed'),
      part('outside'),
      rows.map(([, { firstAt }]) => new Date(firstAt)),
      rows.map(([, { lastAt }]) => new Date(lastAt)),
    ],
  );
}

function seenPlaces(told: readonly ToldPlace[]): Map<string, SeenPlace> {
  const seen = new Map<string, SeenPlace>();
  for (const { place, at } of told) {
    if (!place) continue;
    const id = placeId(place);
    const known = seen.get(id);
    if (!known) {
      seen.set(id, { place, firstAt: at, lastAt: at });
      continue;
    }
    if (at >= known.lastAt) known.place = place;
    known.firstAt = Math.min(known.firstAt, at);
    known.lastAt = Math.max(known.lastAt, at);
  }
  return seen;
}

/**
 * Removes the places that no event and no object names anymore, with the decisions on them.
 *
 * @published
 */
export async function forgetUnnamedPlaces(tx: Transaction, tenantId: number): Promise<void> {
  await tx.named(
    'place_forget_unnamed',
    `DELETE FROM place p WHERE tenant_id = $1
       AND NOT EXISTS (SELECT FROM activity_day d WHERE d.tenant_id = $1 AND d.origin_id = p.place_id)
       AND NOT EXISTS (SELECT FROM activity_day d WHERE d.tenant_id = $1 AND d.destination_id = p.place_id)
       AND NOT EXISTS (SELECT FROM lineage_object o WHERE o.tenant_id = $1 AND o.place_id = p.place_id)
       AND NOT EXISTS (SELECT FROM lineage_version v WHERE v.tenant_id = $1 AND v.place_id = p.place_id)`,
    [tenantId],
  );
  await tx.named(
    'flow_review_forget_unnamed',
    `DELETE FROM flow_review r WHERE tenant_id = $1 AND EXISTS (
       SELECT FROM unnest(ARRAY[r.origin_id, r.destination_id]) AS side (id)
       WHERE NOT EXISTS (SELECT FROM place p WHERE p.tenant_id = $1 AND p.place_id = side.id)
         AND NOT EXISTS (SELECT FROM place p WHERE p.tenant_id = $1 AND p.group_id = side.id))`,
    [tenantId],
  );
}
