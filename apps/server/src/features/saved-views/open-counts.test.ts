import { BUILT_IN_VIEWS, OPEN_STATUSES } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plansOf, tenantWithMany, wholeReads } from '../../../testing/statement-plans.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import { filterSql } from '../detection/detections-read-model.ts';
import { openCounts } from './open-counts.ts';
import { readSavedQuery } from './saved-query.ts';

let app: TestApp;
let tenantId: number;
const NOW = Date.now();

beforeAll(async () => {
  app = await testApp();
  tenantId = await tenantWithMany(app, NOW - 3_600_000);
});
afterAll(() => app.close());

const reader = () => ({
  tenantId,
  userId: 'U-one',
  userName: 'One',
  permissions: new Set<never>(),
});
const ASKED = { managed: undefined, now: NOW };

test('all views are counted in one reading of a narrow index', async () => {
  const plans = await plansOf(app, tenantId, (tx) => openCounts(tx, reader(), ASKED));
  expect(plans).toHaveLength(1);
  expect(wholeReads(plans)).toEqual([]);
  expect(plans[0]).toMatch(/Index Only Scan using detection_\w+ on detection d/);
});

test('each has as many as if it were counted alone', async () => {
  await app.db.database.snapshot(tenantId, async (tx) => {
    const alone = [];
    for (const { id, query } of BUILT_IN_VIEWS) {
      const { filter } = readSavedQuery(query.replaceAll('=me', '=U-one'), NOW);
      const { where, values, place } = filterSql(filter, NOW);
      const [row] = await tx.query<{ open: number }>(
        `SELECT count(*)::integer AS open FROM detection d
         WHERE ${where} AND d.status = ANY(${place(OPEN_STATUSES)})`,
        values,
      );
      alone.push({ id, open: id === 'suppressed' ? null : row?.open });
    }
    const counts = await openCounts(tx, reader(), ASKED);
    expect(counts).toEqual(alone);
    expect(counts.filter(({ open }) => (open ?? 0) > 0).length).toBeGreaterThan(4);
  });
});
