import type { lineageRoutes } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { z } from 'zod';
import type { TouchRole } from '@waybill/engine';
import { EDGE_COLUMNS, edgeOf, type EdgeRow } from './building/edge-row.ts';
import { pgLineageStore } from './building/pg-lineage-store.ts';
import { eventTimeOf } from '../ingest/writing/event-id.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  EVIDENCE_COLUMNS,
  evidenceOf,
  type Evidence,
  type EvidenceRow,
} from '../detection/detections-read-model.ts';
import { eventDetections } from './edge-detections.ts';
import { requireId } from './lineage-id.ts';
import { furthestOrigin } from './furthest-origin.ts';
import { versionsById, wireGraph, type Reader } from './read-graph.ts';

type EventLineage = z.input<
  (typeof lineageRoutes)['/v1/events/{eventId}/lineage']['GET']['response']
>;

interface CountedTouch {
  role: TouchRole;
  versionId: string;
}

/** Maximum steps listed per action; an archive may have many members. */
const MOST_STEPS = 200;

/**
 * An event, its reads and writes, and its trace: from the furthest known origin to the last version
 * that it wrote, or read if it wrote none. Throws `resource.not_found`.
 */
export async function eventLineage(
  tx: Transaction,
  reader: Reader,
  id: string,
): Promise<EventLineage> {
  const { tenantId } = reader;
  const eventId = requireId(id);
  const event = await evidenceEvent(tx, tenantId, eventId);
  const touches = await touchesOf(tx, tenantId, eventId);
  const touched = touches.map(({ versionId }) => versionId);
  const edges = await stepsOf(tx, tenantId, eventId, touched);
  const ids = [...touched, ...edges.flatMap(({ from, to }) => [from, to])];
  const versions = await versionsById(tx, tenantId, [...new Set(ids)]);
  const graph = await wireGraph(tx, reader, { versions, edges });
  const joined = new Set(versions.filter(({ up }) => up > 0).map(({ versionId }) => versionId));
  const made = touches.filter(({ role }) => role === 'write');
  const last = (made.length > 0 ? made : touches).findLast(({ versionId }) =>
    joined.has(versionId),
  );
  const originId = last ? await furthestOrigin(tx, tenantId, last.versionId) : null;
  return {
    event,
    ...graph,
    trace: last && originId !== null ? { originId, destinationId: last.versionId } : null,
    unjoined: last ? null : reasonOf(event, touches),
    detections: reader.seesDetections ? await eventDetections(tx, tenantId, eventId) : [],
  };
}

function reasonOf(event: Evidence, touches: readonly CountedTouch[]): EventLineage['unjoined'] {
  if (event.outcome === 'failure') return 'failed-act';
  return touches.length === 0 ? 'no-object' : 'no-source';
}

async function evidenceEvent(
  tx: Transaction,
  tenantId: number,
  eventId: string,
): Promise<Evidence> {
  const [row] = await tx.named<EvidenceRow>(
    'lineage_event',
    `SELECT ${EVIDENCE_COLUMNS} FROM activity a
     WHERE a.tenant_id = $1 AND a.occurred_at = $2 AND a.event_id = $3`,
    [tenantId, new Date(eventTimeOf(eventId)), eventId],
  );
  if (!row) throw new AppError('resource.not_found');
  return evidenceOf(row);
}

async function touchesOf(
  tx: Transaction,
  tenantId: number,
  eventId: string,
): Promise<CountedTouch[]> {
  const touches = await pgLineageStore(tx, tenantId).touchesOfEvents([eventId]);
  return touches
    .toSorted((a, b) => a.slot - b.slot)
    .flatMap(({ role, hold: { versionId } }) => (versionId === null ? [] : { role, versionId }))
    .slice(0, MOST_STEPS);
}

/** Steps based on the event, or on another source's view of the same action. */
async function stepsOf(tx: Transaction, tenantId: number, eventId: string, touched: string[]) {
  const rows = await tx.named<EdgeRow>(
    'lineage_steps_of_event',
    `SELECT ${EDGE_COLUMNS} FROM lineage_edge AS edge WHERE edge.tenant_id = $1 AND edge.event_id = $2
     UNION
     SELECT ${EDGE_COLUMNS} FROM lineage_edge AS edge
     WHERE edge.tenant_id = $1 AND edge.dst = ANY ($3::uuid[]) AND edge.paired_event_id = $2
     LIMIT ${MOST_STEPS}`,
    [tenantId, eventId, touched],
  );
  return rows.map(edgeOf);
}
