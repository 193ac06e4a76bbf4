import type { LineageObject, PlaceRef } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { storedPlace } from '../ingest/writing/stored-words.ts';

interface ObjectRow {
  object_id: string;
  location_kind: LineageObject['locationKind'];
  object_key: string;
  name: string | null;
  path: string | null;
  url: string | null;
  owner: string | null;
  exposure: LineageObject['exposure'];
  sensitivity: number | null;
  data_types: string[] | null;
  first_seen_at: Date;
  last_seen_at: Date;
  removed_at: Date | null;
  versions: number;
  latest_version_id: string | null;
  place: PlaceRef | null;
  [column: string]: unknown;
}

/** Lineage facts about objects, by the key in events: of several the one seen last. */
export async function lineageObjects(
  tx: Transaction,
  tenantId: number,
  keys: readonly string[],
): Promise<Map<string, LineageObject>> {
  const rows = await tx.named<ObjectRow>(
    'flow_lineage_objects',
    `SELECT DISTINCT ON (o.object_key) o.object_id, o.location_kind, o.object_key, o.name, o.path, o.url, o.owner,
       o.exposure, o.sensitivity, o.data_types, o.first_seen_at, o.last_seen_at, o.removed_at, o.versions,
       o.latest_version_id,
       CASE WHEN p.place_id IS NOT NULL THEN jsonb_build_object('placeId', p.place_id, 'groupId', p.group_id,
         'kind', p.kind, 'name', p.name, 'host', p.host, 'container', p.container, 'account', p.account,
         'managed', p.managed, 'outside', p.outside) END AS place
     FROM lineage_object o LEFT JOIN place p ON p.tenant_id = o.tenant_id AND p.place_id = o.place_id
     WHERE o.tenant_id = $1 AND o.object_key = ANY($2::text[])
     ORDER BY o.object_key, o.last_seen_at DESC, o.object_id`,
    [tenantId, [...keys]],
  );
  return new Map(rows.map((row) => [row.object_key, objectOf(row)]));
}

function objectOf(row: ObjectRow): LineageObject {
  const { name, path, url, place, owner, exposure, sensitivity, versions } = row;
  return {
    objectId: row.object_id,
    locationKind: row.location_kind,
    objectKey: row.object_key,
    name,
    path,
    url,
    place: place && { ...place, ...storedPlace(place) },
    owner,
    exposure,
    sensitivity,
    dataTypes: row.data_types ?? [],
    firstSeenAt: row.first_seen_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    removedAt: row.removed_at?.toISOString() ?? null,
    versions,
    latestVersionId: row.latest_version_id,
  };
}
