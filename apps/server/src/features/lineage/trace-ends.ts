import type { SettledPlace, TraceEnd } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { joinedPlace, PLACE_COLUMNS, type PlaceColumns } from './building/joined-place.ts';
import { AppError } from '../../platform/app-error.ts';
import { requireId } from './lineage-id.ts';
import type { PathEnd } from './search-side.ts';
import { wirePlace } from './wire-graph.ts';

/** When the last step of a trace happened: `from` included, `to` not. */
export interface TraceRange {
  from: Date;
  to: Date;
}

/** What an id of a trace represents. */
export interface FoundEnd extends TraceEnd {
  /** For a place or a group of places: all of them, at most `MOST_PLACES`; else empty. */
  placeIds: readonly string[];
}

interface EndRow extends PlaceColumns {
  kind: TraceEnd['kind'];
  label: string | null;
  place_ids: string[] | null;
  [column: string]: unknown;
}

const MOST_PLACES = 2000;
/** Versions of a place used as a start: of this many newest, the most sensitive. */
const NEWEST_OF_PLACE = 2000;
const LISTED_OF_PLACE = 500;
/** Each of many places contributes at most its share of this. */
const ROWS_OF_GROUP = 40_000;
const VERSIONS_OF_OBJECT = 2000;

/**
 * Meaning of an id: a version, else an object, else a place, else a group of places. Throws
 * `resource.not_found`, also for another tenant's.
 */
export async function findEnd(tx: Transaction, tenantId: number, id: string): Promise<FoundEnd> {
  const endId = requireId(id);
  const [row] = await tx.named<EndRow>(
    'lineage_end',
    `SELECT found.kind, found.label, found.place_ids, ${PLACE_COLUMNS} FROM (
       SELECT 1 AS rank, 'version' AS kind, coalesce(name, path) AS label, place_id, NULL::uuid[] AS place_ids
       FROM lineage_version WHERE tenant_id = $1 AND version_id = $2
       UNION ALL
       SELECT 2, 'object', coalesce(name, path, object_key), place_id, NULL
       FROM lineage_object WHERE tenant_id = $1 AND object_id = $2
       UNION ALL
       SELECT 2, 'object', coalesce(name, path), place_id, NULL
       FROM lineage_version WHERE tenant_id = $1 AND object_id = $2 AND location_kind = 'sink'
       UNION ALL
       SELECT 3, 'place', name, place_id, ARRAY[place_id] FROM place WHERE tenant_id = $1 AND place_id = $2
       UNION ALL
       SELECT 4, 'group', min(name), CASE WHEN count(*) = 1 THEN (array_agg(place_id))[1] END,
         (array_agg(place_id))[1:${MOST_PLACES}] FROM place WHERE tenant_id = $1 AND group_id = $2
     ) AS found LEFT JOIN place ON place.tenant_id = $1 AND place.place_id = found.place_id
     WHERE found.kind <> 'group' OR found.place_ids IS NOT NULL ORDER BY found.rank LIMIT 1`,
    [tenantId, endId],
  );
  if (!row) throw new AppError('resource.not_found');
  return { ...endOf(endId, row.kind, row.label, joinedPlace(row)), placeIds: row.place_ids ?? [] };
}

/** An end in API form. Unnamed ends are named after their place. */
export function endOf(
  id: string,
  kind: TraceEnd['kind'],
  label: string | null,
  place: SettledPlace | null,
): TraceEnd {
  return { id, kind, label: label ?? place?.name ?? id, place: wirePlace(place) };
}

/**
 * Start versions of a search. For an object all; for places those created before the end of the range,
 * at the destination also not before its start: of the 2,000 newest the 500 most sensitive. If there
 * are more, the search identifies the end by its places.
 */
export async function versionsOfEnd(
  tx: Transaction,
  tenantId: number,
  { end, range, side }: { end: FoundEnd; range: TraceRange; side: 'origin' | 'destination' },
): Promise<PathEnd> {
  if (end.kind === 'version') return { versionIds: [end.id], placeIds: null };
  if (end.kind === 'object') {
    const rows = await tx.named<{ version_id: string }>(
      'lineage_end_object',
      `SELECT version_id FROM lineage_version WHERE tenant_id = $1 AND object_id = $2
       ORDER BY at DESC LIMIT ${VERSIONS_OF_OBJECT}`,
      [tenantId, end.id],
    );
    return { versionIds: idsOf(rows), placeIds: null };
  }
  const share = Math.min(NEWEST_OF_PLACE + 1, Math.ceil(ROWS_OF_GROUP / end.placeIds.length));
  const rows = await tx.named<{ version_id: string; is_cut: boolean }>(
    'lineage_end_places',
    `WITH newest AS MATERIALIZED (
       SELECT of_place.* FROM unnest($2::uuid[]) AS wanted (place_id) CROSS JOIN LATERAL (
         SELECT version_id, at, sensitivity, row_number() OVER (ORDER BY at DESC) AS place_rank
         FROM lineage_version AS v
         WHERE v.tenant_id = $1 AND v.place_id = wanted.place_id AND v.at >= $3 AND v.at < $4
         ORDER BY at DESC LIMIT $5) AS of_place
       ORDER BY of_place.at DESC LIMIT ${NEWEST_OF_PLACE + 1})
     SELECT version_id, max(place_rank) OVER () = $5 OR count(*) OVER () > ${LISTED_OF_PLACE} AS is_cut
     FROM newest ORDER BY sensitivity DESC NULLS LAST, at DESC, version_id LIMIT ${LISTED_OF_PLACE}`,
    [tenantId, end.placeIds, side === 'origin' ? new Date(0) : range.from, range.to, share],
  );
  const isCut = rows[0]?.is_cut ?? false;
  return { versionIds: idsOf(rows), placeIds: isCut ? end.placeIds : null };
}

function idsOf(rows: readonly { version_id: string }[]): string[] {
  return rows.map((row) => row.version_id);
}
