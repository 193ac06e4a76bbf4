import { z } from 'zod';
import { MANAGEMENT } from '../costly/callers.ts';
import type { IdentityContext } from '../identity-context.ts';
import { requireGoodPassword } from '../password/password-history.ts';
import { expirePassword, setPassword } from '../password/password-store.ts';
import { grantByName, requireRoleIds } from '../roles/grant-by-name.ts';
import { withdrawRoles } from '../roles/role-store.ts';
import { renewKeys } from '../access-keys/renew-keys.ts';
import { renewSessions } from '../sessions/end-sessions.ts';
import { endFamiliesOfUser } from '../sessions/refresh-store.ts';
import { removeMember } from '../tenants/tenant-store.ts';
import { setUserStatus, userByEitherId } from '../users/user-store.ts';
import { voidOutstanding } from '../users/void-outstanding.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { optionalText, optionalTexts, parseFields, requiredText } from '../wire/fields.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { changeUser, userNotFound, type UserChange } from './change-user.ts';
import { addTenants, voidIfEnded } from './update-user.ts';

const StatusBody = z.object({
  loginId: requiredText('loginId'),
  status: z.enum(['enabled', 'disabled'], { error: '"status" must be enabled or disabled' }),
});

/** A disabled user's sign-ins end at once. */
async function updateStatus(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, status } = parseFields(StatusBody, call.body);
  return changeUser(context, loginId, {
    data: { changed: 'status', status },
    async run(work) {
      const { client, revoke, user, now } = work;
      await setUserStatus(client, user.userId, status, now);
      await voidIfEnded(work, status);
      if (status === 'disabled') {
        await revoke(await endFamiliesOfUser(client, user.userId, null, now));
        await renewKeys(client, revoke, { userIds: [user.userId] }, now);
      }
    },
  });
}

const RolesBody = z.object({
  loginId: requiredText('loginId'),
  tenantId: optionalText('tenantId'),
  roleNames: optionalTexts('roleNames'),
});

type RoleChange = 'set' | 'add' | 'remove';

/** Changes the roles in one tenant, or in the whole project; running sessions end and are renewed. */
function updateRoles(kind: RoleChange) {
  return async (context: IdentityContext, call: WireCall): Promise<WireReply> => {
    const { loginId, tenantId, roleNames = [] } = parseFields(RolesBody, call.body);
    return changeUser(context, loginId, {
      data: { changed: 'roles', kind, roleNames, tenantId: tenantId ?? '' },
      run: async (work) => {
        const place = { userId: work.user.userId, tenantId: tenantId || null };
        requireMembership(work, place.tenantId);
        if (kind === 'set') await withdrawRoles(work.client, place, 'all');
        if (kind === 'remove') {
          const ids = await requireRoleIds(work.client, place, roleNames);
          await withdrawRoles(work.client, place, ids);
        } else {
          await grantByName(work.client, place, roleNames);
        }
        await renewSessions(work.client, work.revoke, [work.user.userId], work.now);
      },
    });
  };
}

function requireMembership({ user }: UserChange, tenantId: string | null): void {
  if (tenantId === null || user.tenants.some((tenant) => tenant.tenantId === tenantId)) return;
  throw new WireError(400, WIRE_CODES.invalidArguments, 'The user is not a member of this tenant');
}

const TenantBody = z.object({
  loginId: requiredText('loginId'),
  tenantId: requiredText('tenantId'),
});

async function addTenant(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, tenantId } = parseFields(TenantBody, call.body);
  return changeUser(context, loginId, {
    data: { changed: 'tenants', added: tenantId },
    run: (work) => addTenants(work, [{ tenantId }]),
  });
}

async function removeTenant(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, tenantId } = parseFields(TenantBody, call.body);
  return changeUser(context, loginId, {
    data: { changed: 'tenants', removed: tenantId },
    async run(work) {
      requireMembership(work, tenantId);
      await removeMember(work.client, work.user.userId, tenantId);
      await renewSessions(work.client, work.revoke, [work.user.userId], work.now);
    },
  });
}

const PasswordBody = z.object({
  loginId: requiredText('loginId'),
  password: requiredText('password'),
});

/** Every sign-in of the user ends: anyone who knew the old password may have one. */
function givePassword(isTemporary: boolean) {
  return async (context: IdentityContext, call: WireCall): Promise<WireReply> => {
    const { loginId, password } = parseFields(PasswordBody, call.body);
    const found = await userByEitherId(context.pool, loginId);
    if (!found) throw userNotFound();
    await requireGoodPassword(context, MANAGEMENT, found, password);
    const hash = await context.passwords.hash(MANAGEMENT, password);
    await changeUser(context, loginId, {
      data: { changed: 'password', isTemporary },
      async run({ client, revoke, user, now }) {
        await setPassword(client, user.userId, { hash, isTemporary }, now);
        // A user with a given password is no longer invited.
        const isComplete = !isTemporary && user.status === 'invited';
        if (isComplete) await setUserStatus(client, user.userId, 'enabled', now);
        await revoke(await endFamiliesOfUser(client, user.userId, null, now));
      },
    });
    return { body: {} };
  };
}

async function expire(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId } = parseFields(z.object({ loginId: requiredText('loginId') }), call.body);
  await changeUser(context, loginId, {
    data: { changed: 'password', isExpired: true },
    async run({ client, user }) {
      if (await expirePassword(client, user.userId)) return;
      throw new WireError(400, WIRE_CODES.invalidArguments, 'The user has no password');
    },
  });
  return { body: {} };
}

const LogoutBody = z.object({ loginId: optionalText('loginId'), userId: optionalText('userId') });

/** Ends the user's sign-ins, and everything issued to start another. */
async function logoutUser(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, userId } = parseFields(LogoutBody, call.body);
  await changeUser(context, loginId || { userId: userId ?? '' }, {
    data: { changed: 'sessions' },
    async run({ client, revoke, user, now }) {
      await voidOutstanding(client, user.userId);
      await revoke(await endFamiliesOfUser(client, user.userId, null, now));
    },
  });
  return { body: {} };
}

const key = { method: 'POST', access: 'management' } as const;

/** Client libraries of different age call the same change at v1 and v2. */
const ROLE_ENDPOINTS = (['set', 'add', 'remove'] as const).flatMap((kind) =>
  ['v1', 'v2'].map((version) => ({
    ...key,
    path: `/${version}/mgmt/user/update/role/${kind}`,
    run: updateRoles(kind),
  })),
);

export const endpoints: EndpointGroup = [
  ...ROLE_ENDPOINTS,
  { ...key, path: '/v1/mgmt/user/update/status', run: updateStatus },
  { ...key, path: '/v1/mgmt/user/update/tenant/add', run: addTenant },
  { ...key, path: '/v1/mgmt/user/update/tenant/remove', run: removeTenant },
  { ...key, path: '/v1/mgmt/user/password/expire', run: expire },
  // The older name of a temporary password.
  { ...key, path: '/v1/mgmt/user/password/set', run: givePassword(true) },
  { ...key, path: '/v1/mgmt/user/password/set/active', run: givePassword(false) },
  { ...key, path: '/v1/mgmt/user/password/set/temporary', run: givePassword(true) },
  { ...key, path: '/v1/mgmt/user/logout', run: logoutUser },
];
