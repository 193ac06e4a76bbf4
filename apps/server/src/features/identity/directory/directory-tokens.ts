import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from '@waybill/store';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../http/feature.ts';
import type { DirectoryCaller } from './directory-change.ts';

/** Marks a secret as ours, so that secret scanners can know it. */
const PREFIX = 'wbd_';
const HOUR_MS = 3_600_000;

/** A token as people see it. */
export interface DirectoryToken {
  directoryTokenId: string;
  createdAt: string;
  createdBy: { userId: string; name: string };
  lastUsedAt: string | null;
  endsAt: string | null;
}

interface Row {
  directory_token_id: string;
  created_at: Date;
  created_by: string;
  created_name: string;
  last_used_at: Date | null;
  ends_at: Date | null;
  [column: string]: unknown;
}

/** Tokens that work, the newest first: at most two. */
export async function listTokens(tx: Transaction, now: number): Promise<DirectoryToken[]> {
  const rows = await tx.named<Row>(
    'directory_tokens',
    `SELECT t.*, coalesce(u.name, t.created_by) AS created_name FROM directory_token t
     LEFT JOIN console_user u ON u.tenant_id = t.tenant_id AND u.user_id = t.created_by
     WHERE t.ends_at IS NULL OR t.ends_at > $1 ORDER BY t.created_at DESC, t.directory_token_id`,
    [new Date(now)],
  );
  return rows.map((row) => ({
    directoryTokenId: row.directory_token_id,
    createdAt: row.created_at.toISOString(),
    createdBy: { userId: row.created_by, name: row.created_name },
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
  }));
}

/**
 * Replaces the token: the one in use works for `overlapHours` more, an older one ends now.
 *
 * @returns the secret, which is kept nowhere.
 */
export async function rotateToken(
  tx: Transaction,
  by: { tenantId: number; userId: string },
  { overlapHours, now }: { overlapHours: number; now: number },
): Promise<{ directoryTokenId: string; secret: string }> {
  const secret = PREFIX + randomBytes(32).toString('base64url');
  const directoryTokenId = randomUUID();
  await tx.named('directory_token_drop', 'DELETE FROM directory_token WHERE ends_at IS NOT NULL');
  await tx.named('directory_token_end', 'UPDATE directory_token SET ends_at = $1', [
    new Date(now + overlapHours * HOUR_MS),
  ]);
  await tx.named(
    'directory_token_insert',
    `INSERT INTO directory_token (tenant_id, directory_token_id, secret_hash, created_at, created_by)
     VALUES ($1, $2, $3, $4, $5)`,
    [by.tenantId, directoryTokenId, secretHash(secret), new Date(now), by.userId],
  );
  return { directoryTokenId, secret };
}

/** False where there is no such token. */
export async function revokeToken(tx: Transaction, directoryTokenId: string): Promise<boolean> {
  const rows = await tx.named(
    'directory_token_revoke',
    'DELETE FROM directory_token WHERE directory_token_id = $1 RETURNING directory_token_id',
    [directoryTokenId],
  );
  return rows.length > 0;
}

/** Which tenant's directory calls, by its bearer token; null for any other caller. */
export async function authenticateDirectory(
  { database, now }: Pick<Services, 'database' | 'now'>,
  request: FastifyRequest,
): Promise<DirectoryCaller | null> {
  const secret = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!secret?.startsWith(PREFIX)) return null;
  const at = new Date(now());
  const [row] = await database.system((tx) =>
    tx.named<{ tenant_id: number; directory_token_id: string }>(
      'directory_token_find',
      'SELECT tenant_id, directory_token_id FROM directory_token_by_hash($1, $2)',
      [secretHash(secret), at],
    ),
  );
  if (!row) return null;
  const { tenant_id: tenantId, directory_token_id: directoryTokenId } = row;
  await database.tenant(tenantId, (tx) =>
    tx.named(
      'directory_token_used',
      `UPDATE directory_token SET last_used_at = $2::timestamptz
       WHERE directory_token_id = $1 AND (last_used_at IS NULL OR last_used_at < $2::timestamptz - interval '1 minute')`,
      [directoryTokenId, at],
    ),
  );
  return { tenantId, directoryTokenId, requestId: request.id, ip: request.ip };
}

/** The secret is random, so a plain hash cannot be guessed back. */
function secretHash(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
