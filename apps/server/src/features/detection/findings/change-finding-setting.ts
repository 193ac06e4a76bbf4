import type { FindingSource, Severity } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';

/** Changes how the findings of a vendor count. Throws `resource.conflict` after a concurrent change. */
export async function changeFindingSetting(
  tx: Transaction,
  tenantId: number,
  change: {
    source: FindingSource;
    rev: number;
    severityCap: Severity | null;
    closesWithVendor: boolean;
  },
): Promise<void> {
  const { source, rev, severityCap, closesWithVendor } = change;
  const written = await tx.named(
    'finding_setting_write',
    `INSERT INTO finding_setting AS s (tenant_id, policy_key, severity_cap, closes_with_vendor)
     SELECT $1, $2, $3, $4 WHERE $5 = 0 OR EXISTS (
       SELECT FROM finding_setting WHERE tenant_id = $1 AND policy_key = $2)
     ON CONFLICT (tenant_id, policy_key) DO UPDATE SET severity_cap = excluded.severity_cap,
       closes_with_vendor = excluded.closes_with_vendor, rev = s.rev + 1
     WHERE s.rev = $5 RETURNING rev`,
    [tenantId, source, severityCap, closesWithVendor, rev],
  );
  if (written.length === 0) throw new AppError('resource.conflict');
  // Judging reads the caps together with the policies.
  await tx.named(
    'finding_setting_noted',
    'UPDATE tenant SET policy_rev = policy_rev + 1 WHERE tenant_id = $1',
    [tenantId],
  );
}
