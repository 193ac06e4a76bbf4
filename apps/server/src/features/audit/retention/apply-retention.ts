import type { Transaction } from '@waybill/store';
import { insertAuditEntry } from '../../../platform/audit-entry.ts';
import { stubStatement } from '../chain/canonical.ts';
import { readStub } from '../chain/read-items.ts';
import { auditSigner } from '../keys/audit-keys.ts';
import type { SealServices } from '../sealing/seal-entries.ts';

interface Stretch extends Record<string, unknown> {
  number: string;
  hash: string;
  entries: number;
  newest_at: Date;
}

/**
 * Removes entries that are older than the tenant keeps them, up to the last checkpoint behind which everything is
 * younger. A signed stub takes their place, in the same transaction. @returns how many entries were removed.
 */
export function applyRetention(
  { database, keyFor, now }: SealServices,
  tenantId: number,
): Promise<number> {
  return database.tenant(tenantId, async (tx) => {
    const stretch = await removable(tx, now());
    if (!stretch) return 0;
    const signer = await auditSigner(tx, keyFor, now());
    const before = await readStub(tx);
    const signedAt = new Date(now());
    const { keyId } = signer;
    const entries = stretch.entries + (before?.entries ?? 0);
    const { hash, newest_at: newestAt } = stretch;
    const number = Number(stretch.number);
    const statement = stubStatement(String(tenantId), {
      number,
      hash,
      entries,
      newestAt: newestAt.toISOString(),
      at: signedAt.toISOString(),
      keyId,
    });
    await tx.query(
      `INSERT INTO audit_stub (tenant_id, number, hash, entries, newest_at, signed_at, key_id, signature)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (tenant_id) DO UPDATE SET number = $2, hash = $3, entries = $4, newest_at = $5,
         signed_at = $6, key_id = $7, signature = $8`,
      [tenantId, number, hash, entries, newestAt, signedAt, keyId, signer.sign(statement)],
    );
    await tx.query('SELECT remove_stubbed_audit()');
    await insertAuditEntry(tx, {
      tenantId,
      at: signedAt,
      action: 'audit.retention_applied',
      target: `${number}/${stretch.entries}`,
    });
    return stretch.entries;
  });
}

/** The stretch up to the last checkpoint at which every entry so far is past its time. */
async function removable(tx: Transaction, now: number): Promise<Stretch | null> {
  const [row] = await tx.query<Stretch>(
    `SELECT c.number, c.hash, s.entries, date_trunc('milliseconds', s.newest_at) AS newest_at
     FROM audit_checkpoint c, LATERAL (
       SELECT count(*)::integer AS entries, max(at) AS newest_at FROM audit_entry e
       WHERE e.tenant_id = c.tenant_id AND e.number <= c.number) s
     WHERE s.newest_at < $1::timestamptz - (SELECT audit_days FROM tenant) * interval '1 day'
     ORDER BY c.number DESC LIMIT 1`,
    [new Date(now)],
  );
  return row ?? null;
}
