import { PERMISSIONS, type ApiToken } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { TenantRights } from '../identity/member-rights.ts';

export interface ApiTokenRow {
  token_id: string;
  holder_id: string;
  name: string;
  permissions: string[];
  addresses: string[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  last_address: string | null;
  revoked_at: Date | null;
}

export const TOKEN_COLUMNS = `token_id, holder_id, name, permissions, addresses, created_at, expires_at,
  last_used_at, last_address, revoked_at`;

/** Tokens of one holder, or of everyone, newest first. */
export async function listTokens(tx: Transaction, holderId: string | null): Promise<ApiTokenRow[]> {
  return tx.named<ApiTokenRow>(
    'api_token_list',
    `SELECT ${TOKEN_COLUMNS} FROM api_token WHERE $1::text IS NULL OR holder_id = $1
     ORDER BY created_at DESC, token_id LIMIT 1000`,
    [holderId],
  );
}

/** How many tokens of a holder work. */
export async function countLive(tx: Transaction, holderId: string, now: number): Promise<number> {
  const [row] = await tx.named<{ live: number }>(
    'api_token_count',
    `SELECT count(*)::integer AS live FROM api_token
     WHERE holder_id = $1 AND revoked_at IS NULL AND expires_at > $2`,
    [holderId, new Date(now)],
  );
  return row?.live ?? 0;
}

/** A token is not made while the one that makes it is revoked: one follows the other until the transaction ends. */
export async function lockTokens(tx: Transaction, tenantId: number): Promise<void> {
  await tx.named(
    'api_token_lock',
    `SELECT pg_advisory_xact_lock(hashtextextended('api tokens', $1))`,
    [tenantId],
  );
}

/** End and addresses of a token; null when it is revoked. */
export async function termsOfToken(
  tx: Transaction,
  tokenId: string,
): Promise<{ endsAt: Date; addresses: string[] } | null> {
  const [row] = await tx.named<{ expires_at: Date; addresses: string[] }>(
    'api_token_terms',
    'SELECT expires_at, addresses FROM api_token WHERE token_id = $1 AND revoked_at IS NULL',
    [tokenId],
  );
  return row === undefined ? null : { endsAt: row.expires_at, addresses: row.addresses };
}

/** A token as it is shown. @param rights of the tenant; null while the provider does not answer */
export function apiTokenOf(row: ApiTokenRow, rights: TenantRights | null, now: number): ApiToken {
  return {
    tokenId: row.token_id,
    name: row.name,
    holder: { userId: row.holder_id, name: rights?.get(row.holder_id)?.name ?? null },
    permissions: PERMISSIONS.filter((permission) => row.permissions.includes(permission)),
    addresses: row.addresses,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    lastAddress: row.last_address,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    isExpired: row.expires_at.getTime() <= now,
  };
}
