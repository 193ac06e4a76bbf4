import { apiTokenRoutes, type ApiToken } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute, type SessionCaller } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import { createToken } from './create-token.ts';
import {
  apiTokenOf,
  listTokens,
  lockTokens,
  TOKEN_COLUMNS,
  type ApiTokenRow,
} from './token-rows.ts';

export function apiTokenRouteHandlers(services: Services): BoundRoute[] {
  const { database, memberRights, now } = services;
  return implement(apiTokenRoutes, {
    '/v1/tokens': {
      GET: async ({ caller }) => {
        const rows = await database.snapshot(caller.tenantId, (tx) =>
          listTokens(tx, holderOf(caller)),
        );
        const rights = await memberRights.recent(caller.tenantId);
        return { items: rows.map((row) => apiTokenOf(row, rights, now())) };
      },
      POST: ({ body, caller }) => createToken(services, caller, body),
    },
    '/v1/tokens/{tokenId}': {
      DELETE: ({ params, caller }) => revokeToken(services, caller, params.tokenId),
    },
  });
}

/** Whose tokens the caller sees and revokes; null: everyone’s. */
function holderOf({ userId, permissions }: SessionCaller): string | null {
  return permissions.has('token:manage') ? null : userId;
}

async function revokeToken(
  { database, memberRights, now }: Services,
  caller: SessionCaller,
  tokenId: string,
): Promise<ApiToken> {
  const rows = await database.tenant(caller.tenantId, async (tx) => {
    await lockTokens(tx, caller.tenantId);
    return tx.named<ApiTokenRow>(
      'api_token_revoke',
      `WITH RECURSIVE family AS (
         SELECT token_id FROM api_token
         WHERE token_id::text = $1 AND ($2::text IS NULL OR holder_id = $2)
         UNION
         SELECT made.token_id FROM api_token made JOIN family ON made.created_with = family.token_id
       )
       UPDATE api_token SET revoked_at = coalesce(revoked_at, $3), revoked_by = coalesce(revoked_by, $4)
       WHERE token_id IN (SELECT token_id FROM family) RETURNING ${TOKEN_COLUMNS}`,
      [tokenId, holderOf(caller), new Date(now()), caller.userId],
    );
  });
  const row = rows.find((one) => one.token_id === tokenId);
  if (!row) throw new AppError('resource.not_found');
  return apiTokenOf(row, await memberRights.recent(caller.tenantId), now());
}
