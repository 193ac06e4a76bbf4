import { integrationRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  createIntegrationToken,
  requireConnector,
  TOKEN_COLUMNS,
  tokenOf,
  type TokenRow,
} from './integrations-read-model.ts';

const { '/v1/integrations/tokens': tokens, '/v1/integrations/tokens/{tokenId}': token } =
  integrationRoutes;

/** Tokens of the intake. */
export function tokenRouteHandlers({ database }: Pick<Services, 'database'>): BoundRoute[] {
  return implement(
    { '/v1/integrations/tokens': tokens, '/v1/integrations/tokens/{tokenId}': token },
    {
      '/v1/integrations/tokens': {
        GET: async ({ caller }) => {
          const rows = await database.tenant(caller.tenantId, (tx) =>
            tx.query<TokenRow>(
              `SELECT ${TOKEN_COLUMNS} FROM integration_token ORDER BY created_at DESC, token_id`,
            ),
          );
          return { items: rows.map(tokenOf) };
        },
        POST: async ({ body, caller }) => {
          requireConnector(body.sourceId);
          const created = { name: body.name, sourceId: body.sourceId, createdBy: caller.userName };
          return database.tenant(caller.tenantId, (tx) =>
            createIntegrationToken(tx, caller.tenantId, created),
          );
        },
      },
      '/v1/integrations/tokens/{tokenId}': {
        DELETE: async ({ params, caller }) => {
          const [row] = await database.tenant(caller.tenantId, (tx) =>
            tx.query<TokenRow>(
              `UPDATE integration_token SET revoked_at = coalesce(revoked_at, now())
               WHERE token_id::text = $1 RETURNING ${TOKEN_COLUMNS}`,
              [params.tokenId],
            ),
          );
          if (!row) throw new AppError('resource.not_found');
          return tokenOf(row);
        },
      },
    },
  );
}
