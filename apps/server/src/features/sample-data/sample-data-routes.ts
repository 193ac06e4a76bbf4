import { sampleDataRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import { job as emptyJob } from './sample-data-empty-job.ts';
import { job as loadJob } from './sample-data-load-job.ts';
import { readSampleState } from './sample-data-read-model.ts';
import { moveSampleState } from './sample-state.ts';

export function sampleDataRouteHandlers({ database, jobs }: Services): BoundRoute[] {
  return implement(sampleDataRoutes, {
    '/v1/sample-data': {
      GET: ({ caller }) => database.tenant(caller.tenantId, readSampleState),
      POST: async ({ caller: { tenantId } }) => {
        await database.tenant(tenantId, async (tx) => {
          const { isTenantEmpty, state } = await readSampleState(tx);
          if (state === 'loading' || state === 'emptying') throw new AppError('sample.running');
          if (!isTenantEmpty) throw new AppError('sample.tenant_not_empty');
          await moveSampleState(tx, ['none', 'failed', 'loaded'], {
            state: 'loading',
            done: 0,
            total: 0,
          });
        });
        await jobs.enqueue(loadJob.id, { tenantId });
        return database.tenant(tenantId, readSampleState);
      },
      DELETE: async ({ caller: { tenantId } }) => {
        const isMoved = await database.tenant(tenantId, (tx) =>
          moveSampleState(tx, ['none', 'failed', 'loaded'], { state: 'emptying', done: 0 }),
        );
        if (!isMoved) throw new AppError('sample.running');
        await jobs.enqueue(emptyJob.id, { tenantId });
        return database.tenant(tenantId, readSampleState);
      },
    },
  });
}
