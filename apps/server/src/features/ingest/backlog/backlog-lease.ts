import type { Transaction } from '@waybill/store';

/** How long a silent process keeps others from a backlog. */
const LEASE_SEC = 10;

/**
 * Leases the backlog of a tenant for a process, or extends the lease.
 *
 * @returns false if another process has it.
 */
export async function takeLease(
  tx: Transaction,
  tenantId: number,
  holder: string,
): Promise<boolean> {
  const rows = await tx.named(
    'backlog_lease_take',
    `INSERT INTO backlog_lease AS held (tenant_id, holder, expires_at)
     VALUES ($1, $2, clock_timestamp() + interval '${LEASE_SEC} seconds')
     ON CONFLICT (tenant_id) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
       WHERE held.holder = excluded.holder OR held.expires_at < clock_timestamp()
     RETURNING tenant_id`,
    [tenantId, holder],
  );
  return rows.length > 0;
}

export async function dropLease(tx: Transaction, tenantId: number, holder: string): Promise<void> {
  await tx.named(
    'backlog_lease_drop',
    'DELETE FROM backlog_lease WHERE tenant_id = $1 AND holder = $2',
    [tenantId, holder],
  );
}
