import { statement, type Queryable } from '../store/statement.ts';
import { requireUsableLoginId } from './usable-login-id.ts';
import type { RecoveryContact, User, UserStatus, UserTenant } from './user.ts';

/** Row of `account_view`. */
export interface UserRow extends Record<string, unknown> {
  user_id: string;
  status: UserStatus;
  name: string;
  given_name: string;
  middle_name: string;
  family_name: string;
  email: string | null;
  phone: string | null;
  is_email_verified: boolean;
  is_phone_verified: boolean;
  picture: string;
  custom_attributes: Record<string, unknown>;
  is_test: boolean;
  created_at: Date;
  last_login_at: Date | null;
  login_ids: string[];
  has_password: boolean;
  has_totp: boolean;
  has_passkey: boolean;
  has_saml: boolean;
  has_oidc: boolean;
  oauth_providers: string[];
  role_names: string[];
  permissions: string[];
  tenants: UserTenant[];
  recovery: RecoveryContact | null;
}

export function userFromRow(row: UserRow): User {
  return {
    userId: row.user_id,
    loginIds: row.login_ids,
    status: row.status,
    name: row.name,
    givenName: row.given_name,
    middleName: row.middle_name,
    familyName: row.family_name,
    email: row.email,
    phone: row.phone,
    isEmailVerified: row.is_email_verified,
    isPhoneVerified: row.is_phone_verified,
    picture: row.picture,
    customAttributes: row.custom_attributes,
    isTest: row.is_test,
    createdAt: row.created_at,
    lastLoginAt: row.last_login_at,
    hasPassword: row.has_password,
    hasTotp: row.has_totp,
    hasPasskey: row.has_passkey,
    hasSaml: row.has_saml,
    hasOidc: row.has_oidc,
    oauthProviders: row.oauth_providers,
    roleNames: row.role_names,
    permissions: row.permissions,
    tenants: row.tenants,
    recovery: row.recovery,
  };
}

/** People type their address in any case and with stray blanks. */
export function normaliseLoginId(loginId: string): string {
  return loginId.normalize('NFKC').trim().toLowerCase();
}

export async function userById(db: Queryable, userId: string): Promise<User | null> {
  const [row] = await statement<UserRow>(
    db,
    'user_by_id',
    'SELECT * FROM account_view WHERE user_id = $1',
    [userId],
  );
  return row ? userFromRow(row) : null;
}

export async function userByLoginId(db: Queryable, loginId: string): Promise<User | null> {
  const [row] = await statement<UserRow>(
    db,
    'user_by_login_id',
    `SELECT v.* FROM account_view v JOIN login_id l USING (user_id) WHERE l.login_id = $1`,
    [normaliseLoginId(loginId)],
  );
  return row ? userFromRow(row) : null;
}

/** A login id or user id, as management calls have both in one field; or certainly the latter. */
export type EitherId = string | { userId: string };

/** The user id takes precedence: no one may impersonate someone with a similar login id. */
export async function userByEitherId(db: Queryable, id: EitherId): Promise<User | null> {
  if (typeof id !== 'string') return userById(db, id.userId);
  return (await userById(db, id)) ?? (await userByLoginId(db, id));
}

/**
 * Locks the users until the transaction ends. Everything that starts, renews or ends sign-ins takes
 * this lock first, so that a sign-in and, say, disabling its user never overlap.
 */
export async function lockUsers(db: Queryable, userIds: readonly string[]): Promise<void> {
  await statement(
    db,
    'lock_users',
    `SELECT user_id FROM account WHERE user_id = ANY ($1) ORDER BY user_id FOR NO KEY UPDATE`,
    [userIds],
  );
}

/** Whether anyone is in any tenant: who signed up on their own sees none. */
export async function hasAnyMember(db: Queryable): Promise<boolean> {
  const [row] = await statement<{ found: boolean }>(
    db,
    'has_any_member',
    'SELECT EXISTS (SELECT FROM membership) AS found',
  );
  return row?.found ?? false;
}

type NewUser = Omit<
  User,
  | 'createdAt'
  | 'lastLoginAt'
  | 'hasPassword'
  | 'hasTotp'
  | 'hasPasskey'
  | 'hasSaml'
  | 'hasOidc'
  | 'oauthProviders'
  | 'roleNames'
  | 'permissions'
  | 'tenants'
  | 'recovery'
> & {
  /** Those of the login ids that are proved or vouched for. */
  verifiedLoginIds: readonly string[];
  now: Date;
};

/**
 * Throws unique_violation if one of the login ids is taken, E011003 if one is invalid. Run it in a
 * transaction.
 */
export async function insertUser(db: Queryable, user: NewUser): Promise<void> {
  await statement(
    db,
    'insert_user',
    `INSERT INTO account (user_id, status, name, given_name, middle_name, family_name, email, phone,
       is_email_verified, is_phone_verified, picture, custom_attributes, is_test, created_at, modified_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)`,
    [
      user.userId,
      user.status,
      user.name,
      user.givenName,
      user.middleName,
      user.familyName,
      user.email,
      user.phone,
      user.isEmailVerified,
      user.isPhoneVerified,
      user.picture,
      JSON.stringify(user.customAttributes),
      user.isTest,
      user.now,
    ],
  );
  user.loginIds.forEach(requireUsableLoginId);
  const verified = new Set(user.verifiedLoginIds.map(normaliseLoginId));
  const loginIds = [...new Set(user.loginIds.map(normaliseLoginId))];
  await insertLoginIds(
    db,
    user.userId,
    new Map(loginIds.map((loginId) => [loginId, verified.has(loginId) ? user.now : null])),
  );
}

/**
 * Adds login ids to the user, in order. Throws unique_violation if one of them is taken.
 *
 * @param verifiedAt by normalised login id; null: only claimed.
 */
export async function insertLoginIds(
  db: Queryable,
  userId: string,
  verifiedAt: ReadonlyMap<string, Date | null>,
): Promise<void> {
  await statement(
    db,
    'insert_login_ids',
    `INSERT INTO login_id (login_id, user_id, position, verified_at)
     SELECT login_id, $1, position, verified_at
     FROM unnest($2::text[], $3::timestamptz[]) WITH ORDINALITY AS l (login_id, verified_at, position)`,
    [userId, [...verifiedAt.keys()], [...verifiedAt.values()]],
  );
}

export async function setUserStatus(
  db: Queryable,
  userId: string,
  status: UserStatus,
  now: Date,
): Promise<void> {
  await statement(
    db,
    'set_user_status',
    'UPDATE account SET status = $2, modified_at = $3 WHERE user_id = $1',
    [userId, status, now],
  );
}

export async function setUserEmail(
  db: Queryable,
  userId: string,
  email: { address: string; isVerified: boolean },
  now: Date,
): Promise<void> {
  await statement(
    db,
    'set_user_email',
    'UPDATE account SET email = $2, is_email_verified = $3, modified_at = $4 WHERE user_id = $1',
    [userId, email.address, email.isVerified, now],
  );
}

interface UserNames {
  name: string | undefined;
  givenName: string | undefined;
  middleName: string | undefined;
  familyName: string | undefined;
}

/** Absent names stay unchanged. */
export async function setUserNames(
  db: Queryable,
  userId: string,
  names: UserNames,
  now: Date,
): Promise<void> {
  await statement(
    db,
    'set_user_names',
    `UPDATE account SET name = coalesce($2, name), given_name = coalesce($3, given_name),
       middle_name = coalesce($4, middle_name), family_name = coalesce($5, family_name), modified_at = $6
     WHERE user_id = $1`,
    [userId, names.name, names.givenName, names.middleName, names.familyName, now],
  );
}

/** Also ends invitations: a signed-in user needs none, and someone else may find it. */
export async function noteLogin(db: Queryable, userId: string, now: Date): Promise<void> {
  await statement(
    db,
    'note_login',
    `WITH invitations AS (DELETE FROM one_time_link WHERE user_id = $1 AND purpose = 'invite')
     UPDATE account SET last_login_at = $2,
       status = CASE status WHEN 'invited' THEN 'enabled' ELSE status END
     WHERE user_id = $1`,
    [userId, now],
  );
}

export async function deleteUser(db: Queryable, userId: string): Promise<void> {
  await statement(db, 'delete_user', 'DELETE FROM account WHERE user_id = $1', [userId]);
}
