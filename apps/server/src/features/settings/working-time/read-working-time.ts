import { DEFAULT_WORKING_TIME, type WorkingTime } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

/** Stored working time. */
export type StoredWorkingTime = WorkingTime & {
  rev: number;
};

/** That of the defaults. */
const FIRST_REVISION = 1;

/** An organization's working time settings, or the defaults. @published */
export async function readWorkingTime(
  tx: Transaction,
  tenantId: number,
): Promise<StoredWorkingTime> {
  const [row] = await tx.named<StoredWorkingTime & Record<string, unknown>>(
    'working_time',
    `SELECT time_zone AS "timeZone", week, holidays, due, rev FROM working_time WHERE tenant_id = $1`,
    [tenantId],
  );
  return row ?? { ...DEFAULT_WORKING_TIME, rev: FIRST_REVISION };
}
