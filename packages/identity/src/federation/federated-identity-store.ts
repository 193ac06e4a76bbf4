import { statement, type Queryable } from '../store/statement.ts';

export interface IdentityKey {
  issuer: string;
  subject: string;
}

/** Sign-ins of one identity are serialized: two concurrent first ones would create two users. */
export async function lockIdentity(db: Queryable, key: IdentityKey): Promise<void> {
  await statement(
    db,
    'lock_federated_identity',
    'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
    [JSON.stringify([key.issuer, key.subject])],
  );
}

export async function userIdOfIdentity(db: Queryable, key: IdentityKey): Promise<string | null> {
  const [row] = await statement<{ user_id: string }>(
    db,
    'user_of_federated_identity',
    'SELECT user_id FROM federated_identity WHERE issuer = $1 AND subject = $2',
    [key.issuer, key.subject],
  );
  return row?.user_id ?? null;
}

/** Links an identity to the user, or notes that it was used again. */
export async function keepIdentity(
  db: Queryable,
  identity: IdentityKey & { userId: string; kind: string; provider: string },
  now: Date,
): Promise<void> {
  await statement(
    db,
    'keep_federated_identity',
    `INSERT INTO federated_identity (issuer, subject, user_id, kind, provider, created_at, last_used_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6)
     ON CONFLICT (issuer, subject) DO UPDATE SET last_used_at = $6`,
    [identity.issuer, identity.subject, identity.userId, identity.kind, identity.provider, now],
  );
}

/**
 * Owner of the address: by login id, else the only user with this verified address.
 *
 * @param address trimmed and in lower case.
 */
export async function userIdOfAddress(db: Queryable, address: string): Promise<string | null> {
  const rows = await statement<{ user_id: string; is_login_id: boolean }>(
    db,
    'user_of_address',
    `SELECT user_id, true AS is_login_id FROM login_id WHERE login_id = $1
     UNION ALL
     SELECT user_id, false FROM account WHERE lower(email) = $1 AND is_email_verified`,
    [address],
  );
  const owner = rows.find((row) => row.is_login_id);
  if (owner) return owner.user_id;
  return rows.length === 1 ? (rows[0]?.user_id ?? null) : null;
}

export async function markEmailVerified(db: Queryable, userId: string, now: Date): Promise<void> {
  await statement(
    db,
    'mark_email_verified',
    'UPDATE account SET is_email_verified = true, modified_at = $2 WHERE user_id = $1',
    [userId, now],
  );
}

interface Profile {
  phone: string | undefined;
  picture: string | undefined;
  customAttributes: Record<string, unknown> | undefined;
}

/** Absent values stay unchanged; custom attributes are merged. */
export async function setProfile(
  db: Queryable,
  userId: string,
  profile: Profile,
  now: Date,
): Promise<void> {
  await statement(
    db,
    'set_profile',
    `UPDATE account SET phone = coalesce($2, phone), picture = coalesce($3, picture),
       custom_attributes = custom_attributes || $4::jsonb, modified_at = $5
     WHERE user_id = $1`,
    [userId, profile.phone, profile.picture, JSON.stringify(profile.customAttributes ?? {}), now],
  );
}
