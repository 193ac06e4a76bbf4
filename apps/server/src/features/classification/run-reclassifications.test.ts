import { KeptContents, Reclassification, StoredClassification, Task } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { CARD, sendPastes } from '../../../testing/sensor-contents.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { takeUpAgain } from '../../jobs/take-up-again.ts';
import { requestReclassification } from './classification-read-model.ts';
import { forgetExpiredContents } from './forget-contents-loop.ts';
import { job } from './reclassify-job.ts';
import { runReclassifications } from './run-reclassifications.ts';

const AT = Date.now() - 60_000;
const DAY_MS = 86_400_000;

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await testMember(app);
});

const paste = (id: string, text: string) =>
  sendPastes(app.services, member.tenantId, [{ id, at: AT, text }]);

async function keep(retentionDays: number): Promise<void> {
  const { json } = await member.call('PATCH', '/v1/settings/contents', { retentionDays });
  expect(KeptContents.parse(json)).toMatchObject({ retentionDays });
}

async function runs(): Promise<Reclassification[]> {
  const { json } = await member.call('GET', '/v1/reclassifications');
  return z.object({ items: z.array(Reclassification) }).parse(json).items;
}

async function current(): Promise<StoredClassification[]> {
  const { json } = await member.call('GET', '/v1/classifications');
  return z.object({ items: z.array(StoredClassification) }).parse(json).items;
}

async function kept(): Promise<unknown> {
  return (await member.call('GET', '/v1/settings/contents')).json;
}

const rows = (sql: string) => app.db.database.tenant(member.tenantId, (tx) => tx.query(sql));
const services = () => ({ ...app.services, classifier: app.services.classifier });

const PROJECT = {
  name: 'Project number',
  class: 'business',
  sensitivity: 3,
  declaration: { kind: 'pattern', pattern: 'PRJ-[0-9]{6}' },
};

async function activeProject(): Promise<string> {
  const { json } = await member.call('POST', '/v1/data-types', PROJECT);
  const { dataTypeId } = z.object({ dataTypeId: z.string() }).parse(json);
  await member.call('PATCH', `/v1/data-types/${dataTypeId}`, { rev: 1, state: 'active' });
  return dataTypeId;
}

test('contents are not kept unless the tenant says so', async () => {
  await paste('a', `credit card ${CARD}`);
  expect(await kept()).toMatchObject({ retentionDays: 0, kept: 0, bytes: 0, oldestAt: null });
  expect(await runs()).toEqual([]);
});

test('a data type that becomes active is found in kept contents, in a new classification', async () => {
  await keep(7);
  await paste('a', 'the number is PRJ-123456');
  await paste('b', 'nothing of the kind');
  expect(await kept()).toMatchObject({ retentionDays: 7, kept: 2 });
  const dataTypeId = await activeProject();
  expect(await runs()).toMatchObject([
    { state: 'done', cause: dataTypeId, done: 2, total: 2, changed: 1, failed: 0 },
  ]);
  const found = (await current()).filter(({ types }) => types.length > 0);
  expect(found).toMatchObject([{ types: [{ type: dataTypeId, count: 1 }], isContentKept: true }]);
  const all = await rows('SELECT count(*)::integer AS all FROM classification');
  expect(all).toEqual([{ all: 4 }]);
  const { json } = await member.call('GET', '/v1/tasks');
  expect(z.object({ items: z.array(Task) }).parse(json).items).toMatchObject([
    { kind: 'reclassifying', state: 'done', done: 2, total: 2 },
  ]);
});

test('an exception takes out what is kept too', async () => {
  await keep(7);
  await paste('a', `credit card ${CARD}`);
  await member.call('POST', '/v1/data-type-exceptions', {
    dataTypeId: 'payment-card',
    scope: { kind: 'source', source: 'Sensor' },
    reason: 'Test',
  });
  expect((await current())[0]?.types).toMatchObject([{ count: 0, exempted: 1 }]);
});

test('what is kept is sealed, and not readable without the key', async () => {
  await keep(7);
  await paste('a', `credit card ${CARD}`);
  const [blob] = await app.db.database.tenant(member.tenantId, (tx) =>
    tx.query<{ sealed: Buffer }>('SELECT sealed FROM content_blob'),
  );
  expect(blob?.sealed.includes(CARD)).toBe(false);
  await rows('UPDATE content_blob SET sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 1)');
  await member.call('POST', '/v1/reclassifications');
  expect(await runs()).toMatchObject([{ state: 'done', done: 1, failed: 1, changed: 0 }]);
  expect((await current())[0]?.types).toMatchObject([{ type: 'payment-card' }]);
});

test('fewer days forget what is older at once; time forgets the rest', async () => {
  await keep(7);
  await paste('a', 'a text that is kept');
  await keep(3);
  expect(await kept()).toMatchObject({ kept: 1 });
  await forgetExpiredContents(app.db.database, Date.now() + 2 * DAY_MS);
  expect(await kept()).toMatchObject({ kept: 1 });
  await forgetExpiredContents(app.db.database, Date.now() + 4 * DAY_MS);
  expect(await kept()).toMatchObject({ kept: 0 });
  await paste('b', 'another text that is kept');
  await keep(0);
  expect(await kept()).toMatchObject({ retentionDays: 0, kept: 0, bytes: 0, oldestAt: null });
});

test('days are set from those that were seen, or from none', async () => {
  const set = (body: object) => member.call('PATCH', '/v1/settings/contents', body);
  expect((await set({ retentionDays: 7, seenDays: 0 })).status).toBe(200);
  expect((await set({ retentionDays: 3, seenDays: 0 })).status).toBe(409);
  expect(await kept()).toMatchObject({ retentionDays: 7 });
  await paste('a', 'a text that is kept');
  const { oldestAt } = KeptContents.parse(await kept());
  expect(Date.now() - Date.parse(oldestAt ?? '')).toBeLessThan(DAY_MS);
  expect((await set({ retentionDays: 0 })).json).toMatchObject({ retentionDays: 0, kept: 0 });
});

test('a run goes on where a crash left it, and two at once do nothing twice', async () => {
  await keep(7);
  for (const id of ['a', 'b', 'c', 'd']) await paste(id, `text ${id} PRJ-123456`);
  const { database } = app.services;
  const { tenantId } = member;
  await database.tenant(tenantId, (tx) =>
    requestReclassification(tx, { tenantId, cause: 'request', requestedBy: null, now: Date.now() }),
  );
  let turns = 0;
  const crashing = {
    ...app.services.classifier,
    setOf(tenant: number) {
      turns += 1;
      if (turns === 3) throw new Error('the process ended');
      return app.services.classifier.setOf(tenant);
    },
  };
  // Failures are reported; a process that ends leaves the run open, as here.
  await runReclassifications(tenantId, { ...services(), classifier: crashing });
  expect(await runs()).toMatchObject([{ state: 'failed', done: 2 }]);
  await rows(`UPDATE reclassification SET state = 'running'`);
  const asked: number[] = [];
  await takeUpAgain([job], database, {
    enqueue: async (_id, payload) => void asked.push(payload.tenantId),
  });
  expect(asked).toContain(tenantId);
  await Promise.all([
    runReclassifications(tenantId, services()),
    runReclassifications(tenantId, services()),
  ]);
  expect(await runs()).toMatchObject([{ state: 'done', done: 4, total: 4 }]);
});

test('what an earlier engine classified is classified anew when the worker starts', async () => {
  await keep(7);
  await paste('a', `credit card ${CARD}`);
  await rows(`UPDATE classification SET engine = 'earlier'`);
  const asked: number[] = [];
  await takeUpAgain([job], app.services.database, {
    enqueue: async (_id, payload) => void asked.push(payload.tenantId),
  });
  expect(asked).toContain(member.tenantId);
  await app.services.jobs.enqueue(job.id, { tenantId: member.tenantId });
  expect(await runs()).toMatchObject([{ state: 'done', cause: 'engine', done: 1, changed: 0 }]);
  await app.services.jobs.enqueue(job.id, { tenantId: member.tenantId });
  expect(await runs()).toHaveLength(1);
});

test('a change during a run lets it begin again', async () => {
  await keep(7);
  await paste('a', 'text a');
  const { database } = app.services;
  const { tenantId } = member;
  const wanted = { tenantId, cause: 'request', requestedBy: null, now: Date.now() };
  const first = await database.tenant(tenantId, (tx) => requestReclassification(tx, wanted));
  await rows(`UPDATE reclassification SET state = 'running', done = 1,
    position_version_id = (SELECT version_id FROM content_blob)`);
  const again = await database.tenant(tenantId, (tx) =>
    requestReclassification(tx, { ...wanted, cause: 'exceptions' }),
  );
  expect(again).toMatchObject({ reclassificationId: first.reclassificationId, done: 0, total: 1 });
});

test('a content that cannot be classified is counted, and the others are classified', async () => {
  await keep(7);
  await paste('a', 'the first is PRJ-123456');
  await paste('b', 'the second is PRJ-654321');
  await activeProject();
  const { classifier, log } = app.services;
  let asked = 0;
  const failing = {
    ...classifier,
    classify: (given: Parameters<typeof classifier.classify>[0]) => {
      asked += 1;
      if (asked === 1) throw new Error('the reader has ended');
      return classifier.classify(given);
    },
  };
  await app.db.database.tenant(member.tenantId, (tx) =>
    requestReclassification(tx, {
      tenantId: member.tenantId,
      cause: 'request',
      requestedBy: null,
      now: Date.now(),
    }),
  );
  await runReclassifications(member.tenantId, {
    database: app.db.database,
    classifier: failing,
    log,
    now: Date.now,
  });
  const [newest] = await runs();
  expect(newest).toMatchObject({ state: 'done', done: 2, failed: 1 });
});
