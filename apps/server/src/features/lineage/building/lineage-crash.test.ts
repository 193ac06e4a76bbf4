import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dyingBefore } from '../../../../testing/dying-database.ts';
import { lineageAct, lineageRecord } from '../../../../testing/lineage-events.ts';
import { emptyTenant, graphLines } from '../../../../testing/lineage-tables.ts';
import { openSettledPipeline } from '../../../../testing/settled-pipeline.ts';

const NOON = Date.UTC(2026, 9, 5, 12);

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

test('a connection that dies before any statement loses nothing and doubles nothing', async () => {
  const tenantId = await testTenant(db.database);
  const records = fc.sample(lineageAct, { numRuns: 40, seed: 13 }).map(lineageRecord);
  const batch = { tenantId, sourceId: 'sensor', records, receivedAt: NOON, isSample: false };
  await openSettledPipeline(db.database, () => NOON, []).writer.write(batch);
  const expected = await graphLines(db.database, tenantId);
  await emptyTenant(db.owner, tenantId);
  let statement = 0;
  const left: string[] = [];
  for (let hasDied = true; hasDied;) {
    statement += 1;
    const { writer } = openSettledPipeline(dyingBefore(db, statement), () => NOON, []);
    const result = await writer.write(batch).catch(() => null);
    hasDied = result === null;
    if (hasDied) left.push(...(await graphLines(db.database, tenantId)));
  }
  expect(left).toEqual([]);
  expect(statement).toBeGreaterThan(20);
  expect(await graphLines(db.database, tenantId)).toEqual(expected);
});
