import { statement, type Queryable } from '../store/statement.ts';
import type { UserSearch } from './user-bodies.ts';
import type { User } from '../users/user.ts';
import { normaliseLoginId, userFromRow, type UserRow } from '../users/user-store.ts';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;

/** Fields that a list can be sorted by. Anything else is ignored, as the hosted provider does. */
const SORT_COLUMNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    name: 'lower(name)',
    displayName: 'lower(name)',
    email: 'lower(email)',
    phone: 'phone',
    status: 'status',
    createdTime: 'created_at',
    lastLogin: 'last_login_at',
  }),
);

/** Whether the user has the roles in one of the tenants of the list. */
function hasTenantRoles(list: string, column: string): string {
  return `EXISTS (
    SELECT FROM jsonb_to_recordset(${list}) AS w (tenant_id text, roles text[], needed integer)
    JOIN membership m ON m.tenant_id = w.tenant_id AND m.user_id = v.user_id
    WHERE w.needed <= (
      SELECT count(DISTINCT ${column}) FROM granted_role g JOIN role r USING (role_id)
      WHERE g.user_id = v.user_id AND g.tenant_id = w.tenant_id AND ${column} = ANY (w.roles)))`;
}

const MATCHES = `
  ($1::text[] IS NULL OR user_id = ANY ($1))
  AND ($2::text[] IS NULL OR EXISTS (SELECT FROM login_id l WHERE l.user_id = v.user_id AND l.login_id = ANY ($2)))
  AND ($3::text[] IS NULL OR lower(email) = ANY ($3))
  AND ($4::text[] IS NULL OR phone = ANY ($4))
  AND ($5::text[] IS NULL OR status = ANY ($5))
  AND ($6::text[] IS NULL OR EXISTS (SELECT FROM membership m WHERE m.user_id = v.user_id AND m.tenant_id = ANY ($6)))
  AND ($7::text[] IS NULL OR EXISTS (
    SELECT FROM granted_role g JOIN role r USING (role_id)
    WHERE g.user_id = v.user_id AND r.name = ANY ($7)
      AND ($6::text[] IS NULL OR g.tenant_id IS NULL OR g.tenant_id = ANY ($6))))
  AND ($8::timestamptz IS NULL OR created_at >= $8) AND ($9::timestamptz IS NULL OR created_at <= $9)
  AND ($10::timestamptz IS NULL OR modified_at >= $10) AND ($11::timestamptz IS NULL OR modified_at <= $11)
  AND ($12::boolean IS NULL OR is_email_verified = $12)
  AND ($13::boolean IS NULL OR is_phone_verified = $13)
  AND ($14::boolean IS NULL OR is_test = $14)
  AND ($16::jsonb IS NULL OR custom_attributes @> $16)
  AND ($15::text IS NULL OR strpos(lower(concat_ws(' ', name, email, phone, array_to_string(login_ids, ' '))), $15) > 0)
  AND ($17::jsonb IS NULL OR ${hasTenantRoles('$17', 'r.name')})
  AND ($18::jsonb IS NULL OR ${hasTenantRoles('$18', 'r.role_id')})`;

/** Users that match all the criteria, one page of them, and the number of all. */
export async function searchUsers(
  db: Queryable,
  search: UserSearch,
): Promise<{ users: User[]; total: number }> {
  // Such applications do not exist here, so no one has one.
  if (search.ssoAppIds?.length) return { users: [], total: 0 };
  const values = valuesOf(search);
  const limit = Math.min(MAX_LIMIT, Math.floor(search.limit || DEFAULT_LIMIT));
  const offset = Math.floor(search.page ?? 0) * limit;
  // No name: the text depends on the order asked for.
  const { rows } = await db.query<UserRow>(
    `SELECT v.* FROM account_view v WHERE ${MATCHES} ORDER BY ${orderOf(search)} LIMIT $19 OFFSET $20`,
    [...values, limit, offset],
  );
  const count = await db.query<{ total: number }>(
    `SELECT count(*)::integer AS total FROM account_view v WHERE ${MATCHES}`,
    values,
  );
  return { users: rows.map(userFromRow), total: count.rows[0]?.total ?? 0 };
}

/** Users of the ids that exist, in the order of their creation. */
export async function usersByIds(db: Queryable, userIds: readonly string[]): Promise<User[]> {
  const rows = await statement<UserRow>(
    db,
    'users_by_ids',
    'SELECT * FROM account_view WHERE user_id = ANY ($1) ORDER BY created_at, user_id',
    [userIds],
  );
  return rows.map(userFromRow);
}

function valuesOf(search: UserSearch): unknown[] {
  return [
    listOrNull(search.userIds),
    listOrNull(wantedLoginIds(search)?.map(normaliseLoginId)),
    listOrNull(search.emails?.map((email) => email.toLowerCase())),
    listOrNull(search.phones),
    listOrNull(search.statuses),
    listOrNull(search.tenantIds),
    listOrNull(search.roleNames),
    timeOrNull(search.fromCreatedTime),
    timeOrNull(search.toCreatedTime),
    timeOrNull(search.fromModifiedTime),
    timeOrNull(search.toModifiedTime),
    search.verifiedEmail ?? null,
    search.verifiedPhone ?? null,
    isTestOrNull(search),
    search.text ? search.text.toLowerCase() : null,
    search.customAttributes ? JSON.stringify(search.customAttributes) : null,
    tenantRolesOrNull(search.tenantRoleNames),
    tenantRolesOrNull(search.tenantRoleIds),
  ];
}

function wantedLoginIds({ loginIds, loginId }: UserSearch): string[] | undefined {
  return loginId ? [...(loginIds ?? []), loginId] : loginIds;
}

function tenantRolesOrNull(wanted: UserSearch['tenantRoleNames']): string | null {
  const list = Object.entries(wanted ?? {}).map(([tenantId, { values, and }]) => {
    const roles = [...new Set(values)];
    return { tenant_id: tenantId, roles, needed: and ? roles.length : Math.min(1, roles.length) };
  });
  return list.length > 0 ? JSON.stringify(list) : null;
}

/** Test users stay out of lists unless they are asked for. */
function isTestOrNull(search: UserSearch): boolean | null {
  if (search.testUsersOnly) return true;
  return search.withTestUser ? null : false;
}

function orderOf(search: UserSearch): string {
  const asked = (search.sort ?? []).flatMap(({ field, desc }) => {
    const column = SORT_COLUMNS.get(field);
    return column ? [`${column} ${desc ? 'DESC' : 'ASC'} NULLS LAST`] : [];
  });
  return [...asked, 'created_at', 'user_id'].join(', ');
}

function listOrNull(list: readonly string[] | undefined): readonly string[] | null {
  return list && list.length > 0 ? list : null;
}

function timeOrNull(ms: number | undefined): Date | null {
  return ms ? new Date(ms) : null;
}
