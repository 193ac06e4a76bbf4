import { PERMISSIONS, type Permission } from '@waybill/contract';
import type { Database } from '@waybill/store';
import { apiTokenHash } from './token-secret.ts';

export { isTokenSecret } from './token-secret.ts';

/** A token that was not revoked and has not expired. */
export interface LiveToken {
  tenantId: number;
  tokenId: string;
  holderId: string;
  permissions: Permission[];
  addresses: string[];
  /** Its last use was noted less than a minute ago. */
  isUseNoted: boolean;
}

interface LiveTokenRow {
  tenant_id: number;
  token_id: string;
  holder_id: string;
  permissions: string[];
  addresses: string[];
  is_use_noted: boolean;
}

/** The token of a secret; null when there is none that works. */
export async function findLiveToken(
  database: Database,
  secret: string,
  now: number,
): Promise<LiveToken | null> {
  const [row] = await database.system((tx) =>
    tx.named<LiveTokenRow>(
      'api_token_find',
      `SELECT tenant_id, token_id, holder_id, permissions, addresses, is_use_noted
       FROM api_token_by_hash($1, $2)`,
      [apiTokenHash(secret), new Date(now)],
    ),
  );
  return row === undefined
    ? null
    : {
        tenantId: row.tenant_id,
        tokenId: row.token_id,
        holderId: row.holder_id,
        permissions: PERMISSIONS.filter((permission) => row.permissions.includes(permission)),
        addresses: row.addresses,
        isUseNoted: row.is_use_noted,
      };
}

export async function noteTokenUse(
  database: Database,
  { tenantId, tokenId }: LiveToken,
  use: { at: number; address: string },
): Promise<void> {
  await database.tenant(tenantId, (tx) =>
    tx.named(
      'api_token_used',
      'UPDATE api_token SET last_used_at = $2, last_address = $3 WHERE token_id = $1',
      [tokenId, new Date(use.at), use.address],
    ),
  );
}
