import { statement, type Queryable } from '../store/statement.ts';

export const REVOKED_CHANNEL = 'identity_revoked';

/** Payload of the notices that are about signing keys and not about sessions. */
export const KEYS_NOTICE = 'keys';
/** The same for password settings. */
export const POLICY_NOTICE = 'policy';
/** The same for pending messages; the database writes it. */
export const MESSAGES_NOTICE = 'notices';
/** A sign-in waits to be delivered to the product. */
export const SIGN_INS_NOTICE = 'sign-ins';

/** Stores the revocations and wakes the other processes when the transaction commits. */
export async function insertRevocations(
  db: Queryable,
  sids: readonly string[],
  until: Date,
): Promise<void> {
  await statement(
    db,
    'insert_revocations',
    `INSERT INTO revoked_session (sid, until) SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING`,
    [sids, until],
  );
  await statement(db, 'notify_revoked', `SELECT pg_notify('${REVOKED_CHANNEL}', '')`);
}

export async function listRevocations(
  db: Queryable,
  now: Date,
): Promise<{ sid: string; until: Date }[]> {
  return statement<{ sid: string; until: Date }>(
    db,
    'revocations',
    'SELECT sid, until FROM revoked_session WHERE until > $1',
    [now],
  );
}

export async function deleteEndedRevocations(db: Queryable, now: Date): Promise<void> {
  await statement(db, 'delete_ended_revocations', 'DELETE FROM revoked_session WHERE until <= $1', [
    now,
  ]);
}
