import { type ContentState, type EvidenceEvent, type SettledPlace } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { storedSide, type SideColumns } from '../ingest/writing/stored-event.ts';
import { STORED_WORDS } from '../ingest/writing/stored-words.ts';
import { unpackChunk } from '../ingest/reading/raw-chunk.ts';
import { personNameSql } from '../inventory/inventory-read-model.ts';
import { findDetection } from './detection-detail.ts';
import { decodeCursor, encodeCursor } from '../../http/keyset-cursor.ts';

export type Evidence = z.input<typeof EvidenceEvent>;

/** A row of `activity` with the columns that evidence shows. */
export interface EvidenceRow extends SideColumns {
  event_id: string;
  occurred_at: Date;
  observed_at: Date | null;
  ingested_at: Date;
  source: Evidence['source'];
  stream: string;
  vendor_operation: string;
  action: Evidence['action'];
  category: Evidence['category'];
  direction: Evidence['direction'];
  outcome: Evidence['outcome'];
  actor_key: string | null;
  /** Display name. */
  person: string | null;
  object_key: string | null;
  object_name: string | null;
  object_url: string | null;
  object_bytes: string | null;
  origin_kind: SettledPlace['kind'] | null;
  destination_kind: SettledPlace['kind'] | null;
  recipients: Evidence['recipients'] | null;
  visibility_before: Evidence['visibilityBefore'];
  visibility_after: Evidence['visibilityAfter'];
  device_hostname: string | null;
  device_id: string | null;
  device_managed: Evidence['deviceManaged'];
  source_ip: string | null;
  data_types: string[] | null;
  data_sensitivity: number | null;
  content_state: ContentState | null;
  [column: string]: unknown;
}

const PLACE_PARTS = ['kind', 'name', 'host', 'container', 'account', 'managed', 'outside'] as const;

const PERSON = personNameSql('a', 'actor_key');

/** Columns of an `EvidenceRow` of `activity a`. */
export const EVIDENCE_COLUMNS = [
  'a.event_id, a.occurred_at, a.observed_at, a.ingested_at, a.source, a.stream, a.vendor_operation, a.action',
  `a.category, a.direction, a.outcome, a.actor_key, ${PERSON} AS person, a.object_key, a.object_name, a.object_url, a.object_bytes`,
  ...PLACE_PARTS.map((part) => `a.origin_${part}`),
  ...PLACE_PARTS.map((part) => `a.destination_${part}`),
  'a.recipients, a.visibility_before, a.visibility_after, a.device_hostname, a.device_id, a.device_managed, a.source_ip',
  'a.data_types, a.data_sensitivity, a.content_state',
].join(', ');

/** The events of a detection, oldest first, a page at a time. */
export async function detectionEvidence(
  tx: Transaction,
  request: { detectionId: string; limit: number; cursor: string | null },
): Promise<{ items: Evidence[]; nextCursor: string | null; total: number }> {
  await findDetection(tx, request.detectionId);
  const after =
    request.cursor === null
      ? ['-infinity', '00000000-0000-0000-0000-000000000000']
      : decodeCursor(request.cursor, ['timestamptz', 'uuid']);
  const rows = await tx.named<EvidenceRow>(
    'detection_evidence',
    `SELECT ${EVIDENCE_COLUMNS} FROM detection_event e
     JOIN activity a ON a.tenant_id = e.tenant_id AND a.occurred_at = e.occurred_at AND a.event_id = e.event_id
     WHERE e.detection_id = $1 AND (e.occurred_at, e.event_id) > ($2::timestamptz, $3::uuid)
     ORDER BY e.occurred_at, e.event_id LIMIT $4`,
    [request.detectionId, after[0], after[1], request.limit + 1],
  );
  const [count] = await tx.named<{ total: number }>(
    'detection_evidence_count',
    'SELECT count(*)::integer AS total FROM detection_event WHERE detection_id = $1',
    [request.detectionId],
  );
  const page = rows.slice(0, request.limit);
  const last = page.at(-1);
  return {
    items: page.map(evidenceOf),
    nextCursor:
      rows.length > request.limit && last
        ? encodeCursor([last.occurred_at.toISOString(), last.event_id])
        : null,
    total: count?.total ?? 0,
  };
}

export function evidenceOf(row: EvidenceRow): Evidence {
  return {
    eventId: row.event_id,
    occurredAt: row.occurred_at.toISOString(),
    observedAt: row.observed_at?.toISOString() ?? null,
    ingestedAt: row.ingested_at.toISOString(),
    source: STORED_WORDS.source(row.source),
    stream: row.stream,
    vendorOperation: row.vendor_operation,
    action: STORED_WORDS.action(row.action),
    category: STORED_WORDS.category(row.category),
    direction: STORED_WORDS.direction(row.direction),
    outcome: STORED_WORDS.outcome(row.outcome),
    person: row.person,
    personKey: row.actor_key,
    objectKey: row.object_key,
    objectName: row.object_name,
    objectUrl: row.object_url,
    sizeBytes: row.object_bytes === null ? null : Number(row.object_bytes),
    from: storedSide(row, 'origin'),
    to: storedSide(row, 'destination'),
    recipients: row.recipients ?? [],
    visibilityBefore: STORED_WORDS.visibility(row.visibility_before),
    visibilityAfter: STORED_WORDS.visibility(row.visibility_after),
    device: row.device_hostname ?? row.device_id,
    deviceManaged: STORED_WORDS.tristate(row.device_managed),
    sourceIp: row.source_ip,
    data: dataOf(row),
  };
}

function dataOf(row: EvidenceRow): Evidence['data'] {
  const { data_types: types, data_sensitivity: sensitivity, content_state: state } = row;
  return state === null ? null : { types: types ?? [], sensitivity, state };
}

/** The vendor's payload of one event of a detection. Throws `resource.not_found`. */
export async function rawPayload(
  tx: Transaction,
  request: { detectionId: string; eventId: string },
): Promise<{
  eventId: string;
  contentType: 'application/json' | 'text/plain';
  payload: string;
  receivedAt: string;
}> {
  await findDetection(tx, request.detectionId);
  const [row] = await tx.named<{ body: Buffer; received_at: Date; raw_index: number }>(
    'raw_payload',
    `SELECT c.body, c.received_at, a.raw_index FROM detection_event e
     JOIN activity a ON a.tenant_id = e.tenant_id AND a.occurred_at = e.occurred_at AND a.event_id = e.event_id
     JOIN raw_chunk c ON c.tenant_id = a.tenant_id AND c.chunk_id = a.raw_chunk_id
     WHERE e.detection_id = $1 AND e.event_id = $2`,
    [request.detectionId, request.eventId],
  );
  if (!row) throw new AppError('resource.not_found');
  const payload = (await unpackChunk(row.body, row.raw_index)).toString('utf8');
  return {
    eventId: request.eventId,
    contentType:
      payload.startsWith('{') || payload.startsWith('[') ? 'application/json' : 'text/plain',
    payload,
    receivedAt: row.received_at.toISOString(),
  };
}
