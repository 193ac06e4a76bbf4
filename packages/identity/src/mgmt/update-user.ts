import { renewKeys } from '../access-keys/renew-keys.ts';
import { grantByName } from '../roles/grant-by-name.ts';
import { withdrawRoles } from '../roles/role-store.ts';
import { renewSessions } from '../sessions/end-sessions.ts';
import { endFamiliesOfUser } from '../sessions/refresh-store.ts';
import { grantTenantDefaults } from '../tenants/tenant-default-roles.ts';
import { removeMember } from '../tenants/tenant-store.ts';
import { addMemberOrRefuse } from '../users/create-user.ts';
import type { UserStatus } from '../users/user.ts';
import { voidOutstanding } from '../users/void-outstanding.ts';
import type { UserBody, UserPatch } from './user-bodies.ts';
import type { UserChange } from './change-user.ts';
import { replaceLoginIds, writeUserFields, type UserFields } from './user-fields-store.ts';
import type { z } from 'zod';

type Tenants = readonly { tenantId: string; roleNames?: string[] | undefined }[];

/** Replaces all data of a user with the administrator's. */
export async function replaceUser(work: UserChange, body: z.infer<typeof UserBody>): Promise<void> {
  await applyFields(work, {
    userId: work.user.userId,
    status: body.status ?? work.user.status,
    name: nameOf(work, body),
    givenName: body.givenName ?? '',
    middleName: body.middleName ?? '',
    familyName: body.familyName ?? '',
    ...changedContacts(work, {
      ...body,
      email: body.email ?? null,
      phone: body.phone ?? null,
    }),
    picture: body.picture ?? '',
    customAttributes: body.customAttributes ?? {},
  });
  await replaceAccess(work, {
    additionalLoginIds: body.additionalLoginIds ?? body.additionalIdentifiers,
    roleNames: body.roleNames ?? [],
    tenants: body.userTenants ?? [],
  });
}

/** Never empty, as with new users. */
function nameOf({ user }: UserChange, body: z.infer<typeof UserBody>): string {
  const parts = [body.givenName, body.middleName, body.familyName].filter(Boolean);
  const given = [body.displayName, body.name, parts.join(' '), body.email, user.loginIds[0]];
  return given.find((name) => name) ?? user.name;
}

/** Changes what the patch names. */
export async function patchUser(work: UserChange, patch: UserPatch): Promise<void> {
  const { user } = work;
  await applyFields(work, {
    userId: user.userId,
    status: patch.status ?? user.status,
    name: patch.displayName || patch.name || user.name,
    givenName: patch.givenName ?? user.givenName,
    middleName: patch.middleName ?? user.middleName,
    familyName: patch.familyName ?? user.familyName,
    ...changedContacts(work, patch),
    picture: patch.picture ?? user.picture,
    customAttributes: mergedAttributes(user.customAttributes, patch.customAttributes),
  });
  await replaceAccess(work, {
    additionalLoginIds: patch.additionalIdentifiers,
    roleNames: patch.roleNames,
    tenants: patch.userTenants,
  });
}

type Contacts = Pick<UserPatch, 'email' | 'phone' | 'verifiedEmail' | 'verifiedPhone'>;

/** A new address or number is unverified unless stated otherwise. */
function changedContacts({ user }: UserChange, changed: Contacts) {
  const email = changed.email === undefined ? user.email : changed.email;
  const phone = changed.phone === undefined ? user.phone : changed.phone;
  return {
    email,
    phone,
    isEmailVerified: changed.verifiedEmail ?? (email === user.email && user.isEmailVerified),
    isPhoneVerified: changed.verifiedPhone ?? (phone === user.phone && user.isPhoneVerified),
  };
}

/** Null takes an attribute away. */
export function mergedAttributes(
  before: Record<string, unknown>,
  changed: Record<string, unknown> = {},
): Record<string, unknown> {
  const merged = Object.entries({ ...before, ...changed }).filter(([, value]) => value !== null);
  return Object.fromEntries(merged);
}

/** Writes the fields; sessions end or are renewed as the change asks for. */
export async function applyFields(work: UserChange, fields: UserFields): Promise<void> {
  const { client, revoke, user, now } = work;
  await writeUserFields(client, fields, now);
  await voidIfEnded(work, fields.status);
  if (fields.status === 'disabled') {
    await revoke(await endFamiliesOfUser(client, user.userId, null, now));
    await renewKeys(client, revoke, { userIds: [user.userId] }, now);
  } else if (fields.name !== user.name || fields.email !== user.email) {
    await renewSessions(client, revoke, [user.userId], now);
  }
}

/** An invitation is for who is invited, and nothing is for who is disabled. */
export async function voidIfEnded({ client, user }: UserChange, status: UserStatus): Promise<void> {
  const isInvitedNoMore = user.status === 'invited' && status !== 'invited';
  if (isInvitedNoMore || status === 'disabled') await voidOutstanding(client, user.userId);
}

interface Access {
  additionalLoginIds: readonly string[] | undefined;
  roleNames: readonly string[] | undefined;
  tenants: Tenants | undefined;
}

/** Absent fields stay. So does the first login id, which identifies the user. */
async function replaceAccess(work: UserChange, access: Access): Promise<void> {
  const { client, user, now } = work;
  if (access.additionalLoginIds) {
    const first = user.loginIds.slice(0, 1);
    const loginIds = [...first, ...access.additionalLoginIds];
    await replaceLoginIds(client, user.userId, loginIds, now);
  }
  if (access.roleNames) await replaceRoles(work, null, access.roleNames);
  if (access.tenants) await replaceTenants(work, access.tenants);
  if (access.roleNames || access.tenants) {
    await renewSessions(client, work.revoke, [user.userId], now);
  }
}

async function replaceRoles(
  { client, user }: UserChange,
  tenantId: string | null,
  roleNames: readonly string[],
): Promise<void> {
  const place = { userId: user.userId, tenantId };
  await withdrawRoles(client, place, 'all');
  await grantByName(client, place, roleNames);
}

async function replaceTenants(work: UserChange, tenants: Tenants): Promise<void> {
  const { client, user } = work;
  const wanted = new Set(tenants.map((tenant) => tenant.tenantId));
  for (const { tenantId } of user.tenants) {
    if (!wanted.has(tenantId)) await removeMember(client, user.userId, tenantId);
  }
  for (const { tenantId, roleNames } of tenants) {
    await addMemberOrRefuse(client, user.userId, tenantId);
    await replaceRoles(work, tenantId, roleNames ?? []);
  }
}

/** Makes the user a member of the tenants, besides those they are in. */
export async function addTenants(work: UserChange, tenants: Tenants): Promise<void> {
  const { client, user, now } = work;
  const before = new Set(user.tenants.map((tenant) => tenant.tenantId));
  for (const { tenantId, roleNames = [] } of tenants) {
    await addMemberOrRefuse(client, user.userId, tenantId);
    await grantByName(client, { userId: user.userId, tenantId }, roleNames);
    if (roleNames.length === 0 && !before.has(tenantId)) {
      await grantTenantDefaults(client, user.userId, tenantId);
    }
  }
  await renewSessions(client, work.revoke, [user.userId], now);
}
