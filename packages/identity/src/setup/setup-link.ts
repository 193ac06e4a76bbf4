import { createHash, randomBytes } from 'node:crypto';
import { writeAudit } from '../audit/audit-store.ts';
import { inTransaction, statement, type Pool } from '../store/statement.ts';
import { hasAnyUser } from '../users/user-store.ts';

const LIFE_MS = 3_600_000;

export interface SetupLink {
  /** Shown once; only its hash is stored. */
  token: string;
  expiresAt: Date;
}

/** Makes the link for the first administrator, in place of an earlier one. Null once a user exists. */
export async function createSetupLink(pool: Pool, now: Date): Promise<SetupLink | null> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  return inTransaction(pool, async (client) => {
    if (await hasAnyUser(client)) return null;
    await statement(
      client,
      'put_setup_link',
      `INSERT INTO setup_link (token_hash, expires_at) VALUES ($1, $2)
       ON CONFLICT (is_only) DO UPDATE SET token_hash = $1, expires_at = $2`,
      [hashOf(token), expiresAt],
    );
    await writeAudit(client, { action: 'SetupLinkCreated', occurredAt: now });
    return { token, expiresAt };
  });
}

/** Uses the link up. True for the one caller whose token was good; false once a user exists. */
export async function consumeSetupToken(pool: Pool, token: string, now: Date): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const consumed = await statement(
      client,
      'consume_setup_link',
      `DELETE FROM setup_link
       WHERE token_hash = $1 AND expires_at > $2 AND NOT EXISTS (SELECT FROM account)
       RETURNING is_only`,
      [hashOf(token), now],
    );
    if (consumed.length === 0) return false;
    await writeAudit(client, { action: 'SetupLinkUsed', occurredAt: now });
    return true;
  });
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
