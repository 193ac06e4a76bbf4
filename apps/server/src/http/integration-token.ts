import { hash, randomBytes } from 'node:crypto';
import type { Database } from '@waybill/store';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import type { TokenCaller } from './implement.ts';

/** Marks a secret as ours, so that secret scanners can know it. */
const PREFIX = 'wbi_';

/** A new secret with 256 random bits. */
export function newTokenSecret(): string {
  return PREFIX + randomBytes(32).toString('base64url');
}

/** The stored part of a secret. The secret is random, so a plain hash cannot be guessed back. */
export function tokenHash(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** The sender, by bearer token. Throws `ingest.token_invalid`. */
export async function authenticateIntegrationToken(
  database: Database,
  request: FastifyRequest,
): Promise<TokenCaller> {
  const secret = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!secret?.startsWith(PREFIX)) throw new AppError('ingest.token_invalid');
  const [row] = await database.system((tx) =>
    tx.named<{ tenant_id: number; token_id: string; source_id: string }>(
      'integration_token_find',
      'SELECT tenant_id, token_id, source_id FROM integration_token_by_hash($1)',
      [tokenHash(secret)],
    ),
  );
  if (!row) throw new AppError('ingest.token_invalid');
  return { tenantId: row.tenant_id, tokenId: row.token_id, sourceId: row.source_id };
}
