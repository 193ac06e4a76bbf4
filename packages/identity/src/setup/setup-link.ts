import { writeAudit } from '../audit/audit-store.ts';
import { newSecret, secretHash } from '../crypto/one-time-secret.ts';
import { inTransaction, statement, type Pool } from '../store/statement.ts';
import { hasAnyMember } from '../users/user-store.ts';

const LIFE_MS = 3_600_000;

export interface SetupLink {
  /** Shown once; only its hash is stored. */
  token: string;
  expiresAt: Date;
}

/**
 * Makes the link for the first administrator, instead of an earlier one. Null once someone is in a
 * tenant.
 */
export async function createSetupLink(pool: Pool, now: Date): Promise<SetupLink | null> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  return inTransaction(pool, async (client) => {
    if (await hasAnyMember(client)) return null;
    await statement(
      client,
      'put_setup_link',
      `INSERT INTO setup_link (token_hash, expires_at) VALUES ($1, $2)
       ON CONFLICT (is_only) DO UPDATE SET token_hash = $1, expires_at = $2`,
      [secretHash(token), expiresAt],
    );
    await writeAudit(client, { action: 'SetupLinkCreated', occurredAt: now });
    return { token, expiresAt };
  });
}

/**
 * Uses the link for `work`: of several callers with the token one succeeds. If the work fails, the link
 * is valid again until it expires. @returns false if the token is invalid.
 */
export async function useSetupToken(
  pool: Pool,
  attempt: { token: string; now: Date; work: () => Promise<void> },
): Promise<boolean> {
  const { token, now, work } = attempt;
  const [taken] = await statement<{ expires_at: Date }>(
    pool,
    'take_setup_link',
    `DELETE FROM setup_link
     WHERE token_hash = $1 AND expires_at > $2 AND NOT EXISTS (SELECT FROM membership)
     RETURNING expires_at`,
    [secretHash(token), now],
  );
  if (!taken) return false;
  try {
    await work();
  } catch (error) {
    await statement(
      pool,
      'put_setup_link_back',
      `INSERT INTO setup_link (token_hash, expires_at) VALUES ($1, $2) ON CONFLICT (is_only) DO NOTHING`,
      [secretHash(token), taken.expires_at],
    );
    throw error;
  }
  await writeAudit(pool, { action: 'SetupLinkUsed', occurredAt: now });
  return true;
}
