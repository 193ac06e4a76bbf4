import type { Transaction } from '@waybill/store';

/** First half of the advisory lock's key: the subject of the lock. */
const ACCEPTING = 7_262;

/**
 * One transaction at a time accepts events of a tenant: backlog rows become visible in numeric order.
 * If the tenant's lock is also needed, take it first.
 */
export async function lockAcceptance(tx: Transaction, tenantId: number): Promise<void> {
  await tx.named('backlog_lock', 'SELECT pg_advisory_xact_lock($1, $2)', [ACCEPTING, tenantId]);
}

/** An event to accept. */
export interface AcceptedEvent {
  eventId: string;
  /** Epoch milliseconds. */
  occurredAt: number;
  chunkId: string;
}

/**
 * Records events as accepted, except those already stored or waiting. The acceptance lock is held.
 *
 * @returns ids of the new ones.
 */
export async function noteAccepted(
  tx: Transaction,
  tenantId: number,
  events: readonly AcceptedEvent[],
): Promise<Set<string>> {
  const noted = await tx.named<{ event_id: string }>(
    'backlog_event_insert',
    `INSERT INTO backlog_event (tenant_id, event_id, chunk_id)
     SELECT $1, * FROM unnest($2::uuid[], $3::uuid[])
     ON CONFLICT DO NOTHING RETURNING event_id`,
    [tenantId, events.map(({ eventId }) => eventId), events.map(({ chunkId }) => chunkId)],
  );
  const fresh = new Set(noted.map((row) => row.event_id));
  // A separate, later statement: it sees what was stored while the first one waited for its deletion
  // from the backlog.
  const stored = await storedAmong(
    tx,
    tenantId,
    events.filter(({ eventId }) => fresh.has(eventId)),
  );
  if (stored.length === 0) return fresh;
  await tx.named(
    'backlog_event_stored',
    'DELETE FROM backlog_event WHERE tenant_id = $1 AND event_id = ANY($2)',
    [tenantId, stored],
  );
  for (const eventId of stored) fresh.delete(eventId);
  return fresh;
}

async function storedAmong(
  tx: Transaction,
  tenantId: number,
  events: readonly AcceptedEvent[],
): Promise<string[]> {
  if (events.length === 0) return [];
  const rows = await tx.named<{ event_id: string }>(
    'backlog_stored',
    `SELECT told.event_id FROM unnest($2::timestamptz[], $3::uuid[]) AS told (occurred_at, event_id)
     CROSS JOIN LATERAL (
       SELECT FROM activity a WHERE a.tenant_id = $1 AND a.occurred_at = told.occurred_at
         AND a.event_id = told.event_id LIMIT 1) AS stored`,
    [
      tenantId,
      events.map(({ occurredAt }) => new Date(occurredAt).toISOString()),
      events.map(({ eventId }) => eventId),
    ],
  );
  return rows.map((row) => row.event_id);
}

/** Accepted events of one chunk of payloads. */
export interface NewBacklogChunk {
  chunkId: string;
  sourceId: string;
  receivedAt: number;
  isSample: boolean;
  /** How many of them are new. */
  events: number;
  body: Buffer;
}

/** Appends events to the backlog. The acceptance lock is held. */
export async function appendToBacklog(
  tx: Transaction,
  tenantId: number,
  chunks: readonly NewBacklogChunk[],
): Promise<void> {
  if (chunks.length === 0) return;
  await tx.named(
    'backlog_chunk_insert',
    `INSERT INTO backlog_chunk (tenant_id, chunk_id, source_id, received_at, events, body, is_sample)
     SELECT $1, * FROM unnest($2::uuid[], $3::text[], $4::timestamptz[], $5::integer[], $6::bytea[], $7::boolean[])`,
    [
      tenantId,
      chunks.map(({ chunkId }) => chunkId),
      chunks.map(({ sourceId }) => sourceId),
      chunks.map(({ receivedAt }) => new Date(receivedAt)),
      chunks.map(({ events }) => events),
      chunks.map(({ body }) => body),
      chunks.map(({ isSample }) => isSample),
    ],
  );
}

/** A row of the backlog, with the payloads of its chunk. */
export interface BacklogChunk {
  seq: string;
  chunk_id: string;
  source_id: string;
  received_at: Date;
  body: Buffer;
  payloads: Buffer;
  [column: string]: unknown;
}

/** Maximum rows per read, however few events they have. */
const MOST_CHUNKS = 200;

/** The oldest entries after a position, up to that many events; at least one row. */
export function readBacklog(
  tx: Transaction,
  tenantId: number,
  { after, events }: { after: string; events: number },
): Promise<BacklogChunk[]> {
  return tx.named<BacklogChunk>(
    'backlog_read',
    `WITH waiting AS (
       SELECT seq, chunk_id, events FROM backlog_chunk WHERE tenant_id = $1 AND seq > $2
       ORDER BY seq LIMIT ${MOST_CHUNKS}
     ), counted AS (
       SELECT seq, chunk_id, sum(events) OVER (ORDER BY seq) - events AS before FROM waiting
     )
     SELECT chunk.seq, chunk.chunk_id, chunk.source_id, chunk.received_at, chunk.body, raw.body AS payloads
     FROM counted JOIN backlog_chunk AS chunk ON chunk.tenant_id = $1 AND chunk.seq = counted.seq
     JOIN raw_chunk AS raw ON raw.tenant_id = $1 AND raw.chunk_id = chunk.chunk_id
     WHERE counted.before = 0 OR counted.before < $3
     ORDER BY chunk.seq`,
    [tenantId, after, events],
  );
}

/**
 * Deletes backlog rows, in the transaction that stores their events.
 *
 * @returns false if one of them is gone: another process took it, or it was deleted sample data.
 */
export async function takeFromBacklog(
  tx: Transaction,
  tenantId: number,
  chunks: readonly Pick<BacklogChunk, 'seq'>[],
): Promise<boolean> {
  const taken = await tx.named(
    'backlog_take',
    'DELETE FROM backlog_chunk WHERE tenant_id = $1 AND seq = ANY($2) RETURNING seq',
    [tenantId, chunks.map(({ seq }) => seq)],
  );
  return taken.length === chunks.length;
}

/**
 * Deletes the ids of stored events. Last in a transaction: anyone who accepts one of them waits for its
 * end.
 */
export async function forgetAccepted(
  tx: Transaction,
  tenantId: number,
  work: { eventIds: readonly string[]; chunkIds: readonly string[] },
): Promise<void> {
  await tx.named(
    'backlog_event_delete',
    'DELETE FROM backlog_event WHERE tenant_id = $1 AND event_id = ANY($2) AND chunk_id = ANY($3)',
    [tenantId, work.eventIds, work.chunkIds],
  );
}

/** The newest number in the backlog of a tenant; null if empty. */
export async function newestInBacklog(tx: Transaction, tenantId: number): Promise<string | null> {
  const [row] = await tx.named<{ seq: string | null }>(
    'backlog_newest',
    'SELECT max(seq) AS seq FROM backlog_chunk WHERE tenant_id = $1',
    [tenantId],
  );
  return row?.seq ?? null;
}

/** Whether the tenant's backlog has anything up to a number. */
export async function waitsUpTo(tx: Transaction, tenantId: number, seq: string): Promise<boolean> {
  const rows = await tx.named(
    'backlog_waits',
    'SELECT FROM backlog_chunk WHERE tenant_id = $1 AND seq <= $2 LIMIT 1',
    [tenantId, seq],
  );
  return rows.length > 0;
}

/** The backlog of a tenant. */
export interface Backlog {
  events: number;
  /** When the oldest waiting event was received; null if none. */
  oldestAt: Date | null;
}

/** @published */
export async function readTenantBacklog(tx: Transaction, tenantId: number): Promise<Backlog> {
  const [row] = await tx.named<{ events: number; oldest_at: Date | null }>(
    'backlog_size',
    `SELECT coalesce(sum(events), 0)::integer AS events, min(received_at) AS oldest_at
     FROM backlog_chunk WHERE tenant_id = $1`,
    [tenantId],
  );
  return { events: row?.events ?? 0, oldestAt: row?.oldest_at ?? null };
}
