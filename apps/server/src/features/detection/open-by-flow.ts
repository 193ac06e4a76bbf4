import { OPEN_STATUSES, type Place, type Severity } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { groupId, placeId } from '../../platform/place-id.ts';

const PARTS = {
  group: ['kind', 'name'],
  place: ['kind', 'name', 'host', 'container', 'account'],
} as const;
type FlowLevel = keyof typeof PARTS;

/** The flow of `detection d` as `originId~destinationId`; null if it lacks an end. */
export function flowOfDetectionSql(level: FlowLevel): string {
  const idOf = (side: 'from' | 'to'): string => {
    // Kind and name are always present; other missing parts count as empty, as in `placeId`.
    const parts = PARTS[level].map((part, index) =>
      index < 2 ? `(d.${side}_place ->> '${part}')` : `coalesce(d.${side}_place ->> '${part}', '')`,
    );
    return `md5(${parts.join(` || E'\\x1f' || `)})::uuid`;
  };
  return `(${idOf('from')} || '~' || ${idOf('to')})`;
}

/** Open detections between two places, or groups of places. */
export interface OpenOfFlow {
  originId: string;
  destinationId: string;
  severity: Severity;
  detections: number;
}

interface OpenRow {
  from_place: Place;
  to_place: Place;
  severity: Severity;
  detections: number;
  [column: string]: unknown;
}

/**
 * Open detections with both ends, last seen in a span: those that the list shows for the flow and the
 * span.
 */
export async function openByFlow(
  tx: Transaction,
  tenantId: number,
  { level, from, to }: { level: FlowLevel; from: number; to: number },
): Promise<OpenOfFlow[]> {
  const rows = await tx.named<OpenRow>(
    'detection_open_by_flow',
    `SELECT from_place, to_place, severity, count(*)::integer AS detections FROM detection
     WHERE tenant_id = $1 AND status = ANY($2::text[]) AND last_seen_at >= $3 AND last_seen_at < $4
       AND from_place IS NOT NULL AND to_place IS NOT NULL
     GROUP BY from_place, to_place, severity`,
    [tenantId, OPEN_STATUSES, new Date(from), new Date(to)],
  );
  const idOf = (place: Place): string =>
    level === 'place' ? placeId(place) : groupId(place.kind, place.name);
  return rows.map(({ from_place, to_place, severity, detections }) => ({
    originId: idOf(from_place),
    destinationId: idOf(to_place),
    severity,
    detections,
  }));
}
