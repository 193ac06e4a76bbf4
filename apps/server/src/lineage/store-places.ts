import type { SettledPlace } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { groupId, placeId } from '../platform/place-id.ts';

/** A place with the time at which something was there, in epoch milliseconds. */
export interface SeenPlace {
  place: SettledPlace | null;
  at: number;
}

/**
 * Keeps the places that versions and objects name. What an event has as its origin or destination stands
 * there already and is left as it is: this adds the others, such as the device that a file lies on.
 */
export async function storePlaces(
  tx: Transaction,
  tenantId: number,
  seen: Iterable<SeenPlace>,
): Promise<void> {
  const places = new Map<string, { place: SettledPlace; at: number }>();
  for (const { place, at } of seen) {
    if (!place) continue;
    const id = placeId(place);
    const known = places.get(id);
    if (!known) places.set(id, { place, at });
    else known.at = Math.min(known.at, at);
  }
  if (places.size === 0) return;
  // In one order in all transactions.
  const rows = [...places].toSorted(([left], [right]) => (left < right ? -1 : 1));
  const part = (name: keyof SettledPlace) => rows.map(([, { place }]) => place[name]);
  await tx.named(
    'lineage_place_add',
    `INSERT INTO place (tenant_id, place_id, group_id, kind, name, host, container, account, managed,
       outside, first_seen_at)
     SELECT $1, * FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[],
       $8::text[], $9::text[], $10::text[], $11::timestamptz[])
     ON CONFLICT DO NOTHING`,
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
      rows.map(([, { at }]) => new Date(at).toISOString()),
    ],
  );
}
