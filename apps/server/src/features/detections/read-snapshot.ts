import type { Database, Transaction } from '@waybill/store';
import { namingTheZone } from '../../http/time-zone.ts';
import { AppError } from '../../platform/app-error.ts';

/** Nobody waits longer for a screen, and what nobody waits for must not hold up the others. */
const LONGEST_MS = 20_000;

/** SQLSTATE of a statement that was ended, here because it took too long. */
const ENDED = '57014';

/**
 * As `Database.snapshot`, for filtered reads: a zone that the database does not know is the request's
 * fault, and a statement that takes too long ends. Throws `request.invalid` and `service.unavailable`.
 */
export async function readSnapshot<T>(
  database: Database,
  tenantId: number,
  work: (tx: Transaction) => Promise<T>,
  longestMs = LONGEST_MS,
): Promise<T> {
  try {
    return await namingTheZone('zone', () =>
      database.snapshot(tenantId, async (tx) => {
        await tx.query(`SET LOCAL statement_timeout = ${longestMs}`);
        return work(tx);
      }),
    );
  } catch (error) {
    const tookTooLong = error instanceof Error && 'code' in error && error.code === ENDED;
    throw tookTooLong ? new AppError('service.unavailable', { cause: error }) : error;
  }
}
