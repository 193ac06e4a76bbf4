import { grantRoles, roleIdsByName, withdrawRoles } from '../roles/role-store.ts';
import { renewSessions } from '../sessions/end-sessions.ts';
import type { User } from '../users/user.ts';
import { setUserEmail, setUserNames } from '../users/user-store.ts';
import { setProfile } from './federated-identity-store.ts';
import type { FederatedIdentity, LinkWork } from './federated-identity.ts';
import { isAddressOfTenant, type VouchingTenant } from './tenant-authority.ts';

interface Member {
  user: User;
  identity: FederatedIdentity;
  tenant: VouchingTenant;
  now: Date;
}

/** Updates a member from the tenant provider's claims: names, address, roles. */
export async function refreshMember(work: LinkWork, member: Member): Promise<void> {
  const { user, identity, tenant, now } = member;
  const { name, givenName, middleName, familyName } = identity;
  const names = { name: name || undefined, givenName, middleName, familyName };
  await setUserNames(work.client, user.userId, names, now);
  const { phone, picture, customAttributes } = identity;
  await setProfile(work.client, user.userId, { phone, picture, customAttributes }, now);
  const { email } = identity;
  if (email && identity.isEmailVerified && isAddressOfTenant(tenant, email)) {
    await setUserEmail(work.client, user.userId, { address: email, isVerified: true }, now);
  }
  if (identity.roleNames) await setRoles(work, member, identity.roleNames);
}

async function setRoles(
  { client, revoke }: LinkWork,
  { user, tenant: { tenantId }, now }: Member,
  roleNames: readonly string[],
): Promise<void> {
  const idByName = await roleIdsByName(client, roleNames, tenantId);
  const before = user.tenants.find((tenant) => tenant.tenantId === tenantId)?.roleNames ?? [];
  const isSame = before.length === idByName.size && before.every((role) => idByName.has(role));
  if (isSame) return;
  const place = { userId: user.userId, tenantId };
  await withdrawRoles(client, place, 'all');
  await grantRoles(client, place, [...idByName.values()]);
  await renewSessions(client, revoke, [user.userId], now);
}
