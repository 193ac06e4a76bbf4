import { statement, type Queryable } from '../../store/statement.ts';

interface SetupPlace {
  tenantId: string;
  ssoId: string;
}

/** What a link, or the browser that opened it, can set up. */
export interface SetupGrant extends SetupPlace {
  actorId: string;
  expiresAt: Date;
}

interface GrantRow extends Record<string, unknown> {
  tenant_id: string;
  sso_id: string;
  actor_id: string;
  expires_at: Date;
}

function grantOf(rows: readonly GrantRow[]): SetupGrant | null {
  const [row] = rows;
  if (!row) return null;
  const { tenant_id: tenantId, sso_id: ssoId, actor_id: actorId, expires_at: expiresAt } = row;
  return { tenantId, ssoId, actorId, expiresAt };
}

/** Instead of an earlier link of the configuration, and of a browser that has opened it. */
export async function putSetupLink(
  db: Queryable,
  tokenHash: Buffer,
  { tenantId, ssoId, actorId, expiresAt }: SetupGrant,
): Promise<void> {
  await statement(
    db,
    'put_sso_setup_link',
    `INSERT INTO sso_setup_link (tenant_id, sso_id, token_hash, actor_id, expires_at)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (tenant_id, sso_id) DO UPDATE
       SET token_hash = $3, session_hash = NULL, actor_id = $4, expires_at = $5`,
    [tenantId, ssoId, tokenHash, actorId, expiresAt],
  );
}

/** @param ssoId null: those of all configurations of the tenant. @returns their number. */
export async function deleteSetupLinks(
  db: Queryable,
  { tenantId, ssoId }: { tenantId: string; ssoId: string | null },
): Promise<number> {
  const rows = await statement(
    db,
    'delete_sso_setup_links',
    `DELETE FROM sso_setup_link WHERE tenant_id = $1 AND ($2::text IS NULL OR sso_id = $2)
     RETURNING sso_id`,
    [tenantId, ssoId],
  );
  return rows.length;
}

/** Whether the link is still valid. Does not use it. */
export async function isSetupLinkGood(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const rows = await statement(
    db,
    'sso_setup_link',
    'SELECT sso_id FROM sso_setup_link WHERE token_hash = $1 AND expires_at > $2',
    [tokenHash, now],
  );
  return rows.length === 1;
}

/** Assigns the link to one browser, until `until`; null if it is invalid. */
export async function openSetupLink(
  db: Queryable,
  tokenHash: Buffer,
  { sessionHash, now, until }: { sessionHash: Buffer; now: Date; until: Date },
): Promise<SetupGrant | null> {
  const rows = await statement<GrantRow>(
    db,
    'open_sso_setup_link',
    `UPDATE sso_setup_link SET token_hash = NULL, session_hash = $2, expires_at = $4
     WHERE token_hash = $1 AND expires_at > $3
     RETURNING tenant_id, sso_id, actor_id, expires_at`,
    [tokenHash, sessionHash, now, until],
  );
  return grantOf(rows);
}

/** What the browser can set up; null if done or expired. */
export async function setupGrant(
  db: Queryable,
  sessionHash: Buffer,
  now: Date,
): Promise<SetupGrant | null> {
  const rows = await statement<GrantRow>(
    db,
    'sso_setup_grant',
    `SELECT tenant_id, sso_id, actor_id, expires_at FROM sso_setup_link
     WHERE session_hash = $1 AND expires_at > $2`,
    [sessionHash, now],
  );
  return grantOf(rows);
}

/** Uses the grant up: true for one of several requests. Run it in the transaction of the change. */
export async function takeSetupGrant(
  db: Queryable,
  sessionHash: Buffer,
  now: Date,
): Promise<boolean> {
  const rows = await statement(
    db,
    'take_sso_setup_grant',
    'DELETE FROM sso_setup_link WHERE session_hash = $1 AND expires_at > $2 RETURNING sso_id',
    [sessionHash, now],
  );
  return rows.length === 1;
}

export async function deleteEndedSetupLinks(db: Queryable, now: Date): Promise<void> {
  await statement(
    db,
    'delete_ended_sso_setup_links',
    'DELETE FROM sso_setup_link WHERE expires_at <= $1',
    [now],
  );
}
