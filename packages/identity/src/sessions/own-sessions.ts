import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import { statement, type Queryable } from '../store/statement.ts';
import { lockUsers } from '../users/user-store.ts';

/** A sign-in that is alive, as its owner may see it. */
export interface OwnSession {
  sessionId: string;
  /** Session id in the tokens issued now. */
  sid: string;
  /** RFC 8176 values. */
  amr: string[];
  device: string;
  remoteAddress: string;
  createdAt: Date;
  /** Last time a session token of it was issued. */
  lastUsedAt: Date;
  expiresAt: Date;
}

interface FamilyRow extends Record<string, unknown> {
  family_id: string;
  sid: string;
  amr: string[];
  device: string;
  remote_address: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
}

/** Sign-ins of a user that are alive, the last used first. */
export async function listOwnSessions(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<OwnSession[]> {
  const rows = await statement<FamilyRow>(
    db,
    'own_sessions',
    `SELECT f.family_id, f.sid, f.amr, f.device, f.remote_address, f.created_at, f.expires_at,
       greatest(f.created_at, (SELECT max(t.issued_at) FROM refresh_token t WHERE t.family_id = f.family_id))
         AS last_used_at
     FROM refresh_family f
     WHERE f.user_id = $1 AND f.revoked_at IS NULL AND f.expires_at > $2
     ORDER BY last_used_at DESC, f.family_id`,
    [userId, now],
  );
  return rows.map((row) => ({
    sessionId: row.family_id,
    sid: row.sid,
    amr: row.amr,
    device: row.device,
    remoteAddress: row.remote_address,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
  }));
}

/** Ends one sign-in of the user immediately. False if it is not active. */
export async function endOwnSession(
  context: Pick<IdentityContext, 'revocations' | 'clock'>,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const now = new Date(context.clock());
  return context.revocations.transaction(async (client, revoke) => {
    await lockUsers(client, [userId]);
    const [ended] = await statement<{ sid: string }>(
      client,
      'end_own_session',
      `UPDATE refresh_family SET revoked_at = $3
       WHERE family_id = $1 AND user_id = $2 AND revoked_at IS NULL AND expires_at > $3 RETURNING sid`,
      [sessionId, userId, now],
    );
    if (!ended) return false;
    await revoke([ended.sid]);
    await writeAudit(client, { action: 'UserLogout', occurredAt: now, userId });
    return true;
  });
}
