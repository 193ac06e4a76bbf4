import { workerBudget } from '@waybill/store';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { connectorForSource } from '@waybill/connectors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentClassifier } from '../features/classification/contents/content-classifier.ts';
import { openSettledPipeline } from '../../testing/settled-pipeline.ts';
import { sharedClassifierPool } from '../../testing/shared-classifier-pool.ts';
import { createLog } from '../platform/log.ts';
import { fairTasks } from './fair-tasks.ts';
import { defineJob, type Job, type JobServices } from './job.ts';

let db: TestDatabase;
let services: JobServices;
let busy: number;
let other: number;

beforeAll(async () => {
  db = await testDatabase({ budget: workerBudget });
  const log = createLog('silent', 'test');
  const { database } = db;
  const keyFor = (): Buffer => Buffer.alloc(32);
  const classifier = contentClassifier({
    database,
    keyFor,
    log,
    now: Date.now,
    pool: sharedClassifierPool(),
  });
  services = {
    database,
    ...openSettledPipeline(database, Date.now),
    classifier,
    connectorOf: connectorForSource,
    log,
    now: Date.now,
  };
  busy = await testTenant(database);
  other = await testTenant(database);
});
afterAll(async () => {
  await services.classifier.close();
  await db.close();
});

/** Jobs that record each step: a transaction is held until the gate opens. */
function steppingJobs(gate: Promise<void>) {
  const steps: { job: string; tenantId: number }[] = [];
  const stepping = (id: string, isLight: boolean): Job =>
    defineJob({
      id,
      isLight,
      run: async ({ tenantId }, { database }) => {
        for (let step = 0; step < 2; step += 1) {
          await database.tenant(tenantId, async () => {
            steps.push({ job: id, tenantId });
            await gate;
          });
        }
      },
    });
  const heavy = ['a', 'b', 'c', 'd'].map((id) => stepping(id, false));
  return { steps, jobs: [...heavy, stepping('light', true)] };
}

test('a tenant with many heavy jobs leaves turns to another tenant and to light jobs', async () => {
  const gate = Promise.withResolvers<void>();
  const { jobs, steps } = steppingJobs(gate.promise);
  const tasks = fairTasks(jobs, services);
  const later: string[] = [];
  const runLater = async (jobId: string, tenantId: number, at: number): Promise<void> => {
    expect(at).toBeGreaterThan(Date.now());
    later.push(`${jobId}:${tenantId}`);
  };
  const start = async (jobId: string, tenantId: number) => tasks[jobId]?.({ tenantId }, runLater);
  const running = ['a', 'b', 'c', 'd'].map((jobId) => start(jobId, busy));
  await expect.poll(() => later).toEqual([`c:${busy}`, `d:${busy}`]);
  running.push(start('a', other), start('light', busy));
  const stepsOf = (job: string, tenantId: number): number =>
    steps.filter((step) => step.job === job && step.tenantId === tenantId).length;
  await expect.poll(() => stepsOf('a', other)).toBe(1);
  await expect.poll(() => stepsOf('light', busy)).toBe(1);
  // One connection for the heavy steps of a tenant.
  expect(stepsOf('a', busy) + stepsOf('b', busy)).toBe(1);
  gate.resolve();
  await Promise.all(running);
  expect(stepsOf('b', busy)).toBe(2);
  // Ended ones freed all of their slots.
  await Promise.all([start('c', busy), start('d', busy)]);
  expect([later.length, stepsOf('c', busy), stepsOf('d', busy)]).toEqual([2, 2, 2]);
});

test('a job that failed makes room for the next one', async () => {
  const failing = defineJob({
    id: 'failing',
    run: async () => {
      throw new Error('broken');
    },
  });
  const task = fairTasks([failing], services)['failing'];
  const never = async (): Promise<void> => {
    throw new Error('handed in again');
  };
  for (let index = 0; index < 5; index += 1) {
    await expect(task?.({ tenantId: busy }, never)).rejects.toThrow('broken');
  }
});

test('a job whose turn is over is handed in again at once', async () => {
  const clock = { now: 1000 };
  const later: [string, number][] = [];
  const job = defineJob({
    id: 'long',
    run: async (_payload, { isTurnOver }) => {
      expect(isTurnOver?.()).toBe(false);
      clock.now += 60_001;
      return isTurnOver?.() ? 'more' : undefined;
    },
  });
  const tasks = fairTasks([job], { ...services, now: () => clock.now });
  await tasks['long']?.({ tenantId: busy }, async (jobId, _tenantId, at) => {
    later.push([jobId, at]);
  });
  expect(later).toEqual([['long', clock.now]]);
});
