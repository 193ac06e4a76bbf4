import type { Transaction } from '@waybill/store';
import { writeHistory } from '../../ingest/writing/write-history.ts';

/**
 * Unassigns the open detections of a member who left. The history names the member.
 *
 * @returns ids of the detections.
 */
export async function releaseDetections(
  tx: Transaction,
  { tenantId, userId }: { tenantId: number; userId: string },
): Promise<string[]> {
  const rows = await tx.named<{ detection_id: string; name: string }>(
    'detections_release',
    `UPDATE detection d SET assignee_id = NULL, rev = d.rev + 1, updated_at = now()
     WHERE d.tenant_id = $1 AND d.assignee_id = $2 AND d.status <> 'closed'
     RETURNING d.detection_id, coalesce((SELECT u.name FROM console_user u
       WHERE u.tenant_id = d.tenant_id AND u.user_id = $2), $2) AS name`,
    [tenantId, userId],
  );
  const lines = rows.map(({ detection_id: detectionId, name }) => ({
    detectionId,
    field: 'assignee',
    before: name,
    after: null,
    reason: null,
  }));
  await writeHistory(tx, { tenantId, userId: null, userName: null }, lines);
  return rows.map((row) => row.detection_id);
}
