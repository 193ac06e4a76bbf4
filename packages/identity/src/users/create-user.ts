import { writeAudit } from '../audit/audit-store.ts';
import { newId } from '../crypto/ids.ts';
import type { IdentityContext } from '../identity-context.ts';
import { grantByName } from '../roles/grant-by-name.ts';
import { defaultRoleNames } from '../roles/role-store.ts';
import { isDuplicate, isMissingReference, type Client } from '../store/statement.ts';
import { grantTenantDefaults } from '../tenants/tenant-default-roles.ts';
import { addMember } from '../tenants/tenant-store.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';
import type { UserStatus } from './user.ts';
import { insertUser } from './user-store.ts';

/** Data of a new user. Only the login ids are required. */
interface UserDraft {
  loginIds: readonly string[];
  status?: UserStatus | undefined;
  name?: string | undefined;
  givenName?: string | undefined;
  middleName?: string | undefined;
  familyName?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  isEmailVerified?: boolean | undefined;
  isPhoneVerified?: boolean | undefined;
  picture?: string | undefined;
  customAttributes?: Record<string, unknown> | undefined;
  isTest?: boolean | undefined;
  /** Roles for the whole project; absent: the default ones. */
  roleNames?: readonly string[] | undefined;
  tenants?: readonly { tenantId: string; roleNames: readonly string[] }[] | undefined;
  /** An administrator says whose the login ids are; otherwise only verified addresses are certain. */
  isVouchedFor?: boolean | undefined;
  /** Additional audit data. */
  audited?: Record<string, unknown>;
}

/**
 * Creates a user with memberships and roles; returns the user id. Throws E062107 if a login id is
 * taken, E011003 if one is invalid, E011004 for an unknown tenant or role.
 */
export async function createUser(
  context: IdentityContext,
  client: Client,
  draft: UserDraft,
): Promise<string> {
  const now = new Date(context.clock());
  const userId = newId('U', now.getTime());
  await insertUser(client, { ...withDefaults(draft), userId, now }).catch((error: unknown) => {
    throw isDuplicate(error) ? loginIdTaken() : error;
  });
  const roleNames = draft.roleNames ?? (await defaultRoleNames(client));
  await grantByName(client, { userId, tenantId: null }, roleNames);
  for (const { tenantId, roleNames: inTenant } of draft.tenants ?? []) {
    await addMemberOrRefuse(client, userId, tenantId);
    if (inTenant.length > 0) await grantByName(client, { userId, tenantId }, inTenant);
    else await grantTenantDefaults(client, userId, tenantId);
  }
  await writeAudit(client, {
    action: 'UserCreated',
    occurredAt: now,
    userId,
    loginIds: draft.loginIds,
    tenantIds: draft.tenants?.map((tenant) => tenant.tenantId),
    ...(draft.audited ? { data: draft.audited } : {}),
  });
  return userId;
}

export function loginIdTaken(): WireError {
  return new WireError(400, WIRE_CODES.userExists, 'A user with this login id exists');
}

/** Throws E011004 for an unknown tenant. */
export async function addMemberOrRefuse(
  client: Client,
  userId: string,
  tenantId: string,
): Promise<void> {
  await addMember(client, userId, tenantId).catch((error: unknown) => {
    if (!isMissingReference(error)) throw error;
    throw new WireError(400, WIRE_CODES.invalidArguments, 'Tenant not found');
  });
}

function withDefaults(draft: UserDraft) {
  return {
    loginIds: [...draft.loginIds],
    verifiedLoginIds: verifiedLoginIds(draft),
    status: draft.status ?? 'enabled',
    name: nameOf(draft),
    givenName: draft.givenName ?? '',
    middleName: draft.middleName ?? '',
    familyName: draft.familyName ?? '',
    email: draft.email ?? null,
    phone: draft.phone ?? null,
    isEmailVerified: draft.isEmailVerified ?? false,
    isPhoneVerified: draft.isPhoneVerified ?? false,
    picture: draft.picture ?? '',
    customAttributes: draft.customAttributes ?? {},
    isTest: draft.isTest ?? false,
  };
}

function verifiedLoginIds(draft: UserDraft): string[] {
  const { email, phone, isEmailVerified, isPhoneVerified } = draft;
  if (draft.isVouchedFor) return [...draft.loginIds];
  return [
    ...(email && isEmailVerified ? [email] : []),
    ...(phone && isPhoneVerified ? [phone] : []),
  ];
}

/** Never empty: the client library would remember the text "undefined". */
function nameOf(draft: UserDraft): string {
  const parts = [draft.givenName, draft.middleName, draft.familyName].filter(Boolean);
  return draft.name || parts.join(' ') || draft.email || draft.loginIds[0] || 'User';
}
