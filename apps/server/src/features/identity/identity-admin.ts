import { ROLES } from '@waybill/contract';
import { AppError } from '../../platform/app-error.ts';
import type { IdentitySdk } from './identity-sdk.ts';
import { loadMembers, loadUser, loadUserByLoginId, type ManagedUser } from './managed-user.ts';
import { detailOf, requireOk } from './sdk-reply.ts';

/** A user to add to a tenant. */
interface NewMember {
  email: string;
  name: string;
  tenantId: string;
  roles: string[];
}

/** What a mail with an invitation says. */
interface InvitationTerms {
  /** Target of the link. */
  inviteUrl: string;
  /** The embedded provider names the inviter; hosted templates may. */
  inviterName?: string;
  /** How long the link works; a hosted project has its own setting. */
  validDays?: number;
}

/** The product's use of the identity provider's management, hosted or embedded. */
export interface IdentityAdmin {
  /** Creates a tenant. @returns its id at the provider. */
  createTenant(name: string): Promise<string>;
  /**
   * Creates a user with a password in a tenant, in place of one with the address who is in no tenant.
   * Membership comes last: what was cut off before it can be done again. Throws `password.too_weak`.
   */
  createUser(user: NewMember & { password: string }): Promise<void>;
  /**
   * Creates a user without a password in a tenant; no mail is sent. The address is not taken as verified.
   *
   * @returns the user's id.
   */
  createDirectoryUser(user: Omit<NewMember, 'roles'>): Promise<string>;
  /** Puts a user who exists into a tenant, with these roles besides those that they have there. */
  addMember(user: ManagedUser, tenantId: string, roles: string[]): Promise<void>;
  /**
   * Creates a user who is told by mail how to get in.
   *
   * @returns false when the provider sends no mail; then there is no user.
   */
  invite(user: NewMember, terms: InvitationTerms): Promise<boolean>;
  /** Gives a user these roles in a tenant, and no others. */
  setRoles(user: ManagedUser, tenantId: string, roles: readonly string[]): Promise<void>;
  /** Creates or deletes a role of an organization. What is there, or gone, already is no fault. */
  createRole(name: string): Promise<void>;
  deleteRole(name: string): Promise<void>;
  /** Takes a user out of a tenant; deletes who has never signed in and is in no other. */
  removeMember(userId: string, tenantId: string): Promise<void>;
  /** Creates a user whose password must be changed at the first sign-in. Throws `password.too_weak`. */
  createUserForNow(user: NewMember & { password: string }): Promise<void>;
  /** Null when there is no such user. */
  loadUser(userId: string): Promise<ManagedUser | null>;
  loadUserByLoginId(loginId: string): Promise<ManagedUser | null>;
  /** Everyone in a tenant, including those who cannot sign in now. */
  loadMembers(tenantId: string): Promise<ManagedUser[]>;
}

/** What a provider answers to what it has nothing set up for. */
const BAD_REQUEST = 'E011001';

/** The identity provider's management, through the published SDK: the same for hosted and embedded. */
export function identityAdmin(sdk: IdentitySdk): IdentityAdmin {
  const { user: users, tenant: tenants } = sdk.management;
  let rolesThere: Promise<void> | undefined;
  /** Every built-in role exists at the provider, also one that came with a release. Asked once. */
  function ensureRoles(): Promise<void> {
    rolesThere ??= createMissingRoles(sdk).catch((error: unknown) => {
      rolesThere = undefined;
      throw error;
    });
    return rolesThere;
  }

  async function createWith(
    { email, name, tenantId, roles }: NewMember,
    givePassword: () => Promise<Parameters<typeof requireOk>[0]>,
  ): Promise<void> {
    requireOk(await users.create(email, { email, displayName: name, verifiedEmail: true }));
    const reply = await givePassword();
    if (!reply.ok) {
      // Without a password the account is useless, and the address must stay free for another attempt.
      await users.delete(email);
      throw new AppError('password.too_weak', detailOf(reply));
    }
    await ensureRoles();
    requireOk(await users.addTenant(email, tenantId));
    requireOk(await users.addTenantRoles(email, tenantId, roles));
  }

  async function forgetUnplaced(email: string): Promise<void> {
    const before = await loadUserByLoginId(sdk, email);
    if (before && before.tenants.length === 0) requireOk(await users.delete(email));
  }

  return {
    async createTenant(name) {
      await ensureRoles();
      const reply = await tenants.create(name);
      requireOk(reply);
      if (!reply.data) throw new Error('The identity provider returned no tenant ID');
      return reply.data.id;
    },
    async createUser(user) {
      await forgetUnplaced(user.email);
      await createWith(user, () => users.setActivePassword(user.email, user.password));
    },
    createUserForNow: (user) =>
      createWith(user, () => users.setTemporaryPassword(user.email, user.password)),
    async addMember(user, tenantId, roles) {
      await ensureRoles();
      const loginId = user.loginIds[0] ?? user.userId;
      if (!user.tenants.some((membership) => membership.tenantId === tenantId)) {
        requireOk(await users.addTenant(loginId, tenantId));
      }
      if (roles.length > 0) requireOk(await users.addTenantRoles(loginId, tenantId, roles));
    },
    createDirectoryUser: (user) => createWithoutPassword(sdk, user),
    async invite({ email, name, tenantId, roles }, { inviteUrl, inviterName, validDays }) {
      await ensureRoles();
      const reply = await users.invite(email, {
        email,
        displayName: name,
        userTenants: [{ tenantId, roleNames: roles }],
        inviteUrl,
        sendMail: true,
        templateOptions: {
          ...(inviterName === undefined ? {} : { inviterName }),
          ...(validDays === undefined ? {} : { validDays: String(validDays) }),
        },
      });
      if (!reply.ok && reply.error?.errorCode === BAD_REQUEST) return false;
      requireOk(reply);
      return true;
    },
    async setRoles(user, tenantId, roles) {
      await ensureRoles();
      const loginId = user.loginIds[0] ?? user.userId;
      requireOk(await users.setTenantRoles(loginId, tenantId, [...roles]));
    },
    async createRole(name) {
      const reply = await sdk.management.role.loadAll();
      if (reply.data?.some((role) => role.name === name)) return;
      requireOk(await sdk.management.role.create(name));
    },
    async deleteRole(name) {
      const reply = await sdk.management.role.loadAll();
      if (!reply.data?.some((role) => role.name === name)) return;
      requireOk(await sdk.management.role.delete(name));
    },
    async removeMember(userId, tenantId) {
      const user = await loadUser(sdk, userId);
      if (!user?.tenants.some((membership) => membership.tenantId === tenantId)) return;
      if (user.isInvited && user.tenants.length === 1) {
        requireOk(await users.deleteByUserId(userId));
        return;
      }
      requireOk(await users.removeTenant(user.loginIds[0] ?? userId, tenantId));
    },
    loadUser: (userId) => loadUser(sdk, userId),
    loadUserByLoginId: (loginId) => loadUserByLoginId(sdk, loginId),
    loadMembers: (tenantId) => loadMembers(sdk, tenantId),
  };
}

async function createWithoutPassword(
  sdk: IdentitySdk,
  { email, name, tenantId }: Omit<NewMember, 'roles'>,
): Promise<string> {
  const reply = await sdk.management.user.create(email, {
    email,
    displayName: name,
    userTenants: [{ tenantId, roleNames: [] }],
  });
  requireOk(reply);
  if (!reply.data) throw new Error('The identity provider returned no user');
  return reply.data.userId;
}

async function createMissingRoles(sdk: IdentitySdk): Promise<void> {
  const reply = await sdk.management.role.loadAll();
  const known = new Set((reply.data ?? []).map((role) => role.name));
  for (const name of Object.keys(ROLES)) {
    if (!known.has(name)) requireOk(await sdk.management.role.create(name));
  }
}
