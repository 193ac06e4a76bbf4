import { randomUUID } from 'node:crypto';
import type { AccessGrant, Permission } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import type { AuditNotes, SessionCaller } from '../../../http/implement.ts';
import { requireRecentSignIn } from '../../../http/session/require-recent-sign-in.ts';
import { requireSelf } from '../../../http/session/require-self.ts';
import { AppError } from '../../../platform/app-error.ts';
import { changeAccess } from './follow-access-changes.ts';
import { holdGrant, readGrant } from './grant-rows.ts';

/** Who asks, and the audit entry of the request. */
export interface Asking {
  caller: SessionCaller;
  audit: AuditNotes;
}

/**
 * Grants a member permissions beyond the roles. For another member only an Owner does, at once; for oneself it is a
 * request. Throws `resource.not_found`, `session.sign_in_old`, `identity.unavailable` and `grant.…`.
 */
export async function grantAccess(
  services: Services,
  { caller, audit }: Asking,
  asked: { userId: string; permissions: Permission[]; reason: string },
): Promise<AccessGrant> {
  const { tenantId, userId: callerId } = caller;
  const { userId, permissions, reason } = asked;
  await requirePresence(services, caller);
  const rights = await services.memberRights.now(tenantId);
  const member = rights.get(userId);
  if (!member) throw new AppError('resource.not_found');
  if (permissions.every((permission) => member.permissions.has(permission))) {
    throw new AppError('grant.held');
  }
  const isOwn = userId === callerId;
  if (!isOwn && rights.get(callerId)?.roles.includes('Owner') !== true) {
    throw new AppError('grant.owner_needed');
  }
  const grantId = randomUUID();
  audit.note({
    target: `${grantId}/${userId}`,
    detail: reason,
    ...(isOwn ? { action: 'access_grant.requested' } : {}),
  });
  const at = new Date(services.now());
  return changeAccess(services, tenantId, async (tx) => {
    // A member who has never opened the console is listed by name too.
    await tx.named(
      'access_grant_member_known',
      `INSERT INTO console_user (tenant_id, user_id, name, email) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [tenantId, userId, member.name, member.email],
    );
    const rows = await tx.named(
      'access_grant_insert',
      `INSERT INTO access_grant (tenant_id, grant_id, user_id, permissions, reason, state, requested_at,
         requested_by, decided_at, decided_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (tenant_id, user_id) WHERE state = 'pending' DO NOTHING RETURNING grant_id`,
      [
        tenantId,
        grantId,
        userId,
        permissions,
        reason,
        isOwn ? 'pending' : 'active',
        at,
        callerId,
        isOwn ? null : at,
        isOwn ? null : callerId,
      ],
    );
    if (rows.length === 0) throw new AppError('grant.open');
    return readGrant(tx, grantId);
  });
}

/** Approves or refuses the request of another member. Throws as `grantAccess` does. */
export async function decideGrant(
  services: Services,
  { caller, audit }: Asking,
  { grantId, isApproved }: { grantId: string; isApproved: boolean },
): Promise<AccessGrant> {
  await requirePresence(services, caller);
  const isOwner = await isOwnerNow(services, caller);
  return changeAccess(services, caller.tenantId, async (tx) => {
    const { member, state } = await holdGrant(tx, grantId);
    if (member.userId === caller.userId) throw new AppError('grant.own_request');
    if (!isOwner) throw new AppError('grant.owner_needed');
    if (state !== 'pending') throw new AppError('grant.closed');
    audit.note({ target: `${grantId}/${member.userId}` });
    await tx.named(
      'access_grant_decide',
      'UPDATE access_grant SET state = $2, decided_at = $3, decided_by = $4 WHERE grant_id = $1',
      [grantId, isApproved ? 'active' : 'refused', new Date(services.now()), caller.userId],
    );
    return readGrant(tx, grantId);
  });
}

/** Ends a grant or withdraws a request. Throws `resource.not_found` and `grant.…`. */
export async function endGrant(
  services: Services,
  { caller, audit }: Asking,
  grantId: string,
): Promise<AccessGrant> {
  requireSelf(caller);
  const isOwner = await isOwnerNow(services, caller);
  return changeAccess(services, caller.tenantId, async (tx) => {
    const { member, state } = await holdGrant(tx, grantId);
    if (!isOwner && member.userId !== caller.userId) {
      throw new AppError('grant.owner_needed');
    }
    if (state !== 'active' && state !== 'pending') throw new AppError('grant.closed');
    audit.note({ target: `${grantId}/${member.userId}` });
    await tx.named(
      'access_grant_end',
      `UPDATE access_grant SET state = 'ended', ended_at = $2, ended_by = $3 WHERE grant_id = $1`,
      [grantId, new Date(services.now()), caller.userId],
    );
    return readGrant(tx, grantId);
  });
}

/** Whoever grants is there in person and signed in recently. */
async function requirePresence(services: Services, caller: SessionCaller): Promise<void> {
  requireSelf(caller);
  await requireRecentSignIn(services, caller);
}

/** By what the provider says now. */
export async function isOwnerNow(
  { memberRights }: Pick<Services, 'memberRights'>,
  { tenantId, userId }: SessionCaller,
): Promise<boolean> {
  const rights = await memberRights.now(tenantId);
  return rights.get(userId)?.roles.includes('Owner') === true;
}
