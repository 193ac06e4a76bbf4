import { z } from 'zod';
import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import { endFamiliesOfUser } from '../sessions/refresh-store.ts';
import { createUser } from '../users/create-user.ts';
import { userResponse } from '../users/user-response.ts';
import { searchUsers } from './user-search.ts';
import {
  deleteUser,
  setUserEmail,
  setUserNames,
  userByEitherId,
  userById,
} from '../users/user-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import {
  emailText,
  optionalFlag,
  optionalText,
  parseFields,
  requiredText,
} from '../wire/fields.ts';
import { invalid, WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { changeUser, holdUser, userNotFound } from './change-user.ts';
import { UserBody, UserSearch } from './user-bodies.ts';

async function create(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(UserBody, call.body);
  if (body.invite) {
    const text = 'Invitations need mail. Create the user and set a temporary password.';
    throw new WireError(400, WIRE_CODES.badRequest, text);
  }
  const user = await context.revocations.transaction(async (client) => {
    const userId = await createUser(context, client, {
      loginIds: [body.loginId, ...(body.additionalLoginIds ?? [])],
      name: body.displayName ?? body.name,
      givenName: body.givenName,
      middleName: body.middleName,
      familyName: body.familyName,
      email: body.email,
      phone: body.phone,
      isEmailVerified: body.verifiedEmail,
      isPhoneVerified: body.verifiedPhone,
      picture: body.picture,
      customAttributes: body.customAttributes,
      isTest: body.test,
      roleNames: body.roleNames,
      tenants: body.userTenants?.map(({ tenantId, roleNames }) => ({
        tenantId,
        roleNames: roleNames ?? [],
      })),
    });
    return userById(client, userId);
  });
  if (!user) throw userNotFound();
  return { body: { user: userResponse(user) } };
}

const WhichUser = z.object({ loginId: optionalText('loginId'), userId: optionalText('userId') });

/** Login id or user id, whichever was given. */
function idOf(fields: unknown): string {
  const { loginId, userId } = parseFields(WhichUser, fields);
  const id = loginId || userId;
  if (!id) throw invalid('"loginId" must not be empty');
  return id;
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

const EmailBody = z.object({
  loginId: requiredText('loginId'),
  email: emailText('email'),
  verified: optionalFlag('verified'),
});

async function updateEmail(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, email, verified } = parseFields(EmailBody, call.body);
  return changeUser(context, loginId, {
    data: { changed: 'email' },
    run: ({ client, user, now }) =>
      setUserEmail(client, user.userId, { address: email, isVerified: verified ?? false }, now),
  });
}

const NamesBody = z.object({
  loginId: requiredText('loginId'),
  displayName: optionalText('displayName'),
  givenName: optionalText('givenName'),
  middleName: optionalText('middleName'),
  familyName: optionalText('familyName'),
});

async function updateNames(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(NamesBody, call.body);
  if (body.displayName === '') throw invalid('"displayName" must not be empty');
  return changeUser(context, body.loginId, {
    data: { changed: 'name' },
    run: ({ client, user, now }) =>
      setUserNames(
        client,
        user.userId,
        {
          name: body.displayName,
          givenName: body.givenName,
          middleName: body.middleName,
          familyName: body.familyName,
        },
        now,
      ),
  });
}

async function remove(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const id = idOf(call.body);
  const now = new Date(context.clock());
  await context.revocations.transaction(async (client, revoke) => {
    const user = await holdUser(client, id);
    await revoke(await endFamiliesOfUser(client, user.userId, null, now));
    await deleteUser(client, user.userId);
    await writeAudit(client, {
      action: 'UserDeleted',
      occurredAt: now,
      userId: user.userId,
      loginIds: user.loginIds,
      tenantIds: user.tenants.map((tenant) => tenant.tenantId),
    });
  });
  return { body: {} };
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v1/mgmt/user/create', run: create },
  { ...key, method: 'GET', path: '/v1/mgmt/user', run: load },
  { ...key, path: '/v1/mgmt/user/search', run: search },
  { ...key, path: '/v2/mgmt/user/search', run: search },
  { ...key, path: '/v1/mgmt/user/update/email', run: updateEmail },
  { ...key, path: '/v1/mgmt/user/update/name', run: updateNames },
  { ...key, path: '/v1/mgmt/user/delete', run: remove },
];
