import type { ContentSettings } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { raiseDataTypeRev } from '../../classification/read-data-types.ts';

export async function readContentSettings(
  tx: Transaction,
): Promise<ContentSettings & { kept: number; bytes: number }> {
  const [row] = await tx.query<{ retentionDays: number; kept: number; bytes: number }>(
    `SELECT content_retention_days AS "retentionDays",
       (SELECT count(*)::integer FROM content_blob) AS kept,
       (SELECT coalesce(sum(octet_length(sealed)), 0)::float8 FROM content_blob) AS bytes
     FROM tenant`,
  );
  if (!row) throw new Error('The tenant does not exist');
  return row;
}

/** Sets how long contents are kept. Those that are kept now stay no longer than that either. */
export async function changeContentSettings(
  tx: Transaction,
  { retentionDays }: ContentSettings,
  now: number,
): Promise<ContentSettings> {
  await tx.query('UPDATE tenant SET content_retention_days = $1', [retentionDays]);
  await tx.query(
    'UPDATE content_blob SET expires_at = least(expires_at, kept_at + make_interval(days => $1))',
    [retentionDays],
  );
  await tx.query('DELETE FROM content_blob WHERE expires_at <= $1', [new Date(now)]);
  await raiseDataTypeRev(tx);
  return { retentionDays };
}
