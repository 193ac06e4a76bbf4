import { statement, type Queryable } from '../store/statement.ts';

/** One sign-in and the refresh tokens that descend from it. */
export interface RefreshFamily {
  familyId: string;
  userId: string;
  sid: string;
  amr: string[];
  selectedTenantId: string | null;
  clientClaims: Record<string, unknown> | null;
  /** What the holder of the management key added; it is next to the provider's own claims. */
  trustedClaims?: Record<string, unknown> | null;
  /** The impersonator of this user. */
  actorId?: string | null;
  /** When someone proved who they are; a refresh does not move it. */
  begunAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

export interface StoredRefreshToken {
  hash: Buffer;
  rotatedAt: Date | null;
  supersededAt: Date | null;
  /** Whether any replacement token was presented yet. */
  isAnyChildUsed: boolean;
}

/** Origin of a sign-in, shown to its owner. */
interface SignInOrigin {
  device?: string;
  remoteAddress?: string;
}

export async function insertFamily(
  db: Queryable,
  family: Omit<RefreshFamily, 'revokedAt'> & SignInOrigin,
): Promise<void> {
  await statement(
    db,
    'insert_family',
    `INSERT INTO refresh_family
       (family_id, user_id, sid, amr, selected_tenant_id, client_claims, created_at, expires_at,
        trusted_claims, actor_id, device, remote_address)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      family.familyId,
      family.userId,
      family.sid,
      family.amr,
      family.selectedTenantId,
      family.clientClaims ? JSON.stringify(family.clientClaims) : null,
      family.begunAt,
      family.expiresAt,
      family.trustedClaims ? JSON.stringify(family.trustedClaims) : null,
      family.actorId ?? null,
      family.device ?? '',
      family.remoteAddress ?? '',
    ],
  );
}

export interface FamilyRow extends Record<string, unknown> {
  family_id: string;
  user_id: string;
  sid: string;
  amr: string[];
  selected_tenant_id: string | null;
  client_claims: Record<string, unknown> | null;
  trusted_claims: Record<string, unknown> | null;
  actor_id: string | null;
  begun_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

export const FAMILY_COLUMNS =
  'f.family_id, f.user_id, f.sid, f.amr, f.selected_tenant_id, f.client_claims, f.trusted_claims, f.actor_id, f.created_at AS begun_at, f.expires_at, f.revoked_at';

export function familyFromRow(row: FamilyRow): RefreshFamily {
  return {
    familyId: row.family_id,
    userId: row.user_id,
    sid: row.sid,
    amr: row.amr,
    selectedTenantId: row.selected_tenant_id,
    clientClaims: row.client_claims,
    trustedClaims: row.trusted_claims,
    actorId: row.actor_id,
    begunAt: row.begun_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  };
}

/** Holds the user of a token, as `lockUsers` does. */
export async function lockUserOfToken(db: Queryable, hash: Buffer): Promise<void> {
  await statement(
    db,
    'lock_user_of_token',
    `SELECT user_id FROM account WHERE user_id = (
       SELECT f.user_id FROM refresh_token t JOIN refresh_family f USING (family_id) WHERE t.token_hash = $1
     ) FOR NO KEY UPDATE`,
    [hash],
  );
}

/** The family of a token, locked until the transaction ends: rotations of one family are serialized. */
export async function lockFamilyOfToken(
  db: Queryable,
  hash: Buffer,
): Promise<RefreshFamily | null> {
  const [row] = await statement<FamilyRow>(
    db,
    'lock_family',
    `SELECT ${FAMILY_COLUMNS}
     FROM refresh_family f WHERE family_id = (SELECT family_id FROM refresh_token WHERE token_hash = $1)
     FOR UPDATE`,
    [hash],
  );
  return row ? familyFromRow(row) : null;
}

interface TokenRow extends Record<string, unknown> {
  rotated_at: Date | null;
  superseded_at: Date | null;
  is_any_child_used: boolean;
}

export async function refreshTokenByHash(
  db: Queryable,
  hash: Buffer,
): Promise<StoredRefreshToken | null> {
  const [row] = await statement<TokenRow>(
    db,
    'refresh_token',
    `SELECT t.rotated_at, t.superseded_at, EXISTS (
       SELECT FROM refresh_token c WHERE c.parent_hash = t.token_hash AND c.used_at IS NOT NULL
     ) AS is_any_child_used
     FROM refresh_token t WHERE t.token_hash = $1`,
    [hash],
  );
  if (!row) return null;
  return {
    hash,
    rotatedAt: row.rotated_at,
    supersededAt: row.superseded_at,
    isAnyChildUsed: row.is_any_child_used,
  };
}

export async function insertRefreshToken(
  db: Queryable,
  token: { hash: Buffer; familyId: string; parentHash: Buffer | null; now: Date },
): Promise<void> {
  await statement(
    db,
    'insert_refresh_token',
    `INSERT INTO refresh_token (token_hash, family_id, parent_hash, issued_at) VALUES ($1, $2, $3, $4)`,
    [token.hash, token.familyId, token.parentHash, token.now],
  );
}

export async function markUsed(db: Queryable, hash: Buffer, now: Date): Promise<void> {
  await statement(
    db,
    'mark_token_used',
    'UPDATE refresh_token SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL',
    [hash, now],
  );
}

export async function markRotated(db: Queryable, hash: Buffer, now: Date): Promise<void> {
  await statement(
    db,
    'mark_token_rotated',
    'UPDATE refresh_token SET rotated_at = $2 WHERE token_hash = $1',
    [hash, now],
  );
}

/** Children that were not presented yet become invalid. */
export async function supersedeChildren(db: Queryable, hash: Buffer, now: Date): Promise<void> {
  await statement(
    db,
    'supersede_children',
    `UPDATE refresh_token SET superseded_at = $2
     WHERE parent_hash = $1 AND used_at IS NULL AND superseded_at IS NULL`,
    [hash, now],
  );
}

export async function selectTenant(
  db: Queryable,
  familyId: string,
  tenantId: string,
): Promise<void> {
  await statement(
    db,
    'select_tenant',
    'UPDATE refresh_family SET selected_tenant_id = $2 WHERE family_id = $1',
    [familyId, tenantId],
  );
}

/** Ends one family; returns its sid, or null when it had ended before. */
export async function endFamily(
  db: Queryable,
  familyId: string,
  now: Date,
): Promise<string | null> {
  const [row] = await statement<{ sid: string }>(
    db,
    'end_family',
    `UPDATE refresh_family SET revoked_at = $2
     WHERE family_id = $1 AND revoked_at IS NULL RETURNING sid`,
    [familyId, now],
  );
  return row?.sid ?? null;
}

/**
 * Ends the user's families except `exceptFamilyId`, and those in which they impersonate someone;
 * returns their sids.
 */
export async function endFamiliesOfUser(
  db: Queryable,
  userId: string,
  exceptFamilyId: string | null,
  now: Date,
): Promise<string[]> {
  const rows = await statement<{ sid: string }>(
    db,
    'end_families_of_user',
    `UPDATE refresh_family SET revoked_at = $3
     WHERE (user_id = $1 OR actor_id = $1) AND revoked_at IS NULL
       AND family_id IS DISTINCT FROM $2 RETURNING sid`,
    [userId, exceptFamilyId, now],
  );
  return rows.map((row) => row.sid);
}

/** Active families of the users, with the sid of their current tokens. */
export function livingFamilies(
  db: Queryable,
  userIds: readonly string[],
  now: Date,
): Promise<{ family_id: string; sid: string }[]> {
  return statement<{ family_id: string; sid: string }>(
    db,
    'living_families',
    `SELECT family_id, sid FROM refresh_family
     WHERE user_id = ANY ($1) AND revoked_at IS NULL AND expires_at > $2
     ORDER BY family_id FOR UPDATE`,
    [userIds, now],
  );
}

/** How the user of a family proved who they are, as RFC 8176 values; null once it has ended. */
export async function proofsOfFamily(
  db: Queryable,
  familyId: string,
  now: Date,
): Promise<string[] | null> {
  const [row] = await statement<{ amr: string[] }>(
    db,
    'proofs_of_family',
    `SELECT amr FROM refresh_family
     WHERE family_id = $1 AND revoked_at IS NULL AND expires_at > $2`,
    [familyId, now],
  );
  return row?.amr ?? null;
}

export async function setSid(db: Queryable, familyId: string, sid: string): Promise<void> {
  await statement(db, 'set_sid', 'UPDATE refresh_family SET sid = $2 WHERE family_id = $1', [
    familyId,
    sid,
  ]);
}

/** Ends the sign-ins for which no token was issued since. A console that is open refreshes every few minutes. */
export async function endIdleFamilies(
  db: Queryable,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  await statement(
    db,
    'end_idle_families',
    `UPDATE refresh_family f SET revoked_at = $2
     WHERE f.revoked_at IS NULL AND f.created_at < $1
       AND NOT EXISTS (SELECT FROM refresh_token t WHERE t.family_id = f.family_id AND t.issued_at >= $1)`,
    [since, now],
  );
}

/** Removes tokens that can never be presented again. */
export async function deleteEndedFamilies(db: Queryable, now: Date): Promise<void> {
  await statement(
    db,
    'delete_ended_families',
    'DELETE FROM refresh_family WHERE expires_at <= $1',
    [now],
  );
}
