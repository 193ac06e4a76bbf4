import { DATA_TYPE_LIMITS, dataTypeRoutes, type DataTypeDetail } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../../http/feature.ts';
import { implement, type BoundRoute } from '../../../http/implement.ts';
import { readBody } from '../../../http/read-body.ts';
import { sentFile } from '../../../http/sent-file.ts';
import { RECLASSIFY_JOB, reclassifyAfterChange } from '../classification-read-model.ts';
import { changeDataType, createDataType, retireDataType, type Actor } from './data-type-changes.ts';
import { readDataTypeEffect } from './data-type-effect.ts';
import { readFigures } from './data-type-figures.ts';
import {
  builtInClassifier,
  readDataTypeCores,
  readVersions,
  requireDataType,
} from './data-type-rows.ts';
import { answerTrial } from './try-data-type.ts';
import { preparedRows, preparedTemplate } from './data-type-uploads.ts';
import { readUses } from './data-type-uses.ts';

type DataTypeServices = Pick<Services, 'database' | 'classifier' | 'jobs' | 'now'>;

export function dataTypeRouteHandlers(services: DataTypeServices): BoundRoute[] {
  const { database, classifier, jobs, now } = services;
  const actorOf = ({ tenantId, userId, userName }: Omit<Actor, 'now'>): Actor => ({
    tenantId,
    userId,
    userName,
    now: now(),
  });
  /**
   * Works in one transaction; then the change takes effect immediately, and stored contents are
   * reclassified.
   */
  async function change<T>(
    { tenantId, userName }: Pick<Actor, 'tenantId' | 'userName'>,
    cause: string | null,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    const [done, hasWork] = await database.tenant(tenantId, async (tx) => {
      const result = await work(tx);
      const wanted = { tenantId, cause: cause ?? '', requestedBy: userName, now: now() };
      return [result, cause !== null && (await reclassifyAfterChange(tx, wanted))] as const;
    });
    classifier.forget(tenantId);
    if (hasWork) await jobs.enqueue(RECLASSIFY_JOB, { tenantId });
    return done;
  }

  return implement(dataTypeRoutes, {
    '/v1/data-types': {
      GET: ({ caller }) =>
        database.snapshot(caller.tenantId, async (tx) => {
          const cores = await readDataTypeCores(tx);
          const figures = await readFigures(tx, now());
          const uses = await readUses(tx);
          const items = cores.map((core) => ({
            ...core,
            ...figures(core.dataTypeId),
            usedBy: uses(core.dataTypeId),
          }));
          return { items, asOf: new Date(now()).toISOString() };
        }),
      POST: ({ body, caller }) =>
        // A draft has no findings yet.
        change(caller, null, async (tx) => {
          const dataTypeId = await createDataType(tx, body, actorOf(caller));
          return readDetail(tx, dataTypeId, now());
        }),
    },
    '/v1/data-types/test': {
      POST: ({ body, caller: { tenantId }, signal }) =>
        answerTrial(services, { ...body, tenantId, signal }),
    },
    '/v1/data-types/{dataTypeId}': {
      GET: ({ params, caller }) =>
        database.snapshot(caller.tenantId, (tx) => readDetail(tx, params.dataTypeId, now())),
      PATCH: ({ params, body, caller }) =>
        change(caller, params.dataTypeId, async (tx) => {
          await changeDataType(tx, params.dataTypeId, body, actorOf(caller));
          return readDetail(tx, params.dataTypeId, now());
        }),
      DELETE: ({ params, caller }) =>
        change(caller, params.dataTypeId, async (tx) => {
          await retireDataType(tx, params.dataTypeId, actorOf(caller));
          return { dataTypeId: params.dataTypeId };
        }),
    },
    '/v1/data-types/{dataTypeId}/rows': {
      PUT: async ({ params, query, request, caller, signal }) => {
        const upload = { ...params, ...query, actor: actorOf(caller), signal };
        const store = await preparedRows(services, upload, () =>
          readBody(request, DATA_TYPE_LIMITS.uploadBytes),
        );
        return change(caller, params.dataTypeId, store);
      },
    },
    '/v1/data-types/{dataTypeId}/templates': {
      POST: async ({ params, query, request, caller, signal }) => {
        const upload = { ...params, ...query, actor: actorOf(caller), signal };
        const store = await preparedTemplate(services, upload, () =>
          sentFile(request, DATA_TYPE_LIMITS.uploadBytes),
        );
        return change(caller, params.dataTypeId, store);
      },
    },
    '/v1/data-types/{dataTypeId}/preview': {
      POST: ({ params, body, caller, signal }) =>
        readDataTypeEffect(services, {
          signal,
          tenantId: caller.tenantId,
          dataTypeId: params.dataTypeId,
          change: body,
          now: now(),
        }),
    },
  });
}

async function readDetail(
  tx: Transaction,
  dataTypeId: string,
  now: number,
): Promise<DataTypeDetail> {
  const core = await requireDataType(tx, dataTypeId);
  const figures = await readFigures(tx, now);
  const uses = await readUses(tx);
  const classifier = builtInClassifier(dataTypeId);
  const kept = classifier ? { versions: [], material: null } : await readVersions(tx, dataTypeId);
  const declaration = kept.versions[0]?.declaration ?? null;
  return {
    ...core,
    ...figures(dataTypeId),
    ...kept,
    usedBy: uses(dataTypeId),
    declaration,
    keywords: [
      ...(classifier?.keywords ?? (declaration?.kind === 'pattern' ? declaration.keywords : [])),
    ],
    reference: classifier?.reference ?? null,
  };
}
