import { createHash } from 'node:crypto';
import { statement, type Queryable } from '../../store/statement.ts';

/** Notes an id token as used; false when it was used before, or is being used right now. */
export async function markIdTokenUsed(
  db: Queryable,
  token: string,
  expiresAt: Date,
): Promise<boolean> {
  // A signature can often be varied and stay valid; the signed content cannot.
  const signed = token.slice(0, token.lastIndexOf('.'));
  const rows = await statement(
    db,
    'mark_id_token_used',
    `INSERT INTO used_id_token (token_hash, expires_at) VALUES ($1, $2)
     ON CONFLICT DO NOTHING RETURNING token_hash`,
    [createHash('sha256').update(signed).digest(), expiresAt],
  );
  return rows.length === 1;
}

export async function deleteEndedIdTokens(db: Queryable, now: Date): Promise<void> {
  await statement(
    db,
    'delete_ended_id_tokens',
    'DELETE FROM used_id_token WHERE expires_at <= $1',
    [now],
  );
}
