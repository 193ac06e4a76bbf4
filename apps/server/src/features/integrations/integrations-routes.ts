import { integrationRoutes } from '@waybill/contract';
import type { IntegrationServices } from './integration-services.ts';
import { implement, type BoundRoute, type SessionCaller } from '../../http/implement.ts';
import {
  addIntegration,
  changeIntegration,
  removeIntegration,
  type ChangeContext,
} from './change-integration.ts';
import { requireConnectable } from './connectable-source.ts';
import { readIntegration, type DetailOptions } from './integration-detail.ts';
import { boxFor } from '../../platform/secret-box.ts';
import { SECRETS_PURPOSE } from './integration-services.ts';
import { readFacts, summaryOf } from './integration-summary.ts';
import { describeSource } from './source-description.ts';
import { readSources } from './source-list.ts';
import { connectionTrials } from './connection-trials.ts';

const {
  '/v1/integrations/tokens': _tokens,
  '/v1/integrations/tokens/{tokenId}': _token,
  '/v1/integrations/{integrationId}/runs': _runs,
  '/v1/integrations/{integrationId}/backfills': _backfills,
  '/v1/integrations/{integrationId}/sample': _sample,
  ...routes
} = integrationRoutes;

/** States that need attention. */
const IN_TROUBLE = new Set(['error', 'auth_expired', 'degraded']);

export function integrationRouteHandlers(services: IntegrationServices): BoundRoute[] {
  const { database, now, connectorOf } = services;
  const box = boxFor(services.keyFor, SECRETS_PURPOSE);
  const trials = connectionTrials(services, box);
  const contextOf = ({ tenantId }: SessionCaller): ChangeContext => ({
    tenantId,
    connectorOf,
    box,
    now: now(),
  });
  const detailFor = ({ permissions }: SessionCaller): DetailOptions => ({
    connectorOf,
    now: now(),
    mayManage: permissions.has('integration:manage'),
  });
  const asOf = (): string => new Date(now()).toISOString();

  return implement(routes, {
    '/v1/integrations': {
      GET: async ({ caller }) => ({
        items: await database.snapshot(caller.tenantId, (tx) =>
          readSources(tx, connectorOf, now()),
        ),
        asOf: asOf(),
      }),
      POST: ({ body, caller }) =>
        database.tenant(caller.tenantId, async (tx) => {
          const wanted = { ...body, values: trials.renew(body.values), createdBy: caller.userName };
          const integrationId = await addIntegration(tx, contextOf(caller), wanted);
          return readIntegration(tx, integrationId, detailFor(caller));
        }),
    },
    '/v1/integrations/health': {
      GET: async ({ caller }) => {
        const facts = await database.snapshot(caller.tenantId, (tx) => readFacts(tx, connectorOf));
        const summaries = facts.map((one) => summaryOf(one, now()));
        const items = summaries.filter(({ state, isSilent }) => isSilent || IN_TROUBLE.has(state));
        return { items, asOf: asOf() };
      },
    },
    '/v1/integrations/sources/{sourceId}': {
      GET: ({ params }) => describeSource(requireConnectable(params.sourceId, connectorOf)),
    },
    '/v1/integrations/test': { POST: ({ body, caller }) => trials.run(caller.tenantId, body) },
    '/v1/integrations/{integrationId}': {
      GET: ({ params, caller }) =>
        database.snapshot(caller.tenantId, (tx) =>
          readIntegration(tx, params.integrationId, detailFor(caller)),
        ),
      PATCH: ({ params, body, caller }) =>
        database.tenant(caller.tenantId, async (tx) => {
          const change = { ...body, values: body.values && trials.renew(body.values) };
          await changeIntegration(tx, contextOf(caller), params.integrationId, change);
          return readIntegration(tx, params.integrationId, detailFor(caller));
        }),
      DELETE: ({ params, caller }) =>
        database.tenant(caller.tenantId, async (tx) => {
          await removeIntegration(tx, params.integrationId);
          return { integrationId: params.integrationId };
        }),
    },
  });
}
