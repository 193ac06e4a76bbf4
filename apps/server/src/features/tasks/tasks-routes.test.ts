import { Task } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
});
afterAll(() => app.close());

const Tasks = z.object({ items: z.array(Task), asOf: z.iso.datetime() });

async function tasks() {
  const reply = await member.call('GET', '/v1/tasks');
  expect(reply.status).toBe(200);
  return Tasks.parse(reply.json).items;
}

interface SampleRow {
  state: string;
  done?: number;
  total?: number;
  message?: string;
}

/** As the jobs leave it behind. */
function move({ state, done, total, message }: SampleRow) {
  return app.services.database.tenant(member.tenantId, (tx) =>
    tx.query(
      `UPDATE tenant SET sample_state = $1, sample_done = coalesce($2, sample_done),
         sample_total = coalesce($3, sample_total), sample_message = $4, sample_updated_at = now()`,
      [state, done ?? null, total ?? null, message ?? null],
    ),
  );
}

test('background work is told from its waiting to its end', async () => {
  expect(await tasks()).toEqual([]);
  await move({ state: 'loading', done: 0, total: 0 });
  expect(await tasks()).toMatchObject([
    { taskId: 'sample-data.load', kind: 'sampleDataLoading', state: 'waiting', total: 0 },
  ]);
  await move({ state: 'loading', done: 40, total: 100 });
  expect(await tasks()).toMatchObject([{ state: 'running', done: 40, total: 100 }]);
  await move({ state: 'failed', message: 'Loading did not finish.' });
  expect(await tasks()).toMatchObject([{ state: 'failed', message: 'Loading did not finish.' }]);
  await move({ state: 'loaded', done: 100 });
  expect(await tasks()).toMatchObject([{ state: 'done', done: 100, message: null }]);
  await move({ state: 'emptying', done: 0 });
  expect(await tasks()).toMatchObject([{ kind: 'sampleDataEmptying', state: 'running', total: 0 }]);
  await move({ state: 'none', done: 0, total: 0 });
  expect(await tasks()).toMatchObject([{ kind: 'sampleDataEmptying', state: 'done' }]);
});
