import { connectorForSource } from '@waybill/connectors';
import type { DetectionFilter } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plansOf, tenantWithMany, wholeReads } from '../../../testing/statement-plans.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import { dashboardNumbers } from './dashboard-numbers.ts';

const NOW = Date.now();

let app: TestApp;
let tenantId: number;
beforeAll(async () => {
  app = await testApp();
  tenantId = await tenantWithMany(app, NOW - 3_600_000);
});
afterAll(() => app.close());

test.each<[string, DetectionFilter]>([
  ['nothing', {}],
  ['a zone', { from: 'now-7d', zone: 'Europe/Berlin' }],
  ['unmanaged destinations', { managed: 'unmanaged' }],
  ['a source, without one place', { source: ['Slack'], not: ['destination:Public'] }],
  ['a person', { person: ['ana@ours.example'] }],
])('filtered by %s, counts read narrow indexes only', async (_name, filter) => {
  const plans = await plansOf(app, tenantId, (tx) =>
    dashboardNumbers(tx, filter, { userId: 'U', connectorOf: connectorForSource, now: NOW }),
  );
  expect(wholeReads(plans)).toEqual([]);
  const counts = plans.filter((plan) => !plan.includes('CTE page'));
  expect(counts.length).toBeGreaterThanOrEqual(5);
  // Status changes are looked up per detection while there are few.
  for (const plan of counts) {
    expect(plan).toMatch(/Index Only Scan using detection_(reads|history_by_status)/);
  }
});
