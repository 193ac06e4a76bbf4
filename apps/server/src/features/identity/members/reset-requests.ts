import { randomUUID } from 'node:crypto';
import type { FactorReset } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../../http/feature.ts';
import type { AuditNotes, SessionCaller } from '../../../http/implement.ts';
import { requireSelf } from '../../../http/session/require-self.ts';
import { AppError } from '../../../platform/app-error.ts';
import { holdReset, readReset } from './reset-rows.ts';
import { isOwner, requireOther, resettableMember } from './reset-subject.ts';

/** How long a request waits for a second person. */
const LIFE_MS = 24 * 3_600_000;

/** The requester, and the audit entry of the request. */
export interface Asking {
  caller: SessionCaller;
  audit: AuditNotes;
}

/**
 * Requests a reset of another member's second factor. Throws the errors of `requireOther` and
 * `resettableMember`, and `reset.open`.
 */
export async function requestReset(
  services: Services,
  { caller, audit }: Asking,
  { userId, reason }: { userId: string; reason: string },
): Promise<FactorReset> {
  const { tenantId } = caller;
  await requireOther(services, caller, userId);
  const member = await resettableMember(services, tenantId, userId);
  const rights = await services.memberRights.now(tenantId);
  const { name, email } = rights.get(userId) ?? member;
  const now = services.now();
  const resetId = randomUUID();
  audit.note({ target: `${resetId}/${userId}`, detail: reason });
  return services.database.tenant(tenantId, async (tx) => {
    await endExpired(tx, userId, now);
    // A member who has never opened the console is known by name from now on: others decide on this
    // person.
    await tx.named(
      'factor_reset_member_known',
      `INSERT INTO console_user (tenant_id, user_id, name, email) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [tenantId, userId, name, email],
    );
    const rows = await tx.named(
      'factor_reset_insert',
      `INSERT INTO factor_reset (tenant_id, reset_id, user_id, reason, requested_at, requested_by,
         is_requester_owner, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (tenant_id, user_id) WHERE state IN ('pending', 'approved') DO NOTHING
       RETURNING reset_id`,
      [
        tenantId,
        resetId,
        userId,
        reason,
        new Date(now),
        caller.userId,
        isOwner(rights.get(caller.userId)),
        new Date(now + LIFE_MS),
      ],
    );
    if (rows.length === 0) throw new AppError('reset.open');
    return readReset(tx, resetId, now);
  });
}

async function endExpired(tx: Transaction, userId: string, now: number): Promise<void> {
  await tx.named(
    'factor_reset_expire',
    `UPDATE factor_reset SET state = 'expired'
     WHERE user_id = $1 AND state = 'pending' AND expires_at <= $2`,
    [userId, new Date(now)],
  );
}

/**
 * Refuses a request, or withdraws one's own. Throws `resource.not_found`, `permission.missing`,
 * `reset.own_account` and `reset.closed`.
 */
export async function refuseReset(
  { database, now }: Services,
  { caller, audit }: Asking,
  { resetId, reason }: { resetId: string; reason: string },
): Promise<FactorReset> {
  requireSelf(caller);
  return database.tenant(caller.tenantId, async (tx) => {
    const reset = await holdReset(tx, resetId, now());
    if (reset.member.userId === caller.userId) throw new AppError('reset.own_account');
    if (reset.state !== 'pending') throw new AppError('reset.closed');
    const isOwn = reset.requestedBy.userId === caller.userId;
    audit.note({
      target: `${resetId}/${reset.member.userId}`,
      detail: reason,
      ...(isOwn ? { action: 'factor_reset.withdrawn' } : {}),
    });
    await tx.named(
      'factor_reset_refuse',
      `UPDATE factor_reset SET state = $2, decided_at = $3, decided_by = $4, decision_reason = $5
       WHERE reset_id = $1`,
      [resetId, isOwn ? 'withdrawn' : 'refused', new Date(now()), caller.userId, reason],
    );
    return readReset(tx, resetId, now());
  });
}
