import type { Services } from '../../../../http/feature.ts';
import { AppError } from '../../../../platform/app-error.ts';
import { idpTenantOf } from '../../member-rights.ts';
import { accessChanged } from '../access-changed.ts';
import { setAccount, type DirectoryPerson } from './person-rows.ts';

/**
 * Makes a person a member at the identity provider, with a new account where there is none. May be repeated. Throws
 * `identity.unavailable`.
 */
export async function join(
  services: Services,
  tenantId: number,
  person: DirectoryPerson,
): Promise<DirectoryPerson> {
  const { database, identityAdmin } = services;
  const idpTenantId = await idpTenantOf(database, tenantId);
  const userId = await (async () => {
    const known = person.userId === null ? null : await identityAdmin.loadUser(person.userId);
    if (known) {
      await identityAdmin.addMember(known, idpTenantId, []);
      return known.userId;
    }
    const { email, displayName: name } = person;
    return identityAdmin.createDirectoryUser({ email, name, tenantId: idpTenantId });
  })().catch((cause: unknown) => {
    throw new AppError('identity.unavailable', { cause });
  });
  await database.tenant(tenantId, async (tx) => {
    await setAccount(tx, person.resourceId, { userId, isMember: true });
    await tx.named(
      'directory_member_source',
      `INSERT INTO member_access (tenant_id, user_id, source) VALUES ($1, $2, 'scim')
       ON CONFLICT (tenant_id, user_id) DO UPDATE SET source = 'scim'`,
      [tenantId, userId],
    );
  });
  await accessChanged(services, tenantId, [userId]);
  return { ...person, userId, isMember: true };
}

/**
 * Removes the membership of someone whom the directory ended, and with it their sessions at the provider. Access has
 * ended before, with the commit: what the provider does not do now leaves no access.
 */
export async function leave(
  services: Services,
  tenantId: number,
  { userId, resourceId }: DirectoryPerson,
): Promise<void> {
  const { database, identityAdmin, log } = services;
  if (userId === null) return;
  await accessChanged(services, tenantId, [userId]);
  try {
    await identityAdmin.removeMember(userId, await idpTenantOf(database, tenantId));
    await database.tenant(tenantId, (tx) =>
      setAccount(tx, resourceId, { userId, isMember: false }),
    );
    await accessChanged(services, tenantId, [userId]);
  } catch (err) {
    log.warn({ err, tenantId }, 'could not remove the membership of a person who left');
  }
}
