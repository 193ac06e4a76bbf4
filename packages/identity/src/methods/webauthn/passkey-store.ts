import { statement, type Queryable } from '../../store/statement.ts';

export interface Passkey {
  /** base64url */
  credentialId: string;
  userId: string;
  /** COSE key. */
  publicKey: Buffer;
  counter: number;
  transports: string[];
  deviceType: string;
  isBackedUp: boolean;
  aaguid: string;
  name: string;
  rpId: string;
  /** base64url */
  userHandle: string;
  createdAt: Date;
}

/** A stored one. */
export interface KeptPasskey extends Passkey {
  /** Null before its first sign-in. */
  lastUsedAt: Date | null;
}

interface PasskeyRow extends Record<string, unknown> {
  credential_id: string;
  user_id: string;
  public_key: Buffer;
  counter: string;
  transports: string[];
  device_type: string;
  is_backed_up: boolean;
  aaguid: string;
  name: string;
  rp_id: string;
  user_handle: string;
  created_at: Date;
  last_used_at: Date | null;
}

const COLUMNS = `credential_id, user_id, public_key, counter, transports, device_type, is_backed_up,
  aaguid, name, rp_id, user_handle, created_at`;

function passkeyFromRow(row: PasskeyRow): KeptPasskey {
  return {
    credentialId: row.credential_id,
    userId: row.user_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports: row.transports,
    deviceType: row.device_type,
    isBackedUp: row.is_backed_up,
    aaguid: row.aaguid,
    name: row.name,
    rpId: row.rp_id,
    userHandle: row.user_handle,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}

/** False when there is a passkey with this id already, whoever has it. */
export async function insertPasskey(db: Queryable, passkey: Passkey): Promise<boolean> {
  const rows = await statement(
    db,
    'insert_passkey',
    `INSERT INTO passkey (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (credential_id) DO NOTHING RETURNING credential_id`,
    [
      passkey.credentialId,
      passkey.userId,
      passkey.publicKey,
      passkey.counter,
      passkey.transports,
      passkey.deviceType,
      passkey.isBackedUp,
      passkey.aaguid,
      passkey.name,
      passkey.rpId,
      passkey.userHandle,
      passkey.createdAt,
    ],
  );
  return rows.length === 1;
}

/** The oldest first. */
export async function passkeysOfUser(db: Queryable, userId: string): Promise<KeptPasskey[]> {
  const rows = await statement<PasskeyRow>(
    db,
    'passkeys_of_user',
    `SELECT ${COLUMNS}, last_used_at FROM passkey WHERE user_id = $1 ORDER BY created_at, credential_id`,
    [userId],
  );
  return rows.map(passkeyFromRow);
}

export async function passkeyById(
  db: Queryable,
  credentialId: string,
): Promise<KeptPasskey | null> {
  const [row] = await statement<PasskeyRow>(
    db,
    'passkey_by_id',
    `SELECT ${COLUMNS}, last_used_at FROM passkey WHERE credential_id = $1`,
    [credentialId],
  );
  return row ? passkeyFromRow(row) : null;
}

/**
 * Stores the counter of a signature. False if it did not increase: then there are two copies of the
 * key. Authenticators without a counter always send 0.
 */
export async function noteCounter(
  db: Queryable,
  credentialId: string,
  { counter, isBackedUp, now }: { counter: number; isBackedUp: boolean; now: Date },
): Promise<boolean> {
  const rows = await statement(
    db,
    'use_passkey_counter',
    `UPDATE passkey SET counter = $2, is_backed_up = $3, last_used_at = $4
     WHERE credential_id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))
     RETURNING credential_id`,
    [credentialId, counter, isBackedUp, now],
  );
  return rows.length === 1;
}

/** Removes one passkey of the user, or all; returns the ids of the removed. */
export async function deletePasskeys(
  db: Queryable,
  userId: string,
  credentialId: string | null,
): Promise<string[]> {
  const rows = await statement<{ credential_id: string }>(
    db,
    'delete_passkeys',
    `DELETE FROM passkey WHERE user_id = $1 AND ($2::text IS NULL OR credential_id = $2)
     RETURNING credential_id`,
    [userId, credentialId],
  );
  return rows.map((row) => row.credential_id);
}
