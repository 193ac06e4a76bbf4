import { Remap, Task } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { changingConnector } from '../../../../testing/changing-connector.ts';
import { takeIn } from '../../../../testing/remap-rows.ts';
import {
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';

let app: TestApp;
let member: TestMember;
let version: 'old' | 'new' = 'old';
beforeAll(async () => {
  app = await testApp({
    connectorOf: (source) => (source === 'Slack' ? changingConnector(version) : undefined),
  });
  member = await testMember(app);
});
afterAll(() => app.close());

const Remaps = z.object({ items: z.array(Remap) });

test('a person sends what a source had sent through a mapping that changed', async () => {
  const { services } = app;
  const at = Date.now() - 60_000;
  const record = { id: 1, at, person: 'ana@ours.example', file: 'f1', title: 'Plan' };
  await takeIn(services.writer, {
    tenantId: member.tenantId,
    connector: changingConnector('old'),
    receivedAt: at,
    records: [record, { ...record, id: 2, title: undefined }],
  });
  version = 'new';
  const reply = await member.call('POST', '/v1/sources/slack/remap');
  expect(reply.status).toBe(200);
  const asked = Remap.parse(reply.json);
  expect(asked).toMatchObject({ sourceId: 'slack', state: 'waiting', done: 0, total: 1 });

  const list = Remaps.parse((await member.call('GET', '/v1/remaps')).json);
  expect(list.items).toMatchObject([
    { remapId: asked.remapId, state: 'done', done: 1, changed: 1, added: 0, removed: 0, kept: 0 },
  ]);
  const tasks = z
    .object({ items: z.array(Task) })
    .parse((await member.call('GET', '/v1/tasks')).json).items;
  expect(tasks).toMatchObject([{ kind: 'remapping', state: 'done', done: 1, total: 1 }]);
  const names = await services.database.tenant(member.tenantId, (tx) =>
    tx.query('SELECT object_name AS name FROM activity ORDER BY vendor_event_id'),
  );
  expect(names).toEqual([{ name: 'Plan' }, { name: 'f1' }]);
});

test('a source that is unknown, or that nothing reads, is refused', async () => {
  expect(await member.call('POST', '/v1/sources/nowhere/remap')).toMatchObject({
    status: 404,
    json: { code: 'ingest.source_unknown' },
  });
  expect(await member.call('POST', '/v1/sources/okta/remap')).toMatchObject({
    json: { code: 'ingest.source_without_connector' },
  });
});

test('who may only look at integrations sees replays and starts none', async () => {
  const analyst = await testMember(app, { roles: ['Analyst L1'] });
  expect((await analyst.call('POST', '/v1/sources/slack/remap')).status).toBe(403);
  const reply = await analyst.call('GET', '/v1/remaps');
  expect(reply).toMatchObject({ status: 200, json: { items: [] } });
});
