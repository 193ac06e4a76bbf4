import { z } from 'zod';
import type { IdentityContext } from '../identity-context.ts';
import { statement } from '../store/statement.ts';
import type { User } from '../users/user.ts';
import { userResponse } from '../users/user-response.ts';
import { lockUsers, userById } from '../users/user-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { optionalFlag, optionalObject, optionalText, parseFields } from '../wire/fields.ts';
import { WireError } from '../wire/wire-error.ts';
import { createOrInvite } from './create-or-invite.ts';
import { removeUser } from './remove-user.ts';
import { UserBody } from './user-bodies.ts';
import { usersByIds } from './user-search.ts';
import { patchOne } from './user-update-endpoints.ts';

const MAX_USERS = 1000;

const Users = z
  .array(z.record(z.string(), z.unknown(), { error: '"users" must be an array of objects' }), {
    error: '"users" must be an array',
  })
  .max(MAX_USERS, { error: `"users" must have at most ${MAX_USERS} users` });

const NewUsers = z.object({
  users: Users,
  invite: optionalFlag('invite'),
  inviteUrl: optionalText('inviteUrl'),
  sendMail: optionalFlag('sendMail'),
  sendSMS: optionalFlag('sendSMS'),
  templateOptions: optionalObject('templateOptions'),
});

interface Outcome {
  done: object[];
  failed: { failure: string; user: object }[];
}

/** One user at a time, each in their own transaction: a failure does not stop the others. */
async function eachUser(
  users: readonly Record<string, unknown>[],
  work: (user: Record<string, unknown>) => Promise<object>,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] };
  for (const user of users) {
    try {
      outcome.done.push(await work(user));
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      outcome.failed.push({ failure: error.message, user: echoOf(user) });
    }
  }
  return outcome;
}

/** Who it was, without secrets that came along. */
function echoOf(user: Record<string, unknown>): object {
  const { loginId, email, phone, displayName, name } = user;
  return {
    loginIds: typeof loginId === 'string' ? [loginId] : [],
    userId: '',
    email: email ?? '',
    phone: phone ?? '',
    name: displayName ?? name ?? '',
  };
}

async function createBatch(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { users, ...invitation } = parseFields(NewUsers, call.body);
  const { done, failed } = await eachUser(users, async (user) =>
    userResponse(await createOrInvite(context, { ...parseFields(UserBody, user), ...invitation })),
  );
  return { body: { createdUsers: done, failedUsers: failed, additionalErrors: {} } };
}

async function patchBatch(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { users } = parseFields(z.object({ users: Users }), call.body);
  const { done, failed } = await eachUser(
    users,
    async (user) => (await patchOne(context, user)).body.user,
  );
  return { body: { patchedUsers: done, failedUsers: failed, additionalErrors: {} } };
}

const UserIds = z
  .array(z.string({ error: '"userIds" must be a string array' }), {
    error: '"userIds" must be a string array',
  })
  .max(MAX_USERS, { error: `"userIds" must have at most ${MAX_USERS} users` });

/** Unknown ids are skipped: they are gone either way. */
async function deleteBatch(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { userIds } = parseFields(z.object({ userIds: UserIds }), call.body);
  await deleteUsers(context, userIds);
  return { body: {} };
}

async function deleteTestUsers(context: IdentityContext): Promise<WireReply> {
  const rows = await statement<{ user_id: string }>(
    context.pool,
    'test_users',
    'SELECT user_id FROM account WHERE is_test',
  );
  await deleteUsers(
    context,
    rows.map((row) => row.user_id),
  );
  return { body: {} };
}

async function deleteUsers(context: IdentityContext, userIds: readonly string[]): Promise<void> {
  const now = new Date(context.clock());
  await context.revocations.transaction(async (client, revoke) => {
    await lockUsers(client, userIds);
    for (const userId of new Set(userIds)) {
      const user = await userById(client, userId);
      if (user) await removeUser({ client, revoke, user, now });
    }
  });
}

const Wanted = z.object({
  userIds: UserIds,
  includeInvalidUsers: optionalFlag('includeInvalidUsers'),
});

async function loadUsers(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { userIds, includeInvalidUsers } = parseFields(Wanted, call.body);
  const found = await usersByIds(context.pool, userIds);
  const isWanted = (user: User): boolean =>
    includeInvalidUsers === true || user.status !== 'disabled';
  return { body: { users: found.filter(isWanted).map(userResponse) } };
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v1/mgmt/user/create/batch', run: createBatch },
  { ...key, method: 'PATCH', path: '/v1/mgmt/user/patch/batch', run: patchBatch },
  { ...key, path: '/v1/mgmt/user/delete/batch', run: deleteBatch },
  { ...key, method: 'DELETE', path: '/v1/mgmt/user/test/delete/all', run: deleteTestUsers },
  { ...key, path: '/v1/mgmt/users/load', run: loadUsers },
];
