import type { RoleSources } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../../http/feature.ts';
import { AppError } from '../../../platform/app-error.ts';
import { readEntered } from '../entered-profiles.ts';
import type { ManagedUser } from '../managed-user.ts';
import { idpTenantOf } from '../member-rights.ts';

/** A member at the provider. Throws `resource.not_found` for the id of anyone else, `identity.unavailable`. */
export async function providerMember(
  { database, identityAdmin }: Services,
  tenantId: number,
  memberId: string,
): Promise<{ member: ManagedUser; idpTenantId: string; roles: readonly string[] }> {
  const idpTenantId = await idpTenantOf(database, tenantId);
  const member = await identityAdmin.loadUser(memberId).catch((cause: unknown) => {
    throw new AppError('identity.unavailable', { cause });
  });
  const membership = member?.tenants.find((one) => one.tenantId === idpTenantId);
  if (!member || !membership) throw new AppError('resource.not_found');
  return { member, idpTenantId, roles: membership.roles };
}

/** Throws as `providerMember`. */
export async function roleSources(
  services: Services,
  tenantId: number,
  memberId: string,
): Promise<RoleSources> {
  const { member, idpTenantId, roles } = await providerMember(services, tenantId, memberId);
  const claimed = await services.identitySso
    .claimedRoles(memberId, idpTenantId)
    .catch((cause: unknown) => {
      throw new AppError('identity.unavailable', { cause });
    });
  const { name, ...said } = await services.database.snapshot(tenantId, async (tx) => ({
    name: (await readEntered(tx))(member).name,
    denied: await readDenied(tx, memberId),
    ...(await readDirectory(tx, memberId)),
  }));
  const provider = roles.map((role) => ({ role, isClaim: claimed.includes(role) }));
  const isByDirectory = said.directory.length > 0;
  const given = isByDirectory ? said.directory.map(({ role }) => role) : roles;
  const isByClaim = provider.some(({ isClaim }) => isClaim);
  const source = isByDirectory ? 'directory' : isByClaim ? 'claim' : 'manual';
  return {
    member: { userId: memberId, name },
    roles: given.filter((role) => !said.denied.some((one) => one.role === role)),
    source: given.length === 0 ? null : source,
    provider,
    ...said,
  };
}

async function readDenied(tx: Transaction, memberId: string): Promise<RoleSources['denied']> {
  const rows = await tx.named<{
    role: string;
    reason: string;
    denied_by: string;
    name: string;
    denied_at: Date;
  }>(
    'denied_roles',
    `SELECT d.role, d.reason, d.denied_by, d.denied_at, coalesce(u.name, d.denied_by) AS name
     FROM denied_role d LEFT JOIN console_user u ON u.tenant_id = d.tenant_id AND u.user_id = d.denied_by
     WHERE d.user_id = $1 ORDER BY d.role`,
    [memberId],
  );
  return rows.map((row) => ({
    role: row.role,
    reason: row.reason,
    deniedBy: { userId: row.denied_by, name: row.name },
    deniedAt: row.denied_at.toISOString(),
  }));
}

async function readDirectory(
  tx: Transaction,
  memberId: string,
): Promise<Pick<RoleSources, 'isOfDirectory' | 'directory'>> {
  const [person] = await tx.named(
    'directory_person_of_account',
    'SELECT resource_id FROM directory_user WHERE user_id = $1 AND deleted_at IS NULL',
    [memberId],
  );
  const directory = await tx.named<{ role: string; groups: string[] }>(
    'directory_roles_of_account',
    `SELECT r.role, array_agg(g.display_name ORDER BY g.display_name) AS groups
     FROM directory_user u
     JOIN directory_group_member m ON m.tenant_id = u.tenant_id AND m.resource_id = u.resource_id
     JOIN directory_group g ON g.tenant_id = m.tenant_id AND g.group_id = m.group_id
     JOIN directory_group_role r ON r.tenant_id = g.tenant_id AND r.group_id = g.group_id
     WHERE u.user_id = $1 AND u.deleted_at IS NULL AND u.conflict IS NULL
     GROUP BY r.role ORDER BY r.role`,
    [memberId],
  );
  return { isOfDirectory: person !== undefined, directory };
}
