import type { JWK } from 'jose';
import { KEYS_NOTICE, REVOKED_CHANNEL } from '../sessions/revocation-store.ts';
import { statement, type Queryable } from '../store/statement.ts';
import type { KeyPurpose, SigningAlgorithm } from './make-signing-key.ts';

interface SigningKeyRow extends Record<string, unknown> {
  kid: string;
  purpose: KeyPurpose;
  algorithm: SigningAlgorithm;
  public_jwk: JWK;
  sealed_private_key: Buffer;
  /** Null on the keys that sign. */
  published_until: Date | null;
}

/** Keys that are still published at `now`: the one for sessions first, then what signs, then the newest. */
export function listSigningKeys(db: Queryable, now: Date): Promise<SigningKeyRow[]> {
  return statement<SigningKeyRow>(
    db,
    'signing_keys',
    `SELECT kid, purpose, algorithm, public_jwk, sealed_private_key, published_until FROM signing_key
     WHERE published_until IS NULL OR published_until > $1
     ORDER BY published_until IS NULL DESC, purpose = 'session' DESC, created_at DESC, kid`,
    [now],
  );
}

/** Stores a key as the one that signs. Throws unique_violation while another one of its purpose does. */
export async function insertSigningKey(
  db: Queryable,
  key: {
    kid: string;
    purpose: KeyPurpose;
    algorithm: SigningAlgorithm;
    publicJwk: JWK;
    sealed: Buffer;
    now: Date;
  },
): Promise<void> {
  await statement(
    db,
    'insert_signing_key',
    `INSERT INTO signing_key (kid, purpose, algorithm, public_jwk, sealed_private_key, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [key.kid, key.purpose, key.algorithm, JSON.stringify(key.publicJwk), key.sealed, key.now],
  );
}

/** Ends the signing of the current keys; they stay published until `publishedUntil`. */
export async function retireSigningKeys(db: Queryable, publishedUntil: Date): Promise<void> {
  await statement(
    db,
    'retire_signing_keys',
    'UPDATE signing_key SET published_until = $1 WHERE published_until IS NULL',
    [publishedUntil],
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
