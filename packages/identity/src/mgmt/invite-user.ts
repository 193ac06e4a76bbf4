import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import { unsent } from '../links/deliver-link.ts';
import { linkTarget } from '../links/link-address.ts';
import { deleteLinksOfUser, type LinkGrant } from '../links/link-store.ts';
import { recipientOf } from '../links/recipient.ts';
import type { DeliveryMethod } from '../messages/message.ts';
import { inviteMessage } from '../messages/templates.ts';
import { inviteTerms } from './invite-terms.ts';
import { storeMagicLink } from '../methods/magic-link/store-magic-link.ts';
import { inTransaction } from '../store/statement.ts';
import type { User, UserStatus } from '../users/user.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';

const DAY_SECONDS = 86_400;
const DAY_MINUTES = 1440;

interface InvitationRequest {
  /** Page that the link leads to; the console's sign-in page when absent. */
  inviteUrl?: string | undefined;
  /** Absent: by mail, or else by text message, to whoever has an address for it. */
  sendMail?: boolean | undefined;
  sendSms?: boolean | undefined;
  templateOptions?: Record<string, unknown> | undefined;
}

interface Invitation extends InvitationRequest {
  user: User;
}

/** Receiver of an invitation: a user, or the data of a new one. */
type Invitee = InvitationRequest & {
  email?: string | null | undefined;
  phone?: string | null | undefined;
} & ({ loginIds: readonly string[]; status: UserStatus } | { loginId: string });

/**
 * Throws the errors of `inviteUser` except for failed delivery: call it before creating the user.
 * E011003 for an `inviteUrl` that is not allowed; E011001 if they cannot be reached.
 */
export function requireInvitable(context: IdentityContext, invitee: Invitee): void {
  if ('status' in invitee && invitee.status === 'disabled')
    throw unreachable('The user is disabled');
  linkTarget(context, invitee.inviteUrl, 'inviteUrl');
  waysTo(context, invitee);
}

/**
 * Sends a user a link that signs them in, replacing an earlier one, and verifies its address. The
 * caller sets their status. Run it outside of a transaction. Throws 400.
 */
export async function inviteUser(
  context: IdentityContext,
  { user, ...request }: Invitation,
): Promise<void> {
  const { settings } = context;
  const target = linkTarget(context, request.inviteUrl, 'inviteUrl');
  const ways = waysTo(context, { ...request, ...user });
  const { days, inviterName, notes } = inviteTerms(request.templateOptions, settings.inviteTtlDays);
  const seconds = days * DAY_SECONDS;
  const links = await inTransaction(context.pool, async (client) => {
    await deleteLinksOfUser(client, user.userId, 'invite');
    await writeAudit(client, {
      action: 'UserInvited',
      occurredAt: new Date(context.clock()),
      userId: user.userId,
      loginIds: user.loginIds,
      tenantIds: user.tenants.map((tenant) => tenant.tenantId),
      data: { deliveries: ways.map((way) => way.delivery) },
    });
    const stored: string[] = [];
    for (const { delivery, address } of ways) {
      const terms = { delivery, address, options: {} };
      const grant: LinkGrant = { purpose: 'invite', userId: user.userId, terms };
      stored.push(await storeMagicLink(context, client, { grant, target, seconds }));
    }
    return stored;
  });
  const [tenant, ...others] = user.tenants;
  const outcomes = ways.map(({ delivery, address }, index) => {
    const letter = inviteMessage({
      link: links[index] ?? '',
      tenantName: others.length === 0 ? tenant?.tenantName : undefined,
      inviterName,
      minutes: days * DAY_MINUTES,
      templateOptions: notes,
      productName: settings.productName,
    });
    return context.messages.deliver({ method: delivery, to: address, kind: 'invite', ...letter });
  });
  if ((await Promise.all(outcomes)).includes(false)) throw unsent();
}

interface Way {
  delivery: DeliveryMethod;
  address: string;
}

/** None only if neither was requested. */
function waysTo({ messages }: IdentityContext, invitee: Invitee): Way[] {
  const { sendMail, sendSms } = invitee;
  const loginId = 'loginIds' in invitee ? (invitee.loginIds[0] ?? '') : invitee.loginId;
  const mail = recipientOf(loginId, 'email', invitee);
  const phone = recipientOf(loginId, 'sms', invitee);
  const isMail = sendMail ?? (sendSms === undefined && mail !== null);
  const isSms = sendSms ?? (sendMail === undefined && mail === null && phone !== null);
  if (sendMail === undefined && sendSms === undefined && !isMail && !isSms) {
    throw unreachable('The user has neither an email nor a phone number');
  }
  const wanted: [boolean, DeliveryMethod, string | null][] = [
    [isMail, 'email', mail],
    [isSms, 'sms', phone],
  ];
  return wanted.flatMap(([isWanted, delivery, address]) => {
    if (!isWanted) return [];
    if (address === null) throw unreachable(`The user has no address for delivery by ${delivery}`);
    if (!messages.canSend(delivery)) {
      throw unreachable(`Nothing is set up here to send by ${delivery}`);
    }
    return [{ delivery, address }];
  });
}

function unreachable(text: string): WireError {
  return new WireError(400, WIRE_CODES.badRequest, text);
}
