import type { SettledPlace } from '@waybill/contract';
import type { LineageObjectFacts } from '@waybill/engine';
import { arrayLiteral } from '../../ingest/writing/activity-columns.ts';
import { instant } from './instant.ts';
import { keptTail, tailFrom, type KeptTail } from './kept-tail.ts';
import { joinedPlace, PLACE_COLUMNS, placeIdOf, type PlaceColumns } from './joined-place.ts';
import { lineageTable } from './lineage-table.ts';

/** A row of `lineage_object` as `OBJECT_COLUMNS` selects it. */
export interface ObjectRow extends ObjectColumns, PlaceColumns {
  [column: string]: unknown;
}

/** The same without its place. */
export interface ObjectColumns {
  object_id: string;
  location_kind: LineageObjectFacts['kind'];
  object_key: string | null;
  name: string | null;
  path: string | null;
  url: string | null;
  owner: string | null;
  exposure: LineageObjectFacts['exposure'];
  sensitivity: number | null;
  data_types: string[] | null;
  first_seen_at: Date;
  last_seen_at: Date;
  removed_at: Date | null;
  versions: number;
  latest_version_id: string | null;
  is_sample: boolean;
  /** Read by the engine alone. */
  tail?: Partial<KeptTail> | null;
}

const OWN_OBJECT_COLUMNS = `held.object_id, held.location_kind, held.object_key, held.name, held.path,
  held.url, held.owner, held.exposure, held.sensitivity, held.data_types, held.first_seen_at,
  held.last_seen_at, held.removed_at, held.versions, held.latest_version_id, held.is_sample`;
export const OBJECT_COLUMNS = `${OWN_OBJECT_COLUMNS}, ${PLACE_COLUMNS}`;
/** With the engine's resume state, and without the place. */
export const HELD_OBJECT_COLUMNS = `${OWN_OBJECT_COLUMNS}, held.tail`;

export const OBJECTS = lineageTable<LineageObjectFacts>('lineage_object', 1, [
  { name: 'object_id', cell: (object) => object.objectId },
  { name: 'location_kind', cell: (object) => object.kind },
  { name: 'object_key', cell: (object) => object.objectKey },
  { name: 'name', cell: (object) => object.name },
  { name: 'search_name', cell: (object) => object.name?.toLowerCase() ?? null },
  { name: 'path', cell: (object) => object.path },
  { name: 'url', cell: (object) => object.url },
  { name: 'place_id', cell: placeIdOf },
  { name: 'owner', cell: (object) => object.owner },
  { name: 'exposure', cell: (object) => object.exposure },
  { name: 'sensitivity', cell: (object) => object.sensitivity },
  { name: 'data_types', cell: (object) => arrayLiteral(object.dataTypes) },
  { name: 'first_seen_at', cell: (object) => instant(object.firstSeenAt) },
  { name: 'last_seen_at', cell: (object) => instant(object.lastSeenAt) },
  {
    name: 'removed_at',

    cell: ({ removedAt }) => (removedAt === null ? null : instant(removedAt)),
  },
  { name: 'versions', cell: (object) => object.versions },
  { name: 'latest_version_id', cell: (object) => object.latestVersionId },
  { name: 'is_sample', cell: (object) => object.isSample },
  {
    name: 'tail',
    cell: ({ tail, latestVersionId }) => tail && JSON.stringify(keptTail(tail, latestVersionId)),
  },
]);

/** An object restored from its row. */
export function objectOf(row: ObjectRow): LineageObjectFacts {
  return objectAt(row, joinedPlace(row));
}

export function objectAt(row: ObjectColumns, place: SettledPlace | null): LineageObjectFacts {
  return {
    objectId: row.object_id,
    kind: row.location_kind,
    objectKey: row.object_key,
    name: row.name,
    path: row.path,
    url: row.url,
    place,
    owner: row.owner,
    exposure: row.exposure,
    sensitivity: row.sensitivity,
    dataTypes: row.data_types ?? [],
    firstSeenAt: row.first_seen_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    removedAt: row.removed_at?.getTime() ?? null,
    versions: row.versions,
    latestVersionId: row.latest_version_id,
    isSample: row.is_sample,
    tail: row.tail ? tailFrom(row.tail, row.latest_version_id) : null,
  };
}
