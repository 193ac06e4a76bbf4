import { DetectionDetail, detectionRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { buildPack } from '../audit/pack/build-pack.ts';
import { actorOf, changeOne } from './triage/triage-read-model.ts';
import { detectionDetail } from './detection-detail.ts';
import { detectionEvidence, rawPayload } from './detection-evidence.ts';
import { exportDetections } from './detection-export.ts';
import { detectionPage } from './detection-list.ts';
import { detectionSummary } from './detection-summary.ts';
import { ownFilter } from './detection-filter.ts';
import { hiddenDetections } from './hidden-detections.ts';
import { makeDetection } from './make-detection.ts';
import { readSnapshot } from './read-snapshot.ts';

const DEFAULT_PAGE = 50;

export function detectionRouteHandlers(services: Services): BoundRoute[] {
  const { database, now } = services;
  return implement(detectionRoutes, {
    '/v1/detections': {
      GET: async ({ query: { sort, limit, cursor, ...filter }, caller }) => {
        const at = now();
        return readSnapshot(database, caller.tenantId, async (tx) => ({
          ...(await detectionPage(tx, {
            filter: ownFilter(filter, caller.userId),
            sort: sort ?? 'lastSeen',
            limit: limit ?? DEFAULT_PAGE,
            cursor: cursor ?? null,
            now: at,
          })),
          hidden: await hiddenDetections(tx),
          asOf: new Date(at).toISOString(),
        }));
      },
      POST: async ({ body, caller }) =>
        database.tenant(caller.tenantId, async (tx) =>
          detectionDetail(tx, await makeDetection(tx, caller, { wanted: body, now: now() })),
        ),
    },
    '/v1/detections/summary': {
      GET: async ({ query, caller }) => {
        const at = now();
        return readSnapshot(database, caller.tenantId, async (tx) => ({
          ...(await detectionSummary(tx, ownFilter(query, caller.userId), at)),
          hidden: await hiddenDetections(tx),
          asOf: new Date(at).toISOString(),
        }));
      },
    },
    '/v1/detections/export': {
      GET: async ({ query: { format, ...filter }, caller, audit }) => {
        const at = now();
        const hidden = await database.snapshot(caller.tenantId, hiddenDetections);
        if (hidden > 0) audit.note({ detail: `Without ${hidden} in restricted cases` });
        return {
          contentType:
            format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8',
          fileName: `detections-${new Date(at).toISOString().slice(0, 10)}.${format}`,
          body: exportDetections(database, {
            tenantId: caller.tenantId,
            filter: ownFilter(filter, caller.userId),
            format,
            now: at,
          }),
        };
      },
    },
    '/v1/detections/{detectionId}/evidence-pack': {
      GET: async ({ params, caller }) => {
        const detail = await database.snapshot(caller.tenantId, (tx) =>
          detectionDetail(tx, params.detectionId),
        );
        const name = `DET-${detail.number}`;
        // Parsed as an answer is: a field that the contract does not name never leaves.
        const parts = [{ name, value: DetectionDetail.parse(detail) }];
        return buildPack(services, caller, { name, title: detail.title, parts });
      },
    },
    '/v1/detections/{detectionId}': {
      GET: async ({ params, caller }) =>
        database.snapshot(caller.tenantId, (tx) => detectionDetail(tx, params.detectionId)),
      PATCH: async ({ params, body, caller }) =>
        database.tenant(caller.tenantId, async (tx) => {
          const { tenantId } = caller;
          const changeId = await changeOne(tx, {
            ...params,
            ...body,
            tenantId,
            actor: actorOf(caller),
            now: now(),
          });
          return { ...(await detectionDetail(tx, params.detectionId)), changeId };
        }),
    },
    '/v1/detections/{detectionId}/events': {
      GET: async ({ params, query, caller }) =>
        database.snapshot(caller.tenantId, (tx) =>
          detectionEvidence(tx, {
            detectionId: params.detectionId,
            limit: query.limit ?? DEFAULT_PAGE,
            cursor: query.cursor ?? null,
          }),
        ),
    },
    '/v1/detections/{detectionId}/events/{eventId}/raw': {
      GET: async ({ params, caller }) =>
        database.snapshot(caller.tenantId, (tx) => rawPayload(tx, params)),
    },
  });
}
