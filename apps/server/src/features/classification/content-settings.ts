import type { ContentSettings, KeptContents } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { raiseDataTypeRev } from './contents/read-data-types.ts';
import { AppError } from '../../platform/app-error.ts';

export async function readContentSettings(tx: Transaction): Promise<KeptContents> {
  const [row] = await tx.query<Omit<KeptContents, 'oldestAt'> & { oldestAt: Date | null }>(
    `SELECT content_retention_days AS "retentionDays", kept, bytes, "oldestAt"
     FROM tenant, (
       SELECT count(*)::integer AS kept, coalesce(sum(octet_length(sealed)), 0)::float8 AS bytes,
         min(kept_at) AS "oldestAt"
       FROM content_blob) AS blobs`,
  );
  if (!row) throw new Error('The tenant does not exist');
  return { ...row, oldestAt: row.oldestAt?.toISOString() ?? null };
}

/**
 * Sets how long contents are kept, including those already stored. Throws `resource.conflict` if the
 * setting changed meanwhile.
 */
export async function changeContentSettings(
  tx: Transaction,
  { retentionDays, seenDays }: ContentSettings & { seenDays?: number | undefined },
  now: number,
): Promise<KeptContents> {
  const changed = await tx.query(
    `UPDATE tenant SET content_retention_days = $1, updated_at = now()
     WHERE $2::integer IS NULL OR content_retention_days = $2 RETURNING tenant_id`,
    [retentionDays, seenDays ?? null],
  );
  if (changed.length === 0) throw new AppError('resource.conflict');
  await tx.query(
    'UPDATE content_blob SET expires_at = least(expires_at, kept_at + make_interval(days => $1))',
    [retentionDays],
  );
  await tx.query('DELETE FROM content_blob WHERE expires_at <= $1', [new Date(now)]);
  await raiseDataTypeRev(tx);
  return readContentSettings(tx);
}
