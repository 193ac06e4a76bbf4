import { SEVERITIES, type Severity } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

export interface FindingSettingRow {
  policy_key: string;
  severity_cap: string | null;
  closes_with_vendor: boolean;
  rev: number;
  [column: string]: unknown;
}

/** Settings for vendor findings, where the tenant decided. */
export function readFindingSettings(
  tx: Transaction,
  tenantId: number,
): Promise<FindingSettingRow[]> {
  return tx.named<FindingSettingRow>(
    'finding_settings',
    `SELECT policy_key, severity_cap, closes_with_vendor, rev FROM finding_setting WHERE tenant_id = $1`,
    [tenantId],
  );
}

/**
 * Maximum severity of each vendor, by the key of the policy that reports its findings.
 *
 * @published
 */
export async function readVendorCaps(
  tx: Transaction,
  tenantId: number,
): Promise<ReadonlyMap<string, Severity>> {
  const rows = await readFindingSettings(tx, tenantId);
  return new Map(
    rows.flatMap(({ policy_key: key, severity_cap: cap }) => {
      const severity = severityOf(cap);
      return severity === null ? [] : [[key, severity] as const];
    }),
  );
}

export function severityOf(stored: string | null): Severity | null {
  return SEVERITIES.find((name) => name === stored) ?? null;
}
