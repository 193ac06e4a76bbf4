import { hash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompressSync, zstdDecompress } from 'node:zlib';
import type { Database } from '@waybill/store';

/** An unreadable record, as received. @published */
export interface RejectedRecord {
  line: number;
  field: string | null;
  reason: string;
  payload: Buffer;
  /** Only its start was stored. */
  isTruncated: boolean;
}

/**
 * Stores rejected records so that a person can see and replay them; equal records are stored once.
 *
 * @published
 */
export async function keepRejected(
  database: Database,
  origin: { tenantId: number; sourceId: string; receivedAt: number },
  rejected: readonly RejectedRecord[],
): Promise<void> {
  if (rejected.length === 0) return;
  const { tenantId, sourceId, receivedAt } = origin;
  await database.tenant(tenantId, (tx) =>
    tx.named(
      'rejected_payload_keep',
      `INSERT INTO rejected_payload
         (tenant_id, rejection_id, received_at, source_id, line, field, reason, size_bytes, is_truncated, payload, payload_hash)
       SELECT $1, id, $2, $3, line, field, reason, size_bytes, is_truncated, payload, payload_hash
       FROM unnest($4::uuid[], $5::integer[], $6::text[], $7::text[], $8::integer[], $9::boolean[], $10::bytea[], $11::bytea[])
         AS r (id, line, field, reason, size_bytes, is_truncated, payload, payload_hash)
       ON CONFLICT (tenant_id, source_id, payload_hash)
       DO UPDATE SET received_at = excluded.received_at, line = excluded.line, field = excluded.field, reason = excluded.reason`,
      columnsOf(tenantId, sourceId, receivedAt, distinct(rejected)),
    ),
  );
}

function distinct(rejected: readonly RejectedRecord[]): (RejectedRecord & { hash: Buffer })[] {
  const byHash = new Map<string, RejectedRecord & { hash: Buffer }>();
  for (const record of rejected) {
    const digest = hash('sha256', record.payload, 'buffer');
    byHash.set(digest.toString('base64'), { ...record, hash: digest });
  }
  // Sorted, so that two requests with the same bad records cannot deadlock.
  return [...byHash.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record);
}

function columnsOf(
  tenantId: number,
  sourceId: string,
  receivedAt: number,
  records: readonly (RejectedRecord & { hash: Buffer })[],
): unknown[] {
  return [
    tenantId,
    new Date(receivedAt),
    sourceId,
    records.map(() => randomUUID()),
    records.map((record) => record.line),
    records.map((record) => record.field?.slice(0, 200) ?? null),
    records.map((record) => record.reason.slice(0, 300)),
    records.map((record) => record.payload.length),
    records.map((record) => record.isTruncated),
    records.map((record) => zstdCompressSync(record.payload)),
    records.map((record) => record.hash),
  ];
}

const decompress = promisify(zstdDecompress);

/** A rejected payload as received, from its stored form. */
export function keptPayload(stored: Buffer): Promise<Buffer> {
  return decompress(stored);
}
