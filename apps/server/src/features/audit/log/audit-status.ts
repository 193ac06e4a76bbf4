import { AuditVerdict, type AuditStatus } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { TenantRights } from '../../identity/member-rights.ts';
import { readHead, readStub } from '../chain/read-items.ts';
import { personOf } from './audit-list.ts';

interface VerificationRow extends Record<string, unknown> {
  verified_at: Date;
  verified_by: string | null;
  verdict: unknown;
}

/** Where the chain ends, what was removed, and the last verification. */
export async function auditStatus(
  tx: Transaction,
  members: TenantRights | null,
): Promise<AuditStatus> {
  const [counted] = await tx.query<{ pending: number; days: number | null }>(
    `SELECT (SELECT count(*)::integer FROM audit_entry WHERE number IS NULL) AS pending,
       audit_days AS days FROM tenant`,
  );
  const [last] = await tx.query<VerificationRow>(
    'SELECT * FROM audit_verification ORDER BY verified_at DESC LIMIT 1',
  );
  const stub = await readStub(tx);
  return {
    head: await readHead(tx),
    pending: counted?.pending ?? 0,
    removed: stub && { number: stub.number, entries: stub.entries, newestAt: stub.newestAt },
    retention: { days: counted?.days ?? null },
    lastVerification: last
      ? {
          verifiedAt: last.verified_at.toISOString(),
          verifiedBy: last.verified_by === null ? null : personOf(last.verified_by, members),
          verdict: AuditVerdict.parse(last.verdict),
        }
      : null,
  };
}

/** Notes the result of a verification. */
export async function noteVerification(
  tx: Transaction,
  verification: { tenantId: number; at: Date; by: string; verdict: AuditVerdict },
): Promise<void> {
  const { tenantId, at, by, verdict } = verification;
  await tx.query(
    `INSERT INTO audit_verification (tenant_id, verified_at, verified_by, verdict) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [tenantId, at, by, JSON.stringify(verdict)],
  );
}
