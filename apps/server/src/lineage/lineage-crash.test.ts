import type { Database, Transaction } from '@waybill/store';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineageAct, lineageRecord } from '../../testing/lineage-events.ts';
import { emptyTenant, graphLines } from '../../testing/lineage-tables.ts';
import { openPipeline } from '../pipeline/open-pipeline.ts';

const NOON = Date.UTC(2026, 9, 5, 12);

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

/** Ends the server's side of a connection before its statement of this number in one transaction. */
function dyingBefore(statement: number): Database {
  const withDeath = (tx: Transaction): Transaction => {
    let run = 0;
    const next = async (): Promise<void> => {
      run += 1;
      if (run !== statement) return;
      const [row] = (await tx.client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows;
      await db.owner.query('SELECT pg_terminate_backend($1, 5000)', [row?.pid]);
    };
    return {
      client: tx.client,
      query: async (text, values) => {
        await next();
        return tx.query(text, values);
      },
      named: async (name, text, values) => {
        await next();
        return tx.named(name, text, values);
      },
    };
  };
  return {
    ...db.database,
    tenant: (id, work) => db.database.tenant(id, (tx) => work(withDeath(tx))),
  };
}

test('a connection that dies before any statement loses nothing and doubles nothing', async () => {
  const tenantId = await testTenant(db.database);
  const records = fc.sample(lineageAct, { numRuns: 40, seed: 13 }).map(lineageRecord);
  const batch = { tenantId, sourceId: 'sensor', records, receivedAt: NOON, isSample: false };
  await openPipeline(db.database, () => NOON, []).writer.write(batch);
  const expected = await graphLines(db.database, tenantId);
  await emptyTenant(db.owner, tenantId);
  let statement = 0;
  const left: string[] = [];
  for (let hasDied = true; hasDied;) {
    statement += 1;
    const { writer } = openPipeline(dyingBefore(statement), () => NOON, []);
    const result = await writer.write(batch).catch(() => null);
    hasDied = result === null;
    if (hasDied) left.push(...(await graphLines(db.database, tenantId)));
  }
  expect(left).toEqual([]);
  expect(statement).toBeGreaterThan(20);
  expect(await graphLines(db.database, tenantId)).toEqual(expected);
});
