import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { CARD, sendPastes } from '../../../testing/sensor-contents.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

const TABLES = [
  'data_type',
  'data_type_version',
  'data_type_switch',
  'data_type_exception',
  'object_version',
  'event_content',
  'classification',
  'classification_type',
  'content_blob',
  'reclassification',
];

let app: TestApp;
let owner: TestMember;
beforeAll(async () => {
  app = await testApp();
  owner = await testMember(app);
  const call = async (method: 'POST' | 'PATCH', url: string, body: object): Promise<unknown> => {
    const reply = await owner.call(method, url, body);
    expect([url, reply.status]).toEqual([url, 200]);
    return reply.json;
  };
  await call('PATCH', '/v1/settings/contents', { retentionDays: 1 });
  await sendPastes(app.services, owner.tenantId, [
    { id: 'a', at: Date.now() - 60_000, text: `credit card ${CARD}` },
  ]);
  await call('PATCH', '/v1/data-types/payment-card', { rev: 0, minimum: 'high' });
  await call('POST', '/v1/data-types', {
    name: 'Own',
    class: 'business',
    sensitivity: 1,
    declaration: { kind: 'pattern', pattern: 'OWN-[0-9]{4}' },
  });
  await call('POST', '/v1/data-type-exceptions', {
    dataTypeId: 'payment-card',
    scope: { kind: 'source', source: 'Sensor' },
    reason: 'Test',
  });
});
afterAll(() => app.close());

const countIn = async (tenantId: number, table: string): Promise<number> => {
  const [row] = await app.db.database.tenant(tenantId, (tx) =>
    tx.query<{ rows: number }>(`SELECT count(*)::integer AS rows FROM ${table}`),
  );
  return row?.rows ?? -1;
};

test.each(TABLES)('rows of %s are seen and changed by their tenant alone', async (table) => {
  const stranger = await testMember(app);
  const before = await countIn(owner.tenantId, table);
  expect(before).toBeGreaterThan(0);
  expect(await countIn(stranger.tenantId, table)).toBe(0);
  await app.db.database.tenant(stranger.tenantId, (tx) => tx.query(`DELETE FROM ${table}`));
  expect(await countIn(owner.tenantId, table)).toBe(before);
});

test('when a tenant goes, all of it goes', async () => {
  const leaving = await testMember(app);
  await sendPastes(app.services, leaving.tenantId, [
    { id: 'a', at: Date.now() - 60_000, text: `credit card ${CARD}` },
  ]);
  expect(await countIn(leaving.tenantId, 'classification_type')).toBe(1);
  await app.db.owner.query('DELETE FROM tenant WHERE tenant_id = $1', [leaving.tenantId]);
  const { rows } = await app.db.owner.query(
    'SELECT FROM classification_type WHERE tenant_id = $1',
    [leaving.tenantId],
  );
  expect(z.array(z.unknown()).parse(rows)).toEqual([]);
});
