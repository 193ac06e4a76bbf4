import { lineageRoutes, Trace } from '@waybill/contract';
import { provJson } from '@waybill/engine/lineage/prov-json';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute, type SessionCaller } from '../../http/implement.ts';
import { readSnapshot } from '../detection/detections-read-model.ts';
import { blastRadius } from './blast-radius.ts';
import { eventLineage } from './event-lineage.ts';
import { objectDetail } from './object-detail.ts';
import { objectList } from './object-list.ts';
import type { Reader } from './read-graph.ts';
import { readTrace } from './trace.ts';
import { neighbourPage, versionDetail } from './version-detail.ts';

const DEFAULT_PAGE = 50;
/** Documented paths: the maximum that a trace can be asked for. */
const MOST_PATHS = 100;

export function lineageRouteHandlers({ database, now }: Services): BoundRoute[] {
  const read = <T>(
    caller: SessionCaller,
    work: (tx: Transaction, reader: Reader) => Promise<T>,
  ): Promise<T> =>
    readSnapshot(database, caller.tenantId, (tx) =>
      work(tx, {
        tenantId: caller.tenantId,
        seesDetections: caller.permissions.has('detection:read'),
      }),
    );
  return implement(lineageRoutes, {
    '/v1/traces/{originId}/{destinationId}': {
      GET: ({ params, query, caller }) =>
        read(caller, (tx, reader) => readTrace(tx, reader, { ...params, ...query, now: now() })),
    },
    '/v1/traces/{originId}/{destinationId}/prov': {
      GET: ({ params, query, caller }) =>
        read(caller, async (tx, reader) => ({
          ...provJson(
            Trace.parse(
              await readTrace(tx, reader, { ...params, ...query, limit: MOST_PATHS, now: now() }),
            ),
          ),
        })),
    },
    '/v1/versions/{versionId}': {
      GET: ({ params, caller }) =>
        read(caller, (tx, reader) => versionDetail(tx, reader, params.versionId)),
    },
    '/v1/versions/{versionId}/neighbours': {
      GET: ({ params, query, caller }) =>
        read(caller, (tx, reader) =>
          neighbourPage(tx, reader, {
            ...params,
            direction: query.direction,
            minConfidence: query.minConfidence ?? 0,
            limit: query.limit ?? DEFAULT_PAGE,
            cursor: query.cursor ?? null,
          }),
        ),
    },
    '/v1/objects': {
      GET: ({ query: { sort, limit, cursor, ...filter }, caller }) =>
        read(caller, (tx) =>
          objectList(tx, caller.tenantId, {
            ...filter,
            sort: sort ?? 'lastSeen',
            limit: limit ?? DEFAULT_PAGE,
            cursor: cursor ?? null,
            now: now(),
          }),
        ),
    },
    '/v1/objects/{objectId}': {
      GET: ({ params, caller }) =>
        read(caller, (tx, reader) => objectDetail(tx, reader, params.objectId)),
    },
    '/v1/objects/{objectId}/blast-radius': {
      GET: ({ params, query, caller }) =>
        read(caller, (tx, reader) => blastRadius(tx, reader, { ...params, ...query, now: now() })),
    },
    '/v1/events/{eventId}/lineage': {
      GET: ({ params, caller }) =>
        read(caller, (tx, reader) => eventLineage(tx, reader, params.eventId)),
    },
  });
}
