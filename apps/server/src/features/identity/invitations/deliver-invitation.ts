import type { Invitation } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import { AppError } from '../../../platform/app-error.ts';
import { consoleOrigins } from '../../../platform/console-origins.ts';
import { readInvitation, shownInvitation, type HeldInvitation } from './invitation-rows.ts';

interface Delivery {
  tenantId: number;
  idpTenantId: string;
  inviterName: string;
  invitation: HeldInvitation;
}

/**
 * Lets the provider send the mail and records it. The invitation is committed before: a resend repeats
 * what fails here. Throws `invitation.not_sent` and `identity.unavailable`.
 */
export async function deliverInvitation(
  services: Services,
  { tenantId, idpTenantId, inviterName, invitation }: Delivery,
): Promise<Invitation> {
  const { identityAdmin, database, memberRights, standings, config, now } = services;
  const { invitationId, email, name, role, validDays } = invitation;
  const inviteUrl = new URL('/login?for=invite', consoleOrigins(config)[0]);
  const isSent = await identityAdmin
    .invite(
      { email, name: name || email, tenantId: idpTenantId, roles: [role] },
      { inviteUrl: inviteUrl.href, inviterName, validDays },
    )
    .catch((cause: unknown) => {
      throw new AppError('invitation.not_sent', { cause });
    });
  if (!isSent) throw new AppError('invitation.not_sent');
  const user = await identityAdmin.loadUserByLoginId(email).catch(() => null);
  memberRights.outdate();
  if (user) standings.forget(user.userId);
  return database.tenant(tenantId, async (tx) => {
    await tx.named(
      'invitation_delivered',
      'UPDATE invitation SET sent_at = $2, user_id = coalesce($3, user_id) WHERE invitation_id = $1',
      [invitationId, new Date(now()), user?.userId ?? null],
    );
    return shownInvitation(await readInvitation(tx, invitationId, now()));
  });
}

/** Throws `invitation.mail_off` if the embedded provider cannot send mail. */
export function requireMail({ identity, messages }: Services): void {
  if (identity.mode === 'embedded' && messages.senders.email === undefined) {
    throw new AppError('invitation.mail_off');
  }
}
