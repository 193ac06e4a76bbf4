import type { IdentityContext } from '../identity-context.ts';
import { grantRoles, roleIdsByName, withdrawRoles } from '../roles/role-store.ts';
import { renewSessions } from '../sessions/end-sessions.ts';
import { lockUsers } from '../users/user-store.ts';
import { groupsOfMembers } from './group-store.ts';
import { mappedRoles } from './mapped-roles.ts';
import type { SsoConfiguration } from './sso-configuration.ts';

/** Gives everyone the roles that their groups of the last sign-in represent now. */
export async function recalculateRoles(
  context: IdentityContext,
  { tenantId, ssoId, settings }: SsoConfiguration,
): Promise<void> {
  const rules = settings?.kind === 'saml' ? settings.saml : settings?.oidc;
  if (!rules || mappedRoles(rules, []) === undefined) return;
  const now = new Date(context.clock());
  await context.revocations.transaction(async (client, revoke) => {
    const members = await groupsOfMembers(client, { tenantId, ssoId });
    const userIds = members.map(({ userId }) => userId);
    await lockUsers(client, userIds);
    for (const { userId, groups } of members) {
      const ids = await roleIdsByName(client, mappedRoles(rules, groups) ?? [], tenantId);
      await withdrawRoles(client, { userId, tenantId }, 'all');
      await grantRoles(client, { userId, tenantId }, [...ids.values()]);
    }
    await renewSessions(client, revoke, userIds, now);
  });
}
