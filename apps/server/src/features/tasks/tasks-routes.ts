import { taskRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { readLineageTasks } from '../lineage/building/lineage-build.ts';
import { readReclassificationTasks } from '../classification/classification-read-model.ts';
import { readBackfillTasks } from '../integrations/integrations-read-model.ts';
import { readRemapTasks } from '../ingest/remap/remap-read-model.ts';
import { readRescoreTasks } from '../risk/risk-read-model.ts';
import { readSampleState } from '../sample-data/sample-data-read-model.ts';
import { readChangeTasks } from '../detection/triage/triage-read-model.ts';
import { sampleTask } from './sample-task.ts';

/** Work in the worker process. A replay of rejections runs in its own request and is excluded. */
export function taskRouteHandlers({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): BoundRoute[] {
  return implement(taskRoutes, {
    '/v1/tasks': {
      GET: async ({ caller }) => {
        const items = await database.snapshot(caller.tenantId, async (tx) => {
          const sample = sampleTask(await readSampleState(tx), now());
          return [
            ...(sample ? [sample] : []),
            ...(await readBackfillTasks(tx, now())),
            ...(await readRemapTasks(tx, now())),
            ...(await readReclassificationTasks(tx, now())),
            ...(await readLineageTasks(tx, now())),
            ...(await readChangeTasks(tx, now())),
            ...(await readRescoreTasks(tx, now())),
          ];
        });
        items.sort((left, right) => right.updatedAt.localeCompare(left.updatedAt));
        return { items, asOf: new Date(now()).toISOString() };
      },
    },
  });
}
