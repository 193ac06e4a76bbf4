import type { Transaction } from '@waybill/store';
import type { AuditItemEntry } from './audit-items.ts';

/** A row of the audit log, with times and changes as the text that is hashed. */
export interface EntryRow extends Record<string, unknown> {
  seq: string;
  number: string | null;
  hash: string | null;
  at: string;
  actor_id: string | null;
  impersonator_id: string | null;
  action: string;
  target: string | null;
  request_id: string;
  event_key: string | null;
  ip: string | null;
  detail: string | null;
  changes: string | null;
  salts: AuditItemEntry['salts'] | null;
  digests: AuditItemEntry['digests'] | null;
}

/** Time of an entry as the chain has it: UTC with microseconds. */
const UTC_TEXT = `to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Columns of `EntryRow`. */
export const ENTRY_COLUMNS = `seq, number, hash, ${UTC_TEXT} AS at, actor_id, impersonator_id, action, target,
  request_id, event_key, ip, detail, changes::text AS changes, salts, digests`;

/** A sealed row as an item of the chain. */
export function itemOf(row: EntryRow): AuditItemEntry {
  return {
    kind: 'entry',
    number: Number(row.number ?? 0),
    hash: row.hash,
    seq: row.seq,
    at: row.at,
    actorId: row.actor_id,
    impersonatorId: row.impersonator_id,
    action: row.action,
    target: row.target,
    requestId: row.request_id,
    eventKey: row.event_key,
    ip: row.ip,
    detail: row.detail,
    changes: row.changes,
    salts: row.salts ?? {},
    digests: row.digests ?? {},
  };
}

/** Where the chain of a tenant ends. */
export interface ChainRow extends Record<string, unknown> {
  older_seq: string;
  older_count: string;
  older_hash: string;
  number: string;
  hash: string;
  signed_at: Date | null;
  key_id: string | null;
  signature: string | null;
}

export async function readChain(tx: Transaction): Promise<ChainRow | null> {
  const [row] = await tx.named<ChainRow>('audit_chain_read', 'SELECT * FROM audit_chain');
  return row ?? null;
}
