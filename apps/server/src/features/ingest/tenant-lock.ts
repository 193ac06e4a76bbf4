import type { Transaction } from '@waybill/store';

/** First half of the advisory lock's key: the subject of the lock. */
const WRITING = 7_261;

/**
 * One writer of a tenant at a time, until the transaction ends. Deduplication, numbers of detections,
 * grouping and windows then see a settled state, and roll-ups of two writers cannot deadlock.
 *
 * @published
 */
export async function lockTenant(tx: Transaction, tenantId: number): Promise<void> {
  await tx.named('tenant_lock', 'SELECT pg_advisory_xact_lock($1, $2)', [WRITING, tenantId]);
}
