import type { DetectionStatus, Severity } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { SessionCaller } from '../../../http/implement.ts';
import { AppError } from '../../../platform/app-error.ts';

export type MergeActor = Pick<SessionCaller, 'tenantId' | 'userId' | 'userName' | 'permissions'>;

/** A detection involved in a merge. */
export interface MergedRow {
  detection_id: string;
  number: string;
  rev: number;
  status: DetectionStatus;
  is_sample: boolean;
  event_count: number;
  severity: Severity;
  /** The computed value, if a person has set another. */
  raised_severity: Severity | null;
  [column: string]: unknown;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Locks both, always in the same order. Throws `resource.not_found` if one does not exist. */
export async function lockBoth(
  tx: Transaction,
  tenantId: number,
  ids: { mergedId: string; intoId: string },
): Promise<{ merged: MergedRow; into: MergedRow }> {
  const { mergedId, intoId } = ids;
  if (!UUID.test(mergedId)) throw new AppError('resource.not_found');
  const rows = await tx.named<MergedRow>(
    'merge_lock',
    `SELECT detection_id, number, rev, status, is_sample, event_count, severity, raised_severity FROM detection
     WHERE tenant_id = $1 AND detection_id = ANY($2::uuid[]) ORDER BY detection_id FOR UPDATE`,
    [tenantId, [mergedId, intoId]],
  );
  const merged = rows.find((row) => row.detection_id === mergedId.toLowerCase());
  const into = rows.find((row) => row.detection_id === intoId.toLowerCase());
  if (!merged || !into) throw new AppError('resource.not_found');
  return { merged, into };
}
