import { ConnectionTest, Integration } from '@waybill/contract';
import { startS3Server, type TestS3Server } from '@waybill/testkit/s3-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectingApp, type CollectingApp } from '../../../../testing/collecting.ts';

let collecting: CollectingApp;
let store: TestS3Server;
beforeAll(async () => {
  [collecting, store] = await Promise.all([collectingApp(), startS3Server()]);
});
afterAll(async () => {
  await collecting.close();
  await store.close();
});

function put(key: string, ids: readonly number[]): void {
  const at = collecting.services.now();
  const lines = ids.map((id) => JSON.stringify({ id, at }));
  store.objects.set(`logs/${key}`, {
    bytes: Buffer.from(lines.join('\n')),
    changedAt: new Date(at),
  });
  const object = {
    eventName: 'ObjectCreated:Put',
    s3: { bucket: { name: 'logs' }, object: { key } },
  };
  store.messages.push({ body: JSON.stringify({ Records: [object] }), receipt: null });
}

test('objects that a queue names are read once, and stay with it until they are stored', async () => {
  const member = await collecting.member();
  const form = {
    sourceId: 'slack',
    name: 'Objects',
    values: {
      base: collecting.vendor.base,
      token: 'x',
      queue: store.queueUrl,
      store: store.url,
      access_key: store.keys.accessKeyId,
      secret_key: store.keys.secretAccessKey,
    },
    streams: ['objects'],
  };
  put('a.ndjson', [1, 2]);
  const tried = await member.call('POST', '/v1/integrations/test', form);
  expect(ConnectionTest.parse(tried.json)).toMatchObject({ ok: true });
  expect(store.messages).toHaveLength(1);
  for (const message of store.messages) message.receipt = null;

  const connected = await member.call('POST', '/v1/integrations', form);
  const { integrationId } = Integration.parse(connected.json);
  const failing = collecting.anotherScheduler({
    writer: { write: () => Promise.reject(new Error('the disk is full')) },
  });
  await failing.runDue();
  expect(store.messages).toHaveLength(1);
  for (const message of store.messages) message.receipt = null;
  put('b.ndjson', [2, 3]);
  collecting.advance(60_000);
  await collecting.scheduler.runDue();
  expect(store.messages).toEqual([]);
  const seen = await member.call('GET', `/v1/integrations/${integrationId}`);
  expect(Integration.parse(seen.json)).toMatchObject({ state: 'healthy' });
  const rows = await collecting.db.database.tenant(member.tenantId, (tx) =>
    tx.query('SELECT count(*)::integer AS events FROM activity'),
  );
  expect(rows).toEqual([{ events: 4 }]);
});
