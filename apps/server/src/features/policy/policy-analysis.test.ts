import { asWork, type Database } from '@waybill/store';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moved, takeIn } from '../../../testing/flow-events.ts';
import { raisePolicyRev } from './evaluation/policy-rows.ts';
import { policyAnalysis } from './policy-analysis.ts';

const NOW = Date.now();

let db: TestDatabase;
let tenantId: number;
beforeAll(async () => {
  db = await testDatabase();
  const [row] = await db.database.system((tx) =>
    tx.query<{ id: number }>(`SELECT create_tenant('t', 'T', 'us-east-1', '{}', '{}') AS id`),
  );
  tenantId = row?.id ?? 0;
  await takeIn(db.database, tenantId, [moved('e1', NOW - 1000)]);
});
afterAll(() => db.close());

/** The database, counting the scans over events. */
function counting(onScan = (): void => undefined): { database: Database; scans: () => number } {
  let scans = 0;
  const database: Database = {
    ...db.database,
    snapshot: (id, work) =>
      db.database.snapshot(id, (tx) =>
        work({
          ...tx,
          named: (name, text, values) => {
            if (name === 'policy_scan_days') {
              scans += 1;
              onScan();
            }
            return tx.named(name, text, values);
          },
        }),
      ),
  };
  return { database, scans: () => scans };
}

test('callers of one moment share one count, which is kept for two minutes', async () => {
  const { database, scans } = counting();
  const analyse = policyAnalysis(database);
  const answers = await Promise.all(Array.from({ length: 12 }, () => analyse(tenantId, NOW)));
  expect(answers.every(({ scanned }) => scanned === 1)).toBe(true);
  expect(scans()).toBe(1);
  expect(await analyse(tenantId, NOW + 119_000)).toEqual(answers[0]);
  expect(scans()).toBe(1);
  const later = await analyse(tenantId, NOW + 121_000);
  expect(later.asOf).toBe(new Date(NOW + 121_000).toISOString());
  expect(scans()).toBe(2);
});

test('a change of the policies is counted at once', async () => {
  const { database, scans } = counting();
  const analyse = policyAnalysis(database);
  await analyse(tenantId, NOW);
  await db.database.tenant(tenantId, (tx) => raisePolicyRev(tx, tenantId));
  await analyse(tenantId, NOW + 1);
  expect(scans()).toBe(2);
});

test('a caller who goes leaves the answer to the others', async () => {
  const abort = new AbortController();
  const { database } = counting(() => abort.abort(new Error('gone')));
  const analyse = policyAnalysis(database);
  const context = { lane: 'heavy', isRead: true } as const;
  const first = asWork({ ...context, signal: abort.signal }, () => analyse(tenantId, NOW));
  const second = asWork(context, () => analyse(tenantId, NOW));
  expect(await second).toMatchObject({ scanned: 1 });
  expect(abort.signal.aborted).toBe(true);
  expect(await first).toEqual(await second);
});
