import type { SettledPlace } from '@waybill/contract';
import { storedPlace } from '../../ingest/writing/stored-words.ts';
import { placeId } from '../../../platform/place-id.ts';

/** The place of a version or object: stored once, in `place`, and joined on reading. */
export type PlaceColumns = { [K in keyof SettledPlace as `place_${K}`]: SettledPlace[K] | null };

const PARTS = ['kind', 'name', 'host', 'container', 'account', 'managed', 'outside'];
export const PLACE_COLUMNS = PARTS.map((part) => `place.${part} AS place_${part}`).join(', ');

/** Adds the place to `lineage_version AS held` or `lineage_object AS held`. */
export const JOINED_PLACE =
  'LEFT JOIN place ON place.tenant_id = held.tenant_id AND place.place_id = held.place_id';

export function placeIdOf({ place }: { place: SettledPlace | null }): string | null {
  return place && placeId(place);
}

export function joinedPlace(row: PlaceColumns): SettledPlace | null {
  const { place_kind: kind, place_name: name } = row;
  if (kind === null || name === null) return null;
  return storedPlace({
    kind,
    name,
    host: row.place_host,
    container: row.place_container,
    account: row.place_account,
    managed: row.place_managed ?? 'unknown',
    outside: row.place_outside ?? 'unknown',
  });
}
