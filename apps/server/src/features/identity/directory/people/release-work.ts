import type { Transaction } from '@waybill/store';
import { releaseCaseWork } from '../../../cases/cases-read-model.ts';
import { releaseDetections } from '../../../detection/triage/triage-read-model.ts';

/**
 * Unassigns the open detections, cases and tasks of a member who left. They are listed as released work of the member
 * until someone takes them.
 */
export async function releaseWork(
  tx: Transaction,
  tenantId: number,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const detections = await releaseDetections(tx, { tenantId, userId });
  const { cases, tasks } = await releaseCaseWork(tx, { tenantId, userId, now });
  for (const [kind, ids] of [
    ['detection', detections],
    ['case', cases],
    ['task', tasks],
  ] as const) {
    await tx.named(
      'released_work_add',
      `INSERT INTO released_work (tenant_id, user_id, kind, object_id, released_at)
       SELECT $1, $2, $3, id, $5 FROM unnest($4::uuid[]) AS id
       ON CONFLICT (tenant_id, kind, object_id) DO UPDATE SET user_id = $2, released_at = $5`,
      [tenantId, userId, kind, ids, now],
    );
  }
}
