import type { z } from 'zod';
import type { IdentityContext } from '../identity-context.ts';
import { recipientOf } from '../links/recipient.ts';
import { defaultRoleNames } from '../roles/role-store.ts';
import { isOnlyClaimed, markLoginIdVerified } from '../users/claimed-login-id.ts';
import { handOver } from '../users/hand-over.ts';
import type { User } from '../users/user.ts';
import { normaliseLoginId, userByEitherId, userById, userByLoginId } from '../users/user-store.ts';
import { changeUser, type UserChange } from './change-user.ts';
import { createManagedUser, hashManagedPassword } from './create-managed-user.ts';
import { giveHash } from './give-hash.ts';
import { inviteUser, requireInvitable } from './invite-user.ts';
import { addTenants, replaceUser } from './update-user.ts';
import type { UserBody } from './user-bodies.ts';

type Body = z.infer<typeof UserBody>;

/**
 * Creates a user. With `invite` they get an invitation. An existing user is added to the tenants, stays
 * otherwise unchanged, and also gets a message: this repeats an invitation. But if someone has only
 * claimed the invited login id, their credentials are removed first.
 */
export async function createOrInvite(context: IdentityContext, body: Body): Promise<User> {
  const create = async (): Promise<User> => {
    const hash = await hashManagedPassword(context, body);
    return context.revocations.transaction((client) =>
      createManagedUser(context, client, { ...body, hash }),
    );
  };
  if (!body.invite) return (await replacedTestUser(context, body)) ?? create();
  const request = {
    inviteUrl: body.inviteUrl || undefined,
    sendMail: body.sendMail,
    sendSms: body.sendSMS,
    templateOptions: body.templateOptions,
  };
  const existing = await userByEitherId(context.pool, body.loginId);
  const { loginId, email, phone } = body;
  const invitee = existing ? await invited(context, existing, body) : { loginId, email, phone };
  requireInvitable(context, { ...request, ...invitee });
  const user = existing ? await joined(context, existing, body) : await create();
  await inviteUser(context, { ...request, user });
  return user;
}

/**
 * Suites create the same test user before each of their tests: it is reset to the given values. Null if
 * it does not exist yet.
 */
async function replacedTestUser(context: IdentityContext, body: Body): Promise<User | null> {
  const existing = body.test ? await userByLoginId(context.pool, body.loginId) : null;
  if (!existing?.isTest) return null;
  const hash = await hashManagedPassword(context, body);
  await changeUser(
    context,
    { userId: existing.userId },
    {
      data: { changed: 'user' },
      async run(work) {
        const roleNames = body.roleNames ?? (await defaultRoleNames(work.client));
        await replaceUser(work, { ...body, roleNames });
        await giveHash(work, hash);
      },
    },
  );
  return userById(context.pool, existing.userId);
}

/** The user's future values when the message is sent. */
async function invited(context: IdentityContext, user: User, body: Body) {
  const { loginIds, email, phone, status } = user;
  const loginId = invitedLoginId(user, body);
  const isClaimed = await isOnlyClaimed(context.pool, user.userId, loginId);
  if (!isClaimed) return { loginIds, email, phone, status };
  return { loginIds: [loginId], ...contactsOf(loginId, body), status };
}

async function joined(context: IdentityContext, user: User, body: Body): Promise<User> {
  const tenants = body.userTenants ?? [];
  const loginId = invitedLoginId(user, body);
  const isClaimed = await isOnlyClaimed(context.pool, user.userId, loginId);
  if (tenants.length === 0 && !isClaimed) return user;
  await changeUser(
    context,
    { userId: user.userId },
    {
      data: { changed: 'tenants', added: tenants.map((tenant) => tenant.tenantId) },
      async run(work) {
        await takeFromClaimant(work, loginId, body);
        await addTenants(work, tenants);
      },
    },
  );
  return (await userById(context.pool, user.userId)) ?? user;
}

/** The login id is unverified: the person who signed up with it may be someone else. */
async function takeFromClaimant(work: UserChange, loginId: string, body: Body): Promise<void> {
  const { client, user, now } = work;
  if (!(await isOnlyClaimed(client, user.userId, loginId))) return;
  const { email, phone } = contactsOf(loginId, body);
  await handOver(work, {
    user,
    loginIds: [loginId],
    email: email === null ? null : { address: email, isVerified: body.verifiedEmail ?? false },
    phone: phone === null ? null : { address: phone, isVerified: body.verifiedPhone ?? false },
    reason: 'the login id was invited',
    now,
  });
  await markLoginIdVerified(client, user.userId, loginId, now);
}

function invitedLoginId(user: User, { loginId }: Body): string {
  const named = normaliseLoginId(loginId);
  return user.loginIds.includes(named) ? named : (user.loginIds[0] ?? named);
}

/** The administrator's values, not those from sign-up. */
function contactsOf(loginId: string, { email, phone }: Body) {
  return {
    email: email ?? recipientOf(loginId, 'email', {}),
    phone: phone ?? recipientOf(loginId, 'sms', {}),
  };
}
