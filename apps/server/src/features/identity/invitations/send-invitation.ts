import { randomUUID } from 'node:crypto';
import { grantableRoles, type Invitation } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../../http/feature.ts';
import type { AuditNotes, SessionCaller } from '../../../http/implement.ts';
import { requireSelf } from '../../../http/session/require-self.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { AccessBook } from '../access/access-book.ts';
import { idpTenantOf } from '../member-rights.ts';
import { deliverInvitation, requireMail } from './deliver-invitation.ts';
import { newestInvitation, readInvitation, type HeldInvitation } from './invitation-rows.ts';
import { countMail } from './mail-limit.ts';

const DAY_MS = 24 * 3_600_000;

/** Who asks, and the audit entry of the request. */
export interface Asking {
  caller: SessionCaller;
  audit: AuditNotes;
}

interface Invited {
  email: string;
  name: string;
  role: string;
  validDays: number;
}

/**
 * Invites a person: the invitation is committed with its audit entry, then the provider sends the mail. Throws
 * `invitation.…`, `permission.missing`, `request.too_many` and `identity.unavailable`.
 */
export async function sendInvitation(
  services: Services,
  { caller, audit }: Asking,
  invited: Invited,
): Promise<Invitation> {
  const { database, now } = services;
  const { tenantId } = caller;
  requireSelf(caller);
  requireGrantable(await services.accessBooks.of(tenantId), caller, invited.role);
  if (invited.email === caller.email.toLowerCase()) throw new AppError('invitation.own_address');
  requireMail(services);
  const idpTenantId = await idpTenantOf(database, tenantId);
  await clearLapsed(services, tenantId, { idpTenantId, email: invited.email });
  const invitation = await database.tenant(tenantId, async (tx) => {
    const created = await create(tx, caller, { ...invited, now: now() });
    audit.note({ target: created.invitationId, detail: detailOf(created) });
    return created;
  });
  return deliverInvitation(services, {
    tenantId,
    idpTenantId,
    inviterName: caller.userName,
    invitation,
  });
}

/**
 * Removes the membership that an expired or withdrawn invitation has left at the provider, so that its role does not
 * add to the new one. Throws `invitation.open` and `invitation.already_member`.
 */
async function clearLapsed(
  { database, identityAdmin, now }: Services,
  tenantId: number,
  { idpTenantId, email }: { idpTenantId: string; email: string },
): Promise<void> {
  const earlier = await database.snapshot(tenantId, (tx) => newestInvitation(tx, email, now()));
  if (earlier?.state === 'pending') throw new AppError('invitation.open');
  try {
    const known = await identityAdmin.loadUserByLoginId(email);
    if (!known?.tenants.some((membership) => membership.tenantId === idpTenantId)) return;
    if (earlier?.isUnrevoked !== true) throw new AppError('invitation.already_member');
    await identityAdmin.removeMember(known.userId, idpTenantId);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('identity.unavailable', { cause });
  }
}

/** Throws `invitation.role_not_held`: no one grants what they lack. An upgrade’s Admins are settled first. */
export function requireGrantable(
  { customRoles, adminsKeepSince }: AccessBook,
  { permissions }: SessionCaller,
  role: string,
): void {
  if (role === 'Admin' && adminsKeepSince !== null) throw new AppError('admins.unconfirmed');
  if (!grantableRoles(permissions, customRoles).includes(role)) {
    throw new AppError('invitation.role_not_held');
  }
}

/** What the audit entry says besides the change. */
export function detailOf({ role, expiresAt }: Invitation): string {
  return `Role ${role}, valid until ${expiresAt}`;
}

async function create(
  tx: Transaction,
  { tenantId, userId }: SessionCaller,
  { email, name, role, validDays, now }: Invited & { now: number },
): Promise<HeldInvitation> {
  const invitationId = randomUUID();
  // An expired one that was never withdrawn gives way to the new one.
  await tx.named(
    'invitation_supersede',
    `UPDATE invitation SET state = 'withdrawn', ended_at = $2, ended_by = $3, revoked_at = $2
     WHERE email = $1 AND revoked_at IS NULL
       AND (state = 'withdrawn' OR (state = 'pending' AND expires_at <= $2))`,
    [email, new Date(now), userId],
  );
  const rows = await tx.named(
    'invitation_insert',
    `INSERT INTO invitation (tenant_id, invitation_id, email, name, role, valid_days, invited_at, invited_by, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (tenant_id, email) WHERE state = 'pending' DO NOTHING RETURNING invitation_id`,
    [
      tenantId,
      invitationId,
      email,
      name,
      role,
      validDays,
      new Date(now),
      userId,
      new Date(now + validDays * DAY_MS),
    ],
  );
  if (rows.length === 0) throw new AppError('invitation.open');
  await countMail(tx, { tenantId, email, now });
  return readInvitation(tx, invitationId, now);
}
