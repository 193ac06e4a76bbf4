import type { Transaction } from '@waybill/store';
import { actorOf, changeOne } from '../detection/triage/triage-read-model.ts';
import type { CaseActor } from './case-access.ts';

/** Statuses in which a detection is open and not escalated yet. */
const ESCALATED_FROM = ['new', 'in_review', 'awaiting_person', 'awaiting_team', 'snoozed'];

/** Escalates the open ones of some detections, like a person would. */
export async function escalate(
  tx: Transaction,
  actor: CaseActor,
  given: { detectionIds: readonly string[]; now: number },
): Promise<void> {
  const rows = await tx.named<{ detection_id: string; rev: number }>(
    'case_escalated',
    `SELECT detection_id, rev FROM detection
     WHERE tenant_id = $1 AND detection_id = ANY($2::uuid[]) AND status = ANY($3) ORDER BY detection_id FOR UPDATE`,
    [actor.tenantId, given.detectionIds, ESCALATED_FROM],
  );
  for (const { detection_id: detectionId, rev } of rows) {
    await changeOne(tx, {
      tenantId: actor.tenantId,
      detectionId,
      rev,
      change: { status: 'escalated' },
      actor: actorOf(actor),
      now: given.now,
    });
  }
}
