import type { SettledPlace } from '@waybill/contract';
import type { Version } from '@waybill/engine';
import { arrayLiteral, wholeBytes } from '../../ingest/writing/activity-columns.ts';
import { instant } from './instant.ts';
import { joinedPlace, PLACE_COLUMNS, placeIdOf, type PlaceColumns } from './joined-place.ts';
import { lineageTable } from './lineage-table.ts';

/** A row of `lineage_version` as `VERSION_COLUMNS` selects it. */
export interface VersionRow extends VersionColumns, PlaceColumns {
  [column: string]: unknown;
}

/** The same without its place. */
export interface VersionColumns {
  version_id: string;
  object_id: string;
  location_kind: Version['kind'];
  name: string | null;
  path: string | null;
  at: Date;
  order_key: string;
  opened_by: string | null;
  person_key: string | null;
  device: string | null;
  size_bytes: string | null;
  sha256: string | null;
  sensitivity: number | null;
  data_types: string[] | null;
  origin_classes: string[];
  gap: Version['gap'];
  is_live: boolean;
  views: number;
  is_sample: boolean;
}

export const OWN_VERSION_COLUMNS = `held.version_id, held.object_id, held.location_kind, held.name, held.path,
  held.at, held.order_key, held.opened_by, held.person_key, held.device, held.size_bytes,
  encode(held.digest, 'hex') AS sha256, held.sensitivity, held.data_types, held.origin_classes, held.gap,
  held.is_live, held.views, held.is_sample`;
export const VERSION_COLUMNS = `${OWN_VERSION_COLUMNS}, ${PLACE_COLUMNS}`;

export const VERSIONS = lineageTable<Version>('lineage_version', 1, [
  { name: 'version_id', cell: (version) => version.versionId },
  { name: 'object_id', cell: (version) => version.locationId },
  { name: 'location_kind', cell: (version) => version.kind },
  { name: 'opened_by', cell: (version) => version.openedBy },
  { name: 'at', cell: (version) => instant(version.at) },
  { name: 'order_key', cell: (version) => version.orderKey },
  { name: 'name', cell: (version) => version.name },
  { name: 'path', cell: (version) => version.path },
  { name: 'place_id', cell: placeIdOf },
  { name: 'person_key', cell: (version) => version.person },
  { name: 'device', cell: (version) => version.device },
  { name: 'size_bytes', cell: (version) => wholeBytes(version.sizeBytes) },
  { name: 'digest', cell: (version) => version.sha256 && `\\x${version.sha256}` },
  { name: 'sensitivity', cell: (version) => version.sensitivity },
  { name: 'data_types', cell: (version) => arrayLiteral(version.dataTypes) },
  {
    name: 'origin_classes',

    cell: (version) => arrayLiteral(version.originClasses) ?? '{}',
  },
  { name: 'gap', cell: (version) => version.gap },
  { name: 'is_live', cell: (version) => version.isLive },
  { name: 'views', cell: (version) => version.views },
  { name: 'is_sample', cell: (version) => version.isSample },
]);

/** A version restored from its row. */
export function versionOf(row: VersionRow): Version {
  return versionAt(row, joinedPlace(row));
}

export function versionAt(row: VersionColumns, place: SettledPlace | null): Version {
  return {
    versionId: row.version_id,
    locationId: row.object_id,
    kind: row.location_kind,
    name: row.name,
    path: row.path,
    place,
    at: row.at.getTime(),
    orderKey: row.order_key,
    openedBy: row.opened_by,
    person: row.person_key,
    device: row.device,
    sizeBytes: row.size_bytes === null ? null : Number(row.size_bytes),
    sha256: row.sha256,
    sensitivity: row.sensitivity,
    dataTypes: row.data_types ?? [],
    originClasses: row.origin_classes,
    gap: row.gap,
    isLive: row.is_live,
    views: row.views,
    isSample: row.is_sample,
  };
}
