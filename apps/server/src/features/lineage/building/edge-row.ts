import type { Edge, EdgeKey } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { wholeBytes } from '../../ingest/writing/activity-columns.ts';
import { STORED_WORDS } from '../../ingest/writing/stored-words.ts';
import { instant } from './instant.ts';
import { lineageTable } from './lineage-table.ts';

/** A row of `lineage_edge` as `EDGE_COLUMNS` selects it. */
export interface EdgeRow {
  src: string;
  dst: string;
  event_id: string;
  at: Date;
  action: Edge['action'];
  kind: Edge['kind'];
  method: Edge['method'];
  confidence: number;
  person_key: string | null;
  device: string | null;
  size_bytes: string | null;
  paired_event_id: string | null;
  evidence: Edge['evidence'];
  [column: string]: unknown;
}

/** Columns of `lineage_edge AS edge`. */
export const EDGE_COLUMNS = `edge.src, edge.dst, edge.event_id, edge.at, edge.action, edge.kind, edge.method,
  edge.confidence, edge.person_key, edge.device, edge.size_bytes, edge.paired_event_id, edge.evidence`;

export const EDGES = lineageTable<Edge>('lineage_edge', 3, [
  { name: 'dst', cell: (edge) => edge.to },
  { name: 'src', cell: (edge) => edge.from },
  { name: 'event_id', cell: (edge) => edge.eventId },
  { name: 'at', cell: (edge) => instant(edge.at) },
  { name: 'action', cell: (edge) => edge.action },
  { name: 'kind', cell: (edge) => edge.kind },
  { name: 'method', cell: (edge) => edge.method },
  { name: 'confidence', cell: (edge) => edge.confidence },
  { name: 'person_key', cell: (edge) => edge.person },
  { name: 'device', cell: (edge) => edge.device },
  { name: 'size_bytes', cell: (edge) => wholeBytes(edge.sizeBytes) },
  { name: 'paired_event_id', cell: (edge) => edge.pairedEventId },
  { name: 'evidence', cell: (edge) => JSON.stringify(edge.evidence) },
]);

/** An edge restored from its row. */
export function edgeOf(row: EdgeRow): Edge {
  return {
    from: row.src,
    to: row.dst,
    eventId: row.event_id,
    kind: row.kind,
    method: row.method,
    confidence: row.confidence,
    evidence: row.evidence,
    action: STORED_WORDS.action(row.action),
    at: row.at.getTime(),
    person: row.person_key,
    device: row.device,
    sizeBytes: row.size_bytes === null ? null : Number(row.size_bytes),
    pairedEventId: row.paired_event_id,
  };
}

export async function removeEdges(
  tx: Transaction,
  tenantId: number,
  keys: readonly EdgeKey[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx.named(
    'lineage_edge_remove',
    `DELETE FROM lineage_edge WHERE tenant_id = $1 AND ctid = ANY (ARRAY(
       SELECT edge.ctid FROM unnest($2::uuid[], $3::uuid[], $4::uuid[]) AS gone (dst, src, event_id)
       CROSS JOIN LATERAL (
         SELECT ctid FROM lineage_edge
         WHERE tenant_id = $1 AND dst = gone.dst AND src = gone.src AND event_id = gone.event_id LIMIT 1
       ) AS edge))`,
    [
      tenantId,
      keys.map((key) => key.to),
      keys.map((key) => key.from),
      keys.map((key) => key.eventId),
    ],
  );
}
