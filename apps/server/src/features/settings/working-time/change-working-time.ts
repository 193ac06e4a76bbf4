import type { WorkingTime } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { recountInZone } from '../../behaviour/recount-in-zone.ts';
import { requireTimeZone } from '../../../http/time-zone.ts';
import { AppError } from '../../../platform/app-error.ts';
import { lockTenant } from '../../ingest/tenant-lock.ts';
import { readWorkingTime, type StoredWorkingTime } from './read-working-time.ts';

type Part = keyof WorkingTime;
const PARTS = ['timeZone', 'week', 'holidays', 'due'] as const satisfies readonly Part[];

export interface WorkingTimeChange extends Partial<{ [P in Part]: WorkingTime[P] | undefined }> {
  /** The revision that the change was made from. */
  rev: number;
}

/**
 * Changes working time, in the caller’s transaction. A new zone triggers a recount of behaviour days,
 * so that days of two zones are never compared.
 *
 * @returns the new settings, and the names of the changed parts.
 * @throws `resource.conflict` after a concurrent change; `request.invalid` for an unknown zone.
 */
export async function changeWorkingTime(
  tx: Transaction,
  tenantId: number,
  { rev, ...change }: WorkingTimeChange,
): Promise<{ after: StoredWorkingTime; changed: Part[] }> {
  // The writer holds the same lock: it never counts days of one zone while this changes it.
  await lockTenant(tx, tenantId);
  const before = await readWorkingTime(tx, tenantId);
  if (before.rev !== rev) throw new AppError('resource.conflict');
  const { timeZone, week, holidays, due } = change;
  const after: StoredWorkingTime = {
    timeZone: timeZone ?? before.timeZone,
    week: week ?? before.week,
    holidays: holidays ?? before.holidays,
    due: due ?? before.due,
    rev: rev + 1,
  };
  const changed = PARTS.filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]),
  );
  if (changed.length === 0) return { after: before, changed };
  if (changed.includes('timeZone')) await requireZoneEverywhere(tx, after.timeZone);
  await tx.named(
    'working_time_put',
    `INSERT INTO working_time (tenant_id, time_zone, week, holidays, due, rev)
     VALUES ($1, $2, $3::jsonb, $4::jsonb, $5::jsonb, $6)
     ON CONFLICT (tenant_id) DO UPDATE SET time_zone = excluded.time_zone, week = excluded.week,
       holidays = excluded.holidays, due = excluded.due, rev = excluded.rev, updated_at = now()`,
    [
      tenantId,
      after.timeZone,
      ...[after.week, after.holidays, after.due].map((part) => JSON.stringify(part)),
      after.rev,
    ],
  );
  if (changed.includes('timeZone')) await recountInZone(tx, tenantId, after.timeZone);
  return { after, changed };
}

/** Both the runtime and the database count by the zone, so both must know it. */
async function requireZoneEverywhere(tx: Transaction, zone: string): Promise<void> {
  requireTimeZone(zone, 'timeZone');
  const [row] = await tx.named<{ is_known: boolean }>(
    'working_time_zone',
    'SELECT EXISTS (SELECT FROM pg_timezone_names WHERE lower(name) = lower($1)) AS is_known',
    [zone],
  );
  if (row?.is_known !== true) {
    throw new AppError('request.invalid', {
      errors: [{ path: 'timeZone', message: 'is not a known time zone' }],
    });
  }
}
