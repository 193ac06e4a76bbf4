import { DETECTION_SORTS, type DetectionFilter } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plansOf, tenantWithMany, wholeReads } from '../../../testing/statement-plans.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import { detectionPage } from './detection-list.ts';
import { detectionSummary } from './detection-summary.ts';
import { readSnapshot } from './read-snapshot.ts';

let app: TestApp;
let tenantId: number;
const NOW = Date.now();

beforeAll(async () => {
  app = await testApp();
  tenantId = await tenantWithMany(app, NOW - 3_600_000);
  // If few detections have a data type or tag, looking them up individually is right.
  await app.db.owner.query(
    `UPDATE detection SET data_types = ARRAY['email-address', (ARRAY['iban', 'payment-card'])[1 + number % 2]],
       tags = ARRAY['seen', (ARRAY['board', 'payroll'])[1 + number % 2]]`,
  );
  await app.db.owner.query('VACUUM (ANALYZE) detection, detection_data_type, detection_tag');
});
afterAll(() => app.close());

const FILTERS: readonly [string, DetectionFilter][] = [
  ['nothing', {}],
  ['a range', { from: 'now-30d' }],
  ['statuses and severity', { status: ['new', 'escalated'], severity: ['CRITICAL'] }],
  ['a person', { person: ['ana@ours.example'] }],
  ['unmanaged destinations', { managed: 'unmanaged', from: 'now-30d' }],
  ['hours', { hours: [8, 9, 10], zone: 'Europe/Berlin' }],
  ['exclusions', { not: ['status:closed', 'source:Slack'] }],
  ['a data type', { dataType: ['payment-card'] }],
  ['a tag', { tag: ['board'] }],
  ['what is overdue', { due: ['overdue'] }],
  ['a verdict', { verdict: ['confirmed'], substatus: ['regressed'] }],
  ['any data type', { not: ['dataType:none'], from: 'now-30d' }],
  ['nobody assigned', { assignee: ['none'], severity: ['CRITICAL'] }],
];

describe.each(FILTERS)('filtered by %s', (_name, filter) => {
  test.each(DETECTION_SORTS)('a page by %s is found in an index', async (sort) => {
    const plans = await plansOf(app, tenantId, (tx) =>
      detectionPage(tx, { filter, sort, limit: 50, cursor: null, now: NOW }),
    );
    expect(plans).toHaveLength(1);
    expect(wholeReads(plans)).toEqual([]);
  });

  test('counts read a narrow index and no row', async () => {
    const plans = await plansOf(app, tenantId, (tx) => detectionSummary(tx, filter, NOW));
    expect(wholeReads(plans)).toEqual([]);
    for (const plan of plans)
      expect(plan).toMatch(/Index Only Scan using detection_\w+ on detection d/);
  });
});

test('a page of the newest is read in the order of the index, without sorting all', async () => {
  const request = { filter: {}, sort: 'lastSeen' as const, limit: 50, cursor: null, now: NOW };
  const [plan = ''] = await plansOf(app, tenantId, (tx) => detectionPage(tx, request));
  const page = plan.slice(plan.indexOf('CTE page'));
  // What is hidden from the caller is determined once, before the first row.
  expect(page).toMatch(
    /CTE page\n\s+->\s+Limit(?:(?!Sort)[\s\S])*?\n\s+->\s+Index Only Scan using detection_reads/,
  );
});

test('a zone that only the database does not know is the request’s fault', async () => {
  const work = readSnapshot(app.db.database, tenantId, (tx) =>
    tx.query(`SELECT now() AT TIME ZONE 'Europe/Atlantis'`),
  );
  await expect(work).rejects.toMatchObject({
    code: 'request.invalid',
    facts: { errors: [{ path: 'zone' }] },
  });
});
