import type { SkipReason, TriageChange } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { SessionCaller } from '../../../http/implement.ts';
import { AppError } from '../../../platform/app-error.ts';
import { applyChange, requireFuture } from './apply-change.ts';
import { storeChange } from './change-rows.ts';
import type { TriageActor } from './decide-change.ts';
import { triageRows } from './triage-rows.ts';

/** Who makes the change, their permissions, and the client address. */
export function actorOf({
  userId,
  userName,
  permissions,
}: Pick<SessionCaller, 'userId' | 'userName' | 'permissions'>): TriageActor {
  return { userId, userName, mayCloseCritical: permissions.has('detection:close-critical') };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

interface OneChange {
  tenantId: number;
  detectionId: string;
  /** The expected revision. */
  rev: number;
  change: TriageChange;
  actor: TriageActor;
  now: number;
}

/**
 * Changes one detection the way many are changed.
 *
 * @returns id of the change, for undo; null if nothing changed. Throws `resource.not_found`,
 * `resource.conflict` after a concurrent change, `permission.missing`, `detection.transition_invalid`,
 * `detection.newer_open` and `request.invalid`.
 */
export async function changeOne(tx: Transaction, one: OneChange): Promise<string | null> {
  const { tenantId, detectionId, rev, change, actor, now } = one;
  if (!UUID.test(detectionId)) throw new AppError('resource.not_found');
  requireFuture(change, now);
  const set = { detectionIds: [detectionId], revs: [rev] };
  const changeId = await storeChange(tx, { tenantId, actor, change, set, asOf: now, now });
  const [outcome] = await applyChange(tx, { tenantId, changeId, change, actor }, set);
  const skipped = outcome?.skipped ?? null;
  if (skipped === 'nothing_to_change') {
    await tx.named(
      'change_remove',
      'DELETE FROM detection_change WHERE tenant_id = $1 AND change_id = $2',
      [tenantId, changeId],
    );
    return null;
  }
  if (skipped !== null && skipped !== 'failed') throw errorOf(skipped);
  await tx.named(
    'change_done',
    `UPDATE detection_change SET state = 'done', done = 1, started_at = $3, finished_at = $3
     WHERE tenant_id = $1 AND change_id = $2`,
    [tenantId, changeId, new Date(now)],
  );
  return changeId;
}

/** `failed` is only for bulk changes: a single change fails as a whole. */
function errorOf(skipped: Exclude<SkipReason, 'nothing_to_change' | 'failed'>): AppError {
  switch (skipped) {
    case 'gone':
      return new AppError('resource.not_found');
    case 'changed_since':
      return new AppError('resource.conflict');
    case 'no_right':
      return new AppError('permission.missing', { detail: 'Requires detection:close-critical' });
    case 'newer_is_open':
      return new AppError('detection.newer_open');
    case 'state_not_allowed':
      return new AppError('detection.transition_invalid');
    case 'too_many_tags':
      return new AppError('request.invalid', {
        errors: [{ path: 'change.tags', message: 'exceeds the tag limit of a detection' }],
      });
  }
}

/**
 * Assigns an unassigned detection to the caller. Of several concurrent callers exactly one gets it; the
 * current assignee keeps it. Throws `resource.not_found`, `detection.taken`, and as `changeOne`.
 */
export async function takeOne(
  tx: Transaction,
  one: Omit<OneChange, 'rev' | 'change'>,
): Promise<string | null> {
  if (!UUID.test(one.detectionId)) throw new AppError('resource.not_found');
  const [row] = await triageRows(tx, one.tenantId, [one.detectionId], true);
  if (!row) throw new AppError('resource.not_found');
  const { assigneeId, assigneeName } = row.state;
  if (assigneeId === one.actor.userId) return null;
  if (assigneeId !== null) {
    throw new AppError('detection.taken', { detail: `${assigneeName ?? assigneeId} has it` });
  }
  return changeOne(tx, { ...one, rev: row.rev, change: { assigneeId: one.actor.userId } });
}
