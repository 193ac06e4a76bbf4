import type { Transaction } from '@waybill/store';
import { ENTRY_COLUMNS, itemOf, type EntryRow } from '../chain/entry-rows.ts';
import { exportedHead } from '../chain/read-items.ts';

const MOST_ENTRIES = 500;

/** Sealed entries as they are sent on. @published */
export interface AuditBatch {
  /** Number of the last entry. */
  number: string;
  sealedAt: Date;
  /** One entry a line; behind the newest one, the signed head with the public keys. */
  lines: string;
  count: number;
}

/** The sealed entries behind a number, as many as go into one delivery; null where there is none. @published */
export async function readAuditBatch(
  tx: Transaction,
  tenantId: number,
  after: string,
): Promise<AuditBatch | null> {
  const rows = await tx.named<EntryRow>(
    'audit_stream_batch',
    `SELECT ${ENTRY_COLUMNS} FROM audit_entry WHERE number > 0 AND number > $1
     ORDER BY number LIMIT ${MOST_ENTRIES}`,
    [after],
  );
  const last = rows.at(-1);
  const exported = await exportedHead(tx, tenantId);
  if (!last?.number || !exported) return null;
  const ends = exported.head.number === Number(last.number) ? [exported] : [];
  const lines = [...rows.map(itemOf), ...ends].map((item) => `${JSON.stringify(item)}\n`).join('');
  return { number: last.number, sealedAt: new Date(exported.head.at), lines, count: rows.length };
}
