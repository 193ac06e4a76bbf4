import { DetectionChangeRun } from '@waybill/contract';
import type { Database } from '@waybill/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { publicShare, sendRecords } from '../../../../testing/drive-records.ts';
import { refuseRows } from '../../../../testing/refused-row.ts';
import { spreadDetections } from '../../../../testing/many-detections.ts';
import {
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';
import { runChanges } from './run-changes.ts';

/** A worker that stops at any point of a bulk change neither loses nor duplicates anything. */
let app: TestApp;
let member: TestMember;
const COUNT = 1100;

beforeAll(async () => {
  app = await testApp();
  // Work runs only when the test starts it.
  app.services.jobs.enqueue = async () => undefined;
  member = await testMember(app);
  await member.call('GET', '/v1/session');
  await sendRecords(app, member.tenantId, [
    publicShare({ id: 1, at: Date.now() - 3_600_000, person: 'ana@ours.example', folder: 'pay' }),
  ]);
  await spreadDetections(app, member.tenantId, { count: COUNT, assignees: [], seed: 0.3 });
});
afterAll(() => app.close());

interface Death {
  /** Number of the transaction, from 1. */
  within: number;
  isAtEnd: boolean;
  /** That many transactions fail, then none. */
  fails?: number;
}

/** The database of a process that ends within its n-th transaction, at its beginning or at its end. */
function dyingDatabase(database: Database, dies: Death): Database {
  let transactions = 0;
  return {
    ...database,
    tenant: (tenantId, work) =>
      database.tenant(tenantId, async (tx) => {
        transactions += 1;
        const isDead =
          transactions > dies.within && transactions < dies.within + (dies.fails ?? 1e9);
        if (isDead || (transactions === dies.within && !dies.isAtEnd)) {
          throw new Error('the process has ended');
        }
        const done = await work(tx);
        if (transactions === dies.within) throw new Error('the process has ended');
        return done;
      }),
  };
}

async function workOff(database: Database): Promise<void> {
  const { log, now } = app.services;
  await runChanges(member.tenantId, { database, log, now });
}

async function run(changeId: string): Promise<DetectionChangeRun> {
  return DetectionChangeRun.parse(
    (await member.call('GET', `/v1/detection-changes/${changeId}`)).json,
  );
}

/** Lines of the histories that tell about a tag. */
async function linesOf(tag: string): Promise<number> {
  const [row] = await app.db.database.tenant(member.tenantId, (tx) =>
    tx.query<{ lines: number }>(
      `SELECT count(*)::integer AS lines FROM detection_history WHERE field = 'tags' AND (after = $1 OR before = $1)`,
      [tag],
    ),
  );
  return row?.lines ?? 0;
}

const Total = z.object({ total: z.number() });

async function tagged(tag: string): Promise<number> {
  const { json } = await member.call('GET', `/v1/detections/summary?tag=${tag}`);
  return Total.parse(json).total;
}

test.each(
  [1, 2, 3].flatMap((within) => [
    { within, isAtEnd: false },
    { within, isAtEnd: true },
  ]),
)('a worker that ends at %o', async (dies) => {
  const tag = `t${dies.within}${dies.isAtEnd ? 'end' : 'begin'}`;
  const asked = await member.call('POST', '/v1/detection-changes', {
    filter: {},
    change: { tags: { add: [tag] } },
  });
  const { changeId, total } = DetectionChangeRun.parse(asked.json);
  expect(total).toBeGreaterThan(COUNT / 2);
  await workOff(dyingDatabase(app.db.database, dies)).catch(() => undefined);
  await workOff(app.db.database);
  const done = await run(changeId);
  expect(done).toMatchObject({ state: 'done', done: total, total, changed: total, skipped: [] });
  expect([await tagged(tag), await linesOf(tag)]).toEqual([total, total]);
  await member.call('POST', `/v1/detection-changes/${changeId}/undo`);
  await workOff(dyingDatabase(app.db.database, dies)).catch(() => undefined);
  await workOff(app.db.database);
  expect((await run(changeId)).undo).toEqual({ state: 'done', restored: total, skipped: [] });
  expect([await tagged(tag), await linesOf(tag)]).toEqual([0, 2 * total]);
});

test('what was done before a fault is told as failed, and is taken back', async () => {
  const asked = await member.call('POST', '/v1/detection-changes', {
    filter: {},
    change: { tags: { add: ['part'] } },
  });
  const { changeId } = DetectionChangeRun.parse(asked.json);
  // The part, its first detection alone, and passing over that.
  await workOff(dyingDatabase(app.db.database, { within: 3, isAtEnd: false, fails: 3 }));
  const failed = await run(changeId);
  expect(failed).toMatchObject({ state: 'failed', done: 500, changed: 500 });
  expect(await tagged('part')).toBe(500);
  const undo = await member.call('POST', `/v1/detection-changes/${changeId}/undo`);
  expect(undo.status).toBe(202);
  await workOff(app.db.database);
  expect((await run(changeId)).undo).toEqual({ state: 'done', restored: 500, skipped: [] });
  expect(await tagged('part')).toBe(0);
});

test('a detection that cannot be changed is left as it is, and the others are changed and restored', async () => {
  const [bad] = await app.db.database.tenant(member.tenantId, (tx) =>
    tx.query<{ detection_id: string }>(
      "SELECT detection_id FROM detection WHERE status <> 'merged' LIMIT 1",
    ),
  );
  const where = `NEW.detection_id = '${bad?.detection_id}'`;
  const refused = await refuseRows(app.db, { table: 'detection', on: 'UPDATE', where });
  const asked = await member.call('POST', '/v1/detection-changes', {
    filter: {},
    change: { tags: { add: ['most'] } },
  });
  const { changeId, total } = DetectionChangeRun.parse(asked.json);
  await workOff(app.db.database);
  await refused.allow();
  expect(await run(changeId)).toMatchObject({
    state: 'done',
    done: total,
    changed: total - 1,
    skipped: [{ reason: 'failed', count: 1 }],
  });
  expect(await tagged('most')).toBe(total - 1);
});
