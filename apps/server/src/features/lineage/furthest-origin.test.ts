import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphId, storeGraph, testPlace } from '../../../testing/made-graph.ts';
import { findPaths } from './find-paths.ts';
import { furthestOrigin } from './furthest-origin.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const end = (versionId: string) => ({ versionIds: [versionId], placeIds: null });

test('of a chain longer than a trace shows, the origin is one that a trace finds', async () => {
  const tenantId = await testTenant(db.database);
  const place = testPlace('Drive', { outside: 'no' });
  const names = Array.from({ length: 18 }, (_, index) => `v${index}`);
  await storeGraph(db.database, tenantId, {
    versions: Object.fromEntries(names.map((name) => [name, { place }])),
    edges: Object.fromEntries(names.slice(1).map((name, index) => [`v${index} ${name}`, {}])),
  });
  const last = graphId('v17');
  const found = await db.database.tenant(tenantId, async (tx) => {
    const origin = (await furthestOrigin(tx, tenantId, last)) ?? '';
    const request = { origin: end(origin), destination: end(last) };
    return { origin, paths: (await findPaths(tx, tenantId, request)).paths };
  });
  expect(found.origin).toBe(graphId('v5'));
  expect(found.paths).toHaveLength(1);
});
