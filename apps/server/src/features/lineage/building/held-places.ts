import type { SettledPlace } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { joinedPlace, PLACE_COLUMNS, type PlaceColumns } from './joined-place.ts';

/** Reads places by id, without duplicates: thousands of rows have few places. */
export interface HeldPlaces {
  read: (placeIds: Iterable<string | null>) => Promise<void>;
  /** One that was read; null if none. */
  of: (placeId: string | null) => SettledPlace | null;
}

interface PlaceRow extends PlaceColumns {
  place_id: string;
  [column: string]: unknown;
}

export function heldPlaces(tx: Transaction, tenantId: number): HeldPlaces {
  const places = new Map<string, SettledPlace | null>();
  return {
    async read(placeIds) {
      const unread = new Set<string>();
      for (const id of placeIds) if (id !== null && !places.has(id)) unread.add(id);
      if (unread.size === 0) return;
      const rows = await tx.named<PlaceRow>(
        'lineage_held_places',
        `SELECT place.place_id, ${PLACE_COLUMNS} FROM unnest($2::uuid[]) AS wanted (place_id)
         CROSS JOIN LATERAL (
           SELECT * FROM place WHERE tenant_id = $1 AND place_id = wanted.place_id LIMIT 1
         ) AS place`,
        [tenantId, [...unread]],
      );
      for (const row of rows) places.set(row.place_id, joinedPlace(row));
    },
    of: (placeId) => (placeId === null ? null : (places.get(placeId) ?? null)),
  };
}
