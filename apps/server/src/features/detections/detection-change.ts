import type { DetectionStatus } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import { findDetection } from './detection-detail.ts';

export interface DetectionChange {
  rev: number;
  status?: DetectionStatus | undefined;
  assigneeId?: string | null | undefined;
}

interface Changed {
  field: 'status' | 'assignee';
  before: string | null;
  after: string | null;
}

/**
 * Changes status or assignee and writes who changed what. Throws `resource.not_found`,
 * `resource.conflict` when somebody else was faster, `request.invalid` for an unknown assignee.
 */
export async function changeDetection(
  tx: Transaction,
  detectionId: string,
  change: DetectionChange,
  actor: { tenantId: number; userId: string; userName: string },
): Promise<void> {
  const row = await findDetection(tx, detectionId);
  if (row.rev !== change.rev) throw new AppError('resource.conflict');
  const assigneeName = await nameOfAssignee(tx, change.assigneeId);
  const changes: Changed[] = [];
  if (change.status !== undefined && change.status !== row.status) {
    changes.push({ field: 'status', before: row.status, after: change.status });
  }
  if (change.assigneeId !== undefined && change.assigneeId !== row.assignee_id) {
    changes.push({ field: 'assignee', before: row.assignee_name, after: assigneeName });
  }
  if (changes.length === 0) return;
  const updated = await tx.named<{ rev: number }>(
    'detection_change',
    `UPDATE detection SET status = $3, assignee_id = $4, rev = rev + 1, updated_at = now()
     WHERE detection_id = $1 AND rev = $2 RETURNING rev`,
    [
      detectionId,
      change.rev,
      change.status ?? row.status,
      change.assigneeId === undefined ? row.assignee_id : change.assigneeId,
    ],
  );
  if (updated.length === 0) throw new AppError('resource.conflict');
  for (const { field, before, after } of changes) {
    await tx.named(
      'detection_history_add',
      `INSERT INTO detection_history (tenant_id, detection_id, actor_id, actor_name, field, before, after)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [actor.tenantId, detectionId, actor.userId, actor.userName, field, before, after],
    );
  }
}

async function nameOfAssignee(
  tx: Transaction,
  assigneeId: string | null | undefined,
): Promise<string | null> {
  if (assigneeId === null || assigneeId === undefined) return null;
  const [row] = await tx.named<{ name: string }>(
    'console_user_name',
    'SELECT name FROM console_user WHERE user_id = $1',
    [assigneeId],
  );
  if (row) return row.name;
  throw new AppError('request.invalid', {
    errors: [{ path: 'assigneeId', message: 'is no console user of this tenant' }],
  });
}
