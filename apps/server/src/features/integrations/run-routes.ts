import { integrationRoutes } from '@waybill/contract';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { canBackfill, requestBackfill } from './backfills.ts';
import { runNow } from './change-integration.ts';
import { requireConnectable } from './connectable-source.ts';
import { runOf } from './integration-detail.ts';
import { readStreams, requireIntegration, RUN_COLUMNS, type RunRow } from './integration-rows.ts';
import { readSample } from './integration-sample.ts';
import type { IntegrationServices } from './integration-services.ts';

const {
  '/v1/integrations/{integrationId}/runs': runs,
  '/v1/integrations/{integrationId}/backfills': backfills,
  '/v1/integrations/{integrationId}/sample': sample,
} = integrationRoutes;
const ROUTES = {
  '/v1/integrations/{integrationId}/runs': runs,
  '/v1/integrations/{integrationId}/backfills': backfills,
  '/v1/integrations/{integrationId}/sample': sample,
};

const DEFAULT_RUNS = 50;

/** An integration's past, current and requested runs. */
export function runRouteHandlers({
  database,
  connectorOf,
  now,
}: Pick<IntegrationServices, 'database' | 'connectorOf' | 'now'>): BoundRoute[] {
  return implement(ROUTES, {
    '/v1/integrations/{integrationId}/runs': {
      GET: ({ params, query, caller }) =>
        database.snapshot(caller.tenantId, async (tx) => {
          const row = await requireIntegration(tx, params.integrationId);
          const newest = await tx.query<RunRow>(
            `SELECT ${RUN_COLUMNS} FROM integration_run
             WHERE integration_id = $1 AND ($2::text IS NULL OR stream_id = $2)
             ORDER BY started_at DESC, run_id LIMIT $3`,
            [row.integration_id, query.streamId ?? null, query.limit ?? DEFAULT_RUNS],
          );
          return { items: newest.map(runOf) };
        }),
      POST: ({ params, caller }) =>
        database.tenant(caller.tenantId, async (tx) => {
          await runNow(tx, { connectorOf, now: now() }, params.integrationId);
          return { integrationId: params.integrationId };
        }),
    },
    '/v1/integrations/{integrationId}/backfills': {
      POST: ({ params, body, caller }) =>
        database.tenant(caller.tenantId, async (tx) => {
          const row = await requireIntegration(tx, params.integrationId, { lock: true });
          const source = requireConnectable(row.source_id, connectorOf);
          const streams = await readStreams(tx, row.integration_id);
          const on = new Set(streams.filter((one) => one.is_on).map((one) => one.stream_id));
          return requestBackfill(tx, {
            tenantId: caller.tenantId,
            integrationId: row.integration_id,
            streamIds: source.streams
              .filter((stream) => on.has(stream.id) && canBackfill(stream))
              .map((stream) => stream.id),
            from: Date.parse(body.from),
            to: Date.parse(body.to),
            now: now(),
          });
        }),
    },
    '/v1/integrations/{integrationId}/sample': {
      GET: ({ params, query, caller }) =>
        database.snapshot(caller.tenantId, (tx) =>
          readSample(
            tx,
            { integrationId: params.integrationId, streamId: query.streamId },
            connectorOf,
          ),
        ),
    },
  });
}
