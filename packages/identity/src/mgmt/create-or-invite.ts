import type { z } from 'zod';
import type { IdentityContext } from '../identity-context.ts';
import type { User } from '../users/user.ts';
import { userByEitherId, userById } from '../users/user-store.ts';
import { changeUser } from './change-user.ts';
import { createManagedUser } from './create-managed-user.ts';
import { inviteUser, requireInvitable } from './invite-user.ts';
import { addTenants } from './update-user.ts';
import type { UserBody } from './user-bodies.ts';

/**
 * Creates a user. With `invite` they get a message that leads them in. Who exists already is added to
 * the tenants, stays otherwise as they are, and gets a message, too: so is an invitation repeated.
 */
export async function createOrInvite(
  context: IdentityContext,
  body: z.infer<typeof UserBody>,
): Promise<User> {
  const create = (): Promise<User> =>
    context.revocations.transaction((client) => createManagedUser(context, client, body));
  if (!body.invite) return create();
  const request = {
    inviteUrl: body.inviteUrl || undefined,
    sendMail: body.sendMail,
    sendSms: body.sendSMS,
    templateOptions: body.templateOptions,
  };
  const existing = await userByEitherId(context.pool, body.loginId);
  const { loginId, email, phone } = body;
  requireInvitable(context, { ...request, ...(existing ?? { loginId, email, phone }) });
  const user = existing ? await joined(context, existing, body.userTenants) : await create();
  await inviteUser(context, { ...request, user });
  return user;
}

async function joined(
  context: IdentityContext,
  user: User,
  tenants: z.infer<typeof UserBody>['userTenants'],
): Promise<User> {
  if (!tenants || tenants.length === 0) return user;
  await changeUser(context, user.userId, {
    data: { changed: 'tenants', added: tenants.map((tenant) => tenant.tenantId) },
    run: (work) => addTenants(work, tenants),
  });
  return (await userById(context.pool, user.userId)) ?? user;
}
