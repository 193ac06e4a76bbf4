import type { JWK } from 'jose';
import { KEYS_NOTICE, REVOKED_CHANNEL } from '../sessions/revocation-store.ts';
import { statement, type Client, type Queryable } from '../store/statement.ts';
import type { KeyPurpose, SigningAlgorithm } from './make-signing-key.ts';

export interface SigningKeyRow extends Record<string, unknown> {
  kid: string;
  purpose: KeyPurpose;
  algorithm: SigningAlgorithm;
  public_jwk: JWK;
  sealed_private_key: Buffer;
  created_at: Date;
  /** Shared by keys of one rotation. */
  signs_from: Date;
  /** Null on the newest key of its purpose. */
  published_until: Date | null;
  revoked_at: Date | null;
}

/** Keys that have not ended at `now`, revoked ones too: newest rotation first, key for sessions first. */
export function listSigningKeys(db: Queryable, now: Date): Promise<SigningKeyRow[]> {
  return statement<SigningKeyRow>(
    db,
    'signing_keys',
    `SELECT kid, purpose, algorithm, public_jwk, sealed_private_key, created_at, signs_from,
       published_until, revoked_at
     FROM signing_key WHERE published_until IS NULL OR published_until > $1
     ORDER BY signs_from DESC, purpose = 'session' DESC, created_at DESC, kid`,
    [now],
  );
}

/** Lets one transaction at a time decide about the keys, over all processes. */
export async function holdSigningKeys(client: Client): Promise<void> {
  await statement(
    client,
    'hold_signing_keys',
    `SELECT pg_advisory_xact_lock(hashtextextended('identity signing keys', 0))`,
  );
}

export async function insertSigningKey(
  db: Queryable,
  key: {
    kid: string;
    purpose: KeyPurpose;
    algorithm: SigningAlgorithm;
    publicJwk: JWK;
    sealed: Buffer;
    now: Date;
    signsFrom: Date;
  },
): Promise<void> {
  await statement(
    db,
    'insert_signing_key',
    `INSERT INTO signing_key (kid, purpose, algorithm, public_jwk, sealed_private_key, created_at, signs_from)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      key.kid,
      key.purpose,
      key.algorithm,
      JSON.stringify(key.publicJwk),
      key.sealed,
      key.now,
      key.signsFrom,
    ],
  );
}

/**
 * Sets the expiry of the newest keys. A session key signs no refresh tokens if its rotation has a key
 * for those, and may expire earlier.
 */
export async function retireSigningKeys(
  db: Queryable,
  until: { session: Date; refresh: Date },
): Promise<void> {
  await statement(
    db,
    'retire_signing_keys',
    `UPDATE signing_key AS old SET published_until =
       CASE WHEN purpose = 'session' AND EXISTS (
         SELECT FROM signing_key AS other
         WHERE other.signs_from = old.signs_from AND other.purpose = 'refresh')
       THEN $1::timestamptz ELSE $2::timestamptz END
     WHERE published_until IS NULL`,
    [until.session, until.refresh],
  );
}

/** Withdraws a key. The row stays until no token of the key can be alive. */
export async function revokeSigningKey(
  db: Queryable,
  kid: string,
  at: { now: Date; until: Date },
): Promise<void> {
  await statement(
    db,
    'revoke_signing_key',
    'UPDATE signing_key SET revoked_at = $2, published_until = $3 WHERE kid = $1',
    [kid, at.now, at.until],
  );
}

/** Makes keys that are published ahead sign at once. */
export async function promoteSigningKeys(db: Queryable, now: Date): Promise<void> {
  await statement(
    db,
    'promote_signing_keys',
    'UPDATE signing_key SET signs_from = $1 WHERE signs_from > $1 AND revoked_at IS NULL',
    [now],
  );
}

/** Wakes the other processes, when the transaction commits, to read the keys again. */
export async function notifyOfKeys(db: Queryable): Promise<void> {
  await statement(db, 'notify_keys', `SELECT pg_notify('${REVOKED_CHANNEL}', '${KEYS_NOTICE}')`);
}

export async function deleteEndedSigningKeys(db: Queryable, now: Date): Promise<void> {
  await statement(db, 'delete_ended_keys', 'DELETE FROM signing_key WHERE published_until <= $1', [
    now,
  ]);
}
