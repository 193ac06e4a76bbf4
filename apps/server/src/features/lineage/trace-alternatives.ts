import type { Trace, TraceEnd } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { joinedPlace, PLACE_COLUMNS, type PlaceColumns } from './building/joined-place.ts';
import { endOf, type FoundEnd, type TraceRange } from './trace-ends.ts';

interface NearRow extends PlaceColumns {
  place_id: string;
  events: number;
  [column: string]: unknown;
}

interface NearRequest {
  origin: FoundEnd;
  destination: FoundEnd;
  originVersionIds: readonly string[];
  destinationVersionIds: readonly string[];
  range: TraceRange;
}

const MOST_OF_SIDE = 3;
/** Maximum steps counted per side; for an end with more, the counts are of this many. */
const MOST_STEPS = 5000;

/**
 * Nearby pairs for a pair without a path: where the origin's data went in one step, and where the
 * destination's came from; most events first. Both count in the range of the trace.
 */
export async function nearPairs(
  tx: Transaction,
  tenantId: number,
  request: NearRequest,
): Promise<Trace['alternatives']> {
  const { origin, destination, range } = request;
  const reached = await tx.named<NearRow>('lineage_near_down', nearSql('src', 'dst'), [
    tenantId,
    request.originVersionIds,
    [...origin.placeIds, ...destination.placeIds],
    range.from,
    range.to,
  ]);
  const cameFrom = await tx.named<NearRow>('lineage_near_up', nearSql('dst', 'src'), [
    tenantId,
    request.destinationVersionIds,
    [...origin.placeIds, ...destination.placeIds],
    range.from,
    range.to,
  ]);
  return [
    ...reached.map((row) => ({
      origin: bare(origin),
      destination: placeEnd(row),
      events: row.events,
    })),
    ...cameFrom.map((row) => ({
      origin: placeEnd(row),
      destination: bare(destination),
      events: row.events,
    })),
  ];
}

/** Places of the other versions in steps with one of the given versions on one side. */
function nearSql(own: 'src' | 'dst', other: 'src' | 'dst'): string {
  return `SELECT near.place_id, near.events, ${PLACE_COLUMNS} FROM (
      SELECT v.place_id, count(DISTINCT step.event_id)::integer AS events FROM (
        SELECT ${other} AS version_id, event_id FROM lineage_edge
        WHERE tenant_id = $1 AND ${own} = ANY ($2::uuid[]) AND at >= $4 AND at < $5 LIMIT ${MOST_STEPS}) AS step
      JOIN lineage_version AS v ON v.tenant_id = $1 AND v.version_id = step.version_id
      WHERE v.place_id IS NOT NULL AND v.place_id <> ALL ($3::uuid[])
      GROUP BY v.place_id ORDER BY events DESC, v.place_id LIMIT ${MOST_OF_SIDE}) AS near
    JOIN place ON place.tenant_id = $1 AND place.place_id = near.place_id
    ORDER BY near.events DESC, near.place_id`;
}

function placeEnd(row: NearRow): TraceEnd {
  return endOf(row.place_id, 'place', row.place_name, joinedPlace(row));
}

function bare({ id, kind, label, place }: FoundEnd): TraceEnd {
  return { id, kind, label, place };
}
