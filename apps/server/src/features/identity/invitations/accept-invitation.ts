import type { Transaction } from '@waybill/store';
import type { SessionCaller } from '../../../http/implement.ts';
import { insertAuditEntry } from '../../../platform/audit-entry.ts';

/**
 * Notes that an invited person is there: their first session in the organization accepts the invitation. Call it last
 * in the transaction: it writes the audit entry. @published
 */
export async function acceptInvitation(
  tx: Transaction,
  { tenantId, userId, impersonatorId, email }: SessionCaller,
  now: number,
): Promise<void> {
  if (impersonatorId !== null) return;
  const [accepted] = await tx.named<{ invitation_id: string }>(
    'invitation_accept',
    `UPDATE invitation SET state = 'accepted', user_id = $1, ended_at = $3, ended_by = $1
     WHERE (user_id = $1 OR (user_id IS NULL AND email = $2)) AND state = 'pending' AND expires_at > $3
     RETURNING invitation_id`,
    [userId, email.toLowerCase(), new Date(now)],
  );
  if (!accepted) return;
  await insertAuditEntry(tx, {
    tenantId,
    actorId: userId,
    action: 'invitation.accepted',
    target: accepted.invitation_id,
  });
}
