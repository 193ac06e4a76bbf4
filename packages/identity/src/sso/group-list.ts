import { statement, type Queryable } from '../store/statement.ts';

/** A group that a provider of the tenant named at the last sign-in of its members. */
interface SsoGroup {
  name: string;
  members: { userId: string; loginId: string; display: string }[];
}

/**
 * The tenant's groups, by name. Providers name groups without ids, so groups with the same name are
 * one, whichever of the tenant's providers named it.
 *
 * @param wanted null for no limit. `userIds` and `loginIds`: groups with any of these members.
 */
export async function listGroups(
  db: Queryable,
  tenantId: string,
  wanted: { userIds: readonly string[]; loginIds: readonly string[] } | { name: string } | null,
): Promise<SsoGroup[]> {
  const people = wanted !== null && 'userIds' in wanted ? wanted : null;
  const rows = await statement<{ name: string; members: SsoGroup['members'] }>(
    db,
    'sso_groups',
    `WITH member AS (
       SELECT DISTINCT g.name, a.user_id, a.name AS display,
         (SELECT l.login_id FROM login_id l WHERE l.user_id = a.user_id ORDER BY l.position LIMIT 1) AS login_id
       FROM sso_group_membership s
         JOIN membership m USING (tenant_id, user_id)
         JOIN account a USING (user_id)
         CROSS JOIN LATERAL unnest(s.groups) AS g (name)
       WHERE s.tenant_id = $1
     )
     SELECT name, jsonb_agg(jsonb_build_object('userId', user_id, 'loginId', login_id, 'display', display)
         ORDER BY login_id) AS members
     FROM member
     WHERE ($2::text IS NULL OR name = $2)
       AND ($3::text[] IS NULL OR name IN (
         SELECT w.name FROM member w WHERE w.user_id = ANY ($3)
           OR EXISTS (SELECT FROM login_id l WHERE l.user_id = w.user_id AND l.login_id = ANY ($4))))
     GROUP BY name ORDER BY name`,
    [
      tenantId,
      wanted !== null && 'name' in wanted ? wanted.name : null,
      people?.userIds ?? null,
      people?.loginIds ?? null,
    ],
  );
  return rows;
}
