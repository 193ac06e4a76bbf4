import { z } from 'zod';
import type { IdentityContext } from '../identity-context.ts';
import { userResponse } from '../users/user-response.ts';
import { userByEitherId, type EitherId } from '../users/user-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { optionalText, parseFields } from '../wire/fields.ts';
import { invalid } from '../wire/wire-error.ts';
import { holdUser, userNotFound } from './change-user.ts';
import { createOrInvite } from './create-or-invite.ts';
import { removeUser } from './remove-user.ts';
import { UserBody, UserSearch } from './user-bodies.ts';
import { searchUsers } from './user-search.ts';

async function create(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(UserBody, call.body);
  const user = await createOrInvite(context, body);
  return { body: { user: userResponse(user) } };
}

async function createTest(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(UserBody, call.body);
  const user = await createOrInvite(context, { ...body, test: true });
  return { body: { user: userResponse(user) } };
}

const WhichUser = z.object({ loginId: optionalText('loginId'), userId: optionalText('userId') });

/** Login id or user id, whichever was given. */
function idOf(fields: unknown): EitherId {
  const { loginId, userId } = parseFields(WhichUser, fields);
  if (loginId) return loginId;
  if (!userId) throw invalid('"loginId" must not be empty');
  return { userId };
}

async function load(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const user = await userByEitherId(context.pool, idOf(call.query));
  if (!user) throw userNotFound();
  return { body: { user: userResponse(user) } };
}

async function search(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { users, total } = await searchUsers(context.pool, parseFields(UserSearch, call.body));
  return { body: { users: users.map(userResponse), total } };
}

async function searchTest(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const wanted = { ...parseFields(UserSearch, call.body), testUsersOnly: true };
  const { users, total } = await searchUsers(context.pool, wanted);
  return { body: { users: users.map(userResponse), total } };
}

async function remove(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const id = idOf(call.body);
  const now = new Date(context.clock());
  await context.revocations.transaction(async (client, revoke) => {
    await removeUser({ client, revoke, user: await holdUser(client, id), now });
  });
  return { body: {} };
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v1/mgmt/user/create', run: create },
  { ...key, path: '/v1/mgmt/user/create/test', run: createTest },
  { ...key, method: 'GET', path: '/v1/mgmt/user', run: load },
  { ...key, path: '/v1/mgmt/user/search', run: search },
  { ...key, path: '/v2/mgmt/user/search', run: search },
  { ...key, path: '/v1/mgmt/user/search/test', run: searchTest },
  { ...key, path: '/v2/mgmt/user/search/test', run: searchTest },
  { ...key, path: '/v1/mgmt/user/delete', run: remove },
];
