import { statement, type Queryable } from '../store/statement.ts';

interface SsoId {
  tenantId: string;
  ssoId: string;
}

/** Keeps the groups that the provider named for the member. */
export async function keepGroups(
  db: Queryable,
  { tenantId, ssoId }: SsoId,
  userId: string,
  groups: readonly string[],
): Promise<void> {
  await statement(
    db,
    'keep_sso_groups',
    `INSERT INTO sso_group_membership (tenant_id, sso_id, user_id, groups) VALUES ($1, $2, $3, $4)
     ON CONFLICT (tenant_id, sso_id, user_id) DO UPDATE SET groups = $4`,
    [tenantId, ssoId, userId, groups],
  );
}

/** Groups of current members who used the configuration. */
export async function groupsOfMembers(
  db: Queryable,
  { tenantId, ssoId }: SsoId,
): Promise<{ userId: string; groups: string[] }[]> {
  const rows = await statement<{ user_id: string; groups: string[] }>(
    db,
    'sso_groups_of_members',
    `SELECT g.user_id, g.groups FROM sso_group_membership g JOIN membership m USING (tenant_id, user_id)
     WHERE g.tenant_id = $1 AND g.sso_id = $2 ORDER BY g.user_id`,
    [tenantId, ssoId],
  );
  return rows.map((row) => ({ userId: row.user_id, groups: row.groups }));
}
