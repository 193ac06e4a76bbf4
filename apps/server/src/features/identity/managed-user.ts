import { z } from 'zod';
import type { IdentitySdk } from './identity-sdk.ts';
import { requireOk } from './sdk-reply.ts';

const Texts = z.array(z.string()).nullish();
const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
const Flag = z
  .boolean()
  .nullish()
  .transform((flag) => flag ?? false);
/** In seconds; 0 and missing values mean no time. */
const Time = z
  .number()
  .nullish()
  .transform((seconds) => (seconds ? new Date(seconds * 1000) : null));

/** A user in management responses; hosted projects omit empty fields. */
const Response = z.object({
  userId: z.string(),
  loginIds: z.array(z.string()).min(1),
  name: Text,
  email: Text,
  verifiedEmail: Flag,
  phone: Text,
  status: z.string(),
  createdTime: Time,
  lastLogin: Time,
  password: Flag,
  TOTP: Flag,
  webauthn: Flag,
  userTenants: z
    .array(z.object({ tenantId: z.string(), roleNames: Texts, permissions: Texts }))
    .nullish(),
});

/** A user as the provider has them now. */
export interface ManagedUser {
  userId: string;
  loginIds: string[];
  name: string;
  email: string;
  isEmailVerified: boolean;
  phone: string;
  /** Can sign in: enabled, or invited. */
  isActive: boolean;
  /** Invited, and has not signed in yet. */
  isInvited: boolean;
  createdAt: Date;
  lastLoginAt: Date | null;
  hasPassword: boolean;
  hasTotp: boolean;
  hasPasskey: boolean;
  tenants: ManagedMembership[];
}

export interface ManagedMembership {
  tenantId: string;
  roles: string[];
  /** Null if the provider does not tell them. */
  permissions: string[] | null;
}

const NOT_FOUND = 'E112102';

/** Loads a user by id; null if none. Throws when the provider does not answer. */
export async function loadUser(sdk: IdentitySdk, userId: string): Promise<ManagedUser | null> {
  const reply = await sdk.management.user.loadByUserId(userId);
  return userOf(reply);
}

/** The same by login id. */
export async function loadUserByLoginId(
  sdk: IdentitySdk,
  loginId: string,
): Promise<ManagedUser | null> {
  return userOf(await sdk.management.user.load(loginId));
}

const Found = z.object({ users: z.array(Response) });

/** Maximum users per page of a list. */
const PAGE = 100;

/** Everyone in a tenant. Throws if the provider does not respond. */
export async function loadMembers(sdk: IdentitySdk, tenantId: string): Promise<ManagedUser[]> {
  const members: ManagedUser[] = [];
  for (let page = 0; members.length === page * PAGE; page += 1) {
    const reply = await sdk.management.user.search({ tenantIds: [tenantId], limit: PAGE, page });
    requireOk(reply);
    const { users } = Found.parse(reply.data);
    if (users.length === 0) break;
    members.push(...users.map(managedUserOf));
  }
  return members;
}

function userOf(
  reply: Awaited<ReturnType<IdentitySdk['management']['user']['load']>>,
): ManagedUser | null {
  if (!reply.ok && (reply.code === 404 || reply.error?.errorCode === NOT_FOUND)) return null;
  requireOk(reply);
  return managedUserOf(Response.parse(reply.data));
}

function managedUserOf(user: z.output<typeof Response>): ManagedUser {
  return {
    userId: user.userId,
    loginIds: user.loginIds,
    name: user.name || user.email || user.userId,
    email: user.email,
    isEmailVerified: user.verifiedEmail,
    phone: user.phone,
    isActive: user.status === 'enabled' || user.status === 'invited',
    isInvited: user.status === 'invited',
    createdAt: user.createdTime ?? new Date(0),
    lastLoginAt: user.lastLogin,
    hasPassword: user.password,
    hasTotp: user.TOTP,
    hasPasskey: user.webauthn,
    tenants: (user.userTenants ?? []).map(({ tenantId, roleNames, permissions }) => ({
      tenantId,
      roles: roleNames ?? [],
      permissions: permissions ?? null,
    })),
  };
}
