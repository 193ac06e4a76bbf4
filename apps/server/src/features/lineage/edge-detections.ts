import type { Edge } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import {
  detectionTitle,
  TITLE_COLUMNS,
  type TitleRow,
} from '../detection/detections-read-model.ts';
import { eventsOf, type WireEdge } from './wire-graph.ts';

interface DetectionOfEvent extends TitleRow {
  event_id: string;
  detection_id: string;
  severity: string;
  [column: string]: unknown;
}

/** Detections that an event belongs to, the worst first. */
export async function eventDetections(
  tx: Transaction,
  tenantId: number,
  eventId: string,
): Promise<{ detectionId: string; number: number; title: string }[]> {
  const rows = await tx.named<TitleRow & { detection_id: string; number: string }>(
    'lineage_event_detections',
    `SELECT d.detection_id, d.number, ${TITLE_COLUMNS} FROM detection_event e
     JOIN detection d ON d.tenant_id = e.tenant_id AND d.detection_id = e.detection_id
     WHERE e.tenant_id = $1 AND e.event_id = $2 AND d.status <> 'merged'
     ORDER BY d.severity_rank DESC, d.last_seen_at DESC, d.detection_id LIMIT ${MOST_OF_EVENT}`,
    [tenantId, eventId],
  );
  return rows.map((row) => ({
    detectionId: row.detection_id,
    number: Number(row.number),
    title: detectionTitle(row),
  }));
}

/** Maximum detections named per edge: the most severe. */
const MOST_OF_EDGE = 5;
const MOST_OF_EVENT = 20;

/** Detections from the actions of edges, and from the same actions as other sources saw them. */
export async function edgeDetections(
  tx: Transaction,
  tenantId: number,
  edges: readonly Edge[],
): Promise<(edge: Edge) => WireEdge['detections']> {
  if (edges.length === 0) return () => [];
  const rows = await tx.named<DetectionOfEvent>(
    'lineage_edge_detections',
    `SELECT e.event_id, d.detection_id, ${TITLE_COLUMNS}, d.severity FROM detection_event e
     JOIN detection d ON d.tenant_id = e.tenant_id AND d.detection_id = e.detection_id
     WHERE e.tenant_id = $1 AND e.event_id = ANY ($2::uuid[]) AND d.status <> 'merged'
     ORDER BY d.severity_rank DESC, d.last_seen_at DESC, d.detection_id`,
    [tenantId, [...new Set(edges.flatMap(eventsOf))]],
  );
  const byEvent = Map.groupBy(rows, (row) => row.event_id);
  return (edge) => {
    const found = eventsOf(edge).flatMap((eventId) => byEvent.get(eventId) ?? []);
    const once = [...new Map(found.map((row) => [row.detection_id, row])).values()];
    return once.slice(0, MOST_OF_EDGE).map((row) => ({
      detectionId: row.detection_id,
      title: detectionTitle(row),
      severity: row.severity,
    }));
  };
}
