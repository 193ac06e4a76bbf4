import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Client } from '../store/statement.ts';
import { createUser } from '../users/create-user.ts';
import { noteProof } from '../users/note-proof.ts';
import type { User } from '../users/user.ts';
import { lockUsers, normaliseLoginId, userById } from '../users/user-store.ts';
import {
  keepIdentity,
  lockIdentity,
  markEmailVerified,
  userIdOfAddress,
  userIdOfIdentity,
} from './federated-identity-store.ts';
import type { FederatedIdentity, LinkWork } from './federated-identity.ts';
import { refused } from './refusal.ts';
import { refreshMember } from './refresh-member.ts';
import { isAddressOfTenant, mayTenantVouchFor, type VouchingTenant } from './tenant-authority.ts';

/**
 * The identity's user: the linked one; else, for a verified address only, its owner; else a new one. A
 * tenant's provider is trusted only about its own people. Throws a refusal, whose text `refusalText`
 * returns.
 */
export async function userOfFederatedIdentity(
  context: IdentityContext,
  work: LinkWork,
  identity: FederatedIdentity,
): Promise<string> {
  const { client } = work;
  const { tenant } = identity;
  await lockIdentity(client, identity);
  const linked = await userIdOfIdentity(client, identity);
  const known = await knownUserId(client, identity, linked);
  if (known === null) return createLinked(context, client, identity);
  if (identity.mustCreate) throw refused('exists');
  await lockUsers(client, [known]);
  const user = await userById(client, known);
  if (!user) throw refused('noAccount');
  if (tenant && !mayTenantVouchFor(tenant, user)) throw refused('notOfTenant');
  if (linked === null) await linkKnown(context, work, { user, identity });
  const now = new Date(context.clock());
  await keepIdentity(client, { ...identity, userId: known }, now);
  if (tenant) await refreshMember(work, { user, identity, tenant, now });
  return known;
}

async function knownUserId(
  client: Client,
  identity: FederatedIdentity,
  linked: string | null,
): Promise<string | null> {
  const { linkToUserId } = identity;
  if (linkToUserId === undefined) {
    return linked ?? (await userIdOfVerifiedAddress(client, identity));
  }
  if (linked !== null && linked !== linkToUserId) throw refused('linkedElsewhere');
  return linkToUserId;
}

async function userIdOfVerifiedAddress(
  client: Client,
  { email, isEmailVerified, tenant }: FederatedIdentity,
): Promise<string | null> {
  if (!email || !isEmailVerified) return null;
  if (tenant && tenant.domains.length > 0 && !isAddressOfTenant(tenant, email)) {
    throw refused('notOfTenant');
  }
  return userIdOfAddress(client, normaliseLoginId(email));
}

/** Notes a new way to sign in as an existing user. */
async function linkKnown(
  context: IdentityContext,
  { client, revoke }: LinkWork,
  { user, identity }: { user: User; identity: FederatedIdentity },
): Promise<void> {
  const now = new Date(context.clock());
  const { email, tenant } = identity;
  if (identity.linkToUserId === undefined && email !== undefined) {
    // Without domains the tenant has no authority over the address.
    const isChecked = tenant === undefined || isAddressOfTenant(tenant, email);
    // The browser that returns from a provider may be anyone’s.
    const work = { client, revoke, call: null };
    await noteProof(context, work, { user, kind: 'email', address: email, isChecked, now });
    const isSame = user.email !== null && user.email.toLowerCase() === email.toLowerCase();
    if (isSame && isChecked) await markEmailVerified(client, user.userId, now);
  }
  await writeAudit(client, {
    action: 'UserModified',
    occurredAt: now,
    userId: user.userId,
    loginIds: user.loginIds,
    tenantIds: user.tenants.map(({ tenantId }) => tenantId),
    data: { linkedProvider: identity.provider },
  });
}

async function createLinked(
  context: IdentityContext,
  client: Client,
  identity: FederatedIdentity,
): Promise<string> {
  const { email, tenant } = identity;
  if (!identity.mayCreate) throw refused('noAccount');
  if (tenant && !mayTenantCreate(tenant, identity)) throw refused('notOfTenant');
  // An unverified address does not become a login id: it may be someone else’s.
  const isOwnAddress = email !== undefined && identity.isEmailVerified;
  const loginId = isOwnAddress ? email : `${identity.provider}-${identity.subject}`;
  const userId = await createUser(context, client, {
    loginIds: [loginId],
    name: identity.name,
    givenName: identity.givenName,
    middleName: identity.middleName,
    familyName: identity.familyName,
    email,
    phone: identity.phone,
    picture: identity.picture,
    customAttributes: identity.customAttributes,
    isEmailVerified: isOwnAddress,
    ...(tenant ? { roleNames: [], tenants: [{ tenantId: tenant.tenantId, roleNames: [] }] } : {}),
  });
  const now = new Date(context.clock());
  await keepIdentity(client, { ...identity, userId }, now);
  const user = await userById(client, userId);
  if (tenant && user) {
    const work = { client, revoke: async () => undefined };
    await refreshMember(work, { user, identity, tenant, now });
  }
  return userId;
}

/** Only with its own address domains: without domains a tenant signs in whom it has already. */
function mayTenantCreate(tenant: VouchingTenant, { email, isEmailVerified }: FederatedIdentity) {
  return email !== undefined && isEmailVerified && isAddressOfTenant(tenant, email);
}
