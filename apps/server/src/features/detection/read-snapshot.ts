import type { Database, Transaction } from '@waybill/store';
import { namingTheZone } from '../../http/time-zone.ts';

/**
 * As `Database.snapshot`, for filtered reads: a zone that the database does not know is the request's
 * fault. Throws `request.invalid`.
 */
export async function readSnapshot<T>(
  database: Database,
  tenantId: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return namingTheZone('zone', () => database.snapshot(tenantId, work));
}
