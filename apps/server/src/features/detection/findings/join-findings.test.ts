import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  alert,
  FILE,
  share,
  shownDetections,
  testIntake,
  type TestFacts,
} from '../../../../testing/finding-events.ts';

let db: TestDatabase;
let tenantId: number;
let intake: ReturnType<typeof testIntake>;
beforeAll(async () => {
  db = await testDatabase();
  intake = testIntake(db.database);
});
afterAll(() => db.close());
beforeEach(async () => {
  tenantId = await testTenant(db.database);
});

const shown = () => shownDetections(db.database, tenantId);

test('a finding after the detection becomes evidence of it, and its severity a floor that is shown', async () => {
  await intake.send(tenantId, share({ id: 'e1' }));
  await intake.send(tenantId, alert({ id: 'f1', hour: 3 }));
  const [joined, ...others] = await shown();
  expect(others).toEqual([]);
  expect(joined).toMatchObject({
    policy_key: 'shares',
    status: 'new',
    severity: 'HIGH',
    event_count: 2,
    events: ['e1@05T12', 'f1@05T15'],
  });
  const sum = (joined?.contributions ?? []).reduce((total, { value }) => total + value, 0);
  expect(Math.round(sum)).toBe(joined?.score);
  expect(joined?.contributions).toContainEqual(
    expect.objectContaining({ label: 'joinedFinding', seen: 'Microsoft Defender: high' }),
  );
});

test('a finding before the detection goes into it, with all that it was', async () => {
  await intake.send(tenantId, alert({ id: 'f1', hour: 3 }));
  expect(await shown()).toMatchObject([{ policy_key: 'defender-finding', event_count: 1 }]);
  await intake.send(tenantId, share({ id: 'e1' }));
  expect(await shown()).toMatchObject([
    { policy_key: 'shares', severity: 'HIGH', event_count: 2, events: ['e1@05T12', 'f1@05T15'] },
  ]);
});

test('what is left of a detection of several findings tells of the rest', async () => {
  await intake.send(tenantId, alert({ id: 'f1' }), alert({ id: 'f2', hour: 30, severity: 'low' }));
  expect(await shown()).toMatchObject([{ event_count: 2, severity: 'HIGH' }]);
  await intake.send(tenantId, share({ id: 'e1' }));
  expect(await shown()).toMatchObject([
    { policy_key: 'defender-finding', severity: 'LOW', events: ['f2@06T18'], event_count: 1 },
    { policy_key: 'shares', events: ['e1@05T12', 'f1@05T12'], severity: 'HIGH' },
  ]);
});

const HASH = 'a'.repeat(64);

test.each<[string, Omit<TestFacts, 'id'>, Omit<TestFacts, 'id'>]>([
  ['another person', {}, { person: 'bo@ours.example' }],
  ['another object', {}, { object: { ...FILE, id: 'item-0002' } }],
  ['an object of the same name only', { object: { kind: 'file', name: 'plan.xlsx' } }, {}],
  ['another destination', { to: 'Dropbox' }, { to: 'Slack' }],
  ['a destination that the detection does not have', {}, { to: 'Slack' }],
  ['more than 24 hours later', {}, { hour: 24.01 }],
  ['more than 24 hours earlier', { hour: 25 }, { hour: 0.99 }],
  ['another account', { account: 'one' }, { person: null, account: 'two' }],
])('does not join: %s', async (_what, detection, finding) => {
  await intake.send(tenantId, share({ id: 'e1', ...detection }));
  await intake.send(tenantId, alert({ id: 'f1', ...finding }));
  expect(await shown()).toMatchObject([
    { policy_key: 'defender-finding', events: { length: 1 } },
    { policy_key: 'shares', events: { length: 1 } },
  ]);
});

test.each<[string, Omit<TestFacts, 'id'>, Omit<TestFacts, 'id'>]>([
  [
    'the same path, however written',
    { object: { path: 'C:\\Data\\Plan.xlsx' } },
    { object: { path: 'c:/data/plan.xlsx' } },
  ],
  [
    'the same hash',
    { object: { sha256: HASH, name: 'a' } },
    { object: { sha256: HASH, name: 'b' } },
  ],
  [
    'the same account, where the finding names no person',
    { account: '0001' },
    { person: null, account: '0001' },
  ],
  ['the same destination', { to: 'Dropbox' }, { to: 'Dropbox' }],
  ['no destination named by the finding', { to: 'Dropbox' }, {}],
  ['24 hours later to the minute', {}, { hour: 24 }],
])('joins: %s', async (_what, detection, finding) => {
  await intake.send(tenantId, share({ id: 'e1', ...detection }));
  await intake.send(tenantId, alert({ id: 'f1', ...finding }));
  expect(await shown()).toMatchObject([{ policy_key: 'shares', event_count: 2 }]);
});

test('records that come again change nothing', async () => {
  const all = [share({ id: 'e1' }), alert({ id: 'f1' })];
  await intake.send(tenantId, ...all);
  const before = await shown();
  await intake.send(tenantId, ...all);
  await intake.send(tenantId, ...all.toReversed());
  expect(await shown()).toEqual(before);
});

test('a finding of another tenant joins nothing', async () => {
  const other = await testTenant(db.database);
  await intake.send(tenantId, share({ id: 'e1' }));
  await intake.send(other, alert({ id: 'f1' }));
  expect(await shown()).toMatchObject([{ policy_key: 'shares', event_count: 1 }]);
  expect(await shownDetections(db.database, other)).toMatchObject([
    { policy_key: 'defender-finding' },
  ]);
});

async function close(verdict: string | null): Promise<void> {
  await db.database.tenant(tenantId, (tx) =>
    tx.query(
      `UPDATE detection SET status = 'closed', verdict = $1, rev = rev + 1 WHERE status <> 'merged'`,
      [verdict],
    ),
  );
}

test('a closed detection gets the evidence and stays closed', async () => {
  await intake.send(tenantId, share({ id: 'e1' }));
  await close('false_positive');
  await intake.send(tenantId, alert({ id: 'f1' }));
  expect(await shown()).toMatchObject([
    { policy_key: 'shares', status: 'closed', verdict: 'false_positive', event_count: 2 },
  ]);
});

test('a finding that a person closed stays closed, and is evidence of the detection too', async () => {
  await intake.send(tenantId, alert({ id: 'f1' }));
  await close('confirmed');
  await intake.send(tenantId, share({ id: 'e1' }));
  expect(await shown()).toMatchObject([
    { policy_key: 'defender-finding', status: 'closed', verdict: 'confirmed', event_count: 1 },
    { policy_key: 'shares', status: 'new', event_count: 2 },
  ]);
});

test('later records of a finding follow it to the detection, however much later', async () => {
  await intake.send(tenantId, share({ id: 'e1' }), alert({ id: 'f1' }));
  await intake.send(tenantId, alert({ id: 'f1', hour: 60, severity: 'critical' }));
  expect(await shown()).toMatchObject([
    { policy_key: 'shares', event_count: 3, severity: 'CRITICAL' },
  ]);
});

test('a match that another writer of evidence finds is applied with the next events', async () => {
  const other = { ...FILE, id: 'item-0002' };
  const unseen = { ...share({ id: 'e1' }), stream: 'other' };
  await intake.send(tenantId, alert({ id: 'f1' }), unseen, share({ id: 'e2', object: other }));
  await db.database.tenant(tenantId, (tx) =>
    tx.query(
      `INSERT INTO detection_event (tenant_id, detection_id, occurred_at, event_id)
       SELECT d.tenant_id, d.detection_id, a.occurred_at, a.event_id FROM detection d, activity a
       WHERE d.policy_key = 'shares' AND a.vendor_event_id = 'e1'`,
    ),
  );
  expect((await shown()).length).toBe(2);
  await intake.send(tenantId, { ...unseen, vendorEventId: 'e3' });
  expect(await shown()).toMatchObject([{ policy_key: 'shares', events: { length: 3 } }]);
});

test('another mapping changes neither the detections nor what joined them', async () => {
  await intake.send(tenantId, share({ id: 'e1' }), alert({ id: 'f1' }));
  const before = await shown();
  await intake.remap(tenantId);
  expect(await shown()).toEqual(before);
  await intake.send(tenantId, { ...alert({ id: 'f1', hour: 1 }), vendorOperation: 'Other' });
  expect(await shown()).toMatchObject([{ policy_key: 'shares', event_count: 3 }]);
});

const Fact = fc.record({
  isAlert: fc.boolean(),
  hour: fc.integer({ min: 0, max: 11 }).map((step) => step * 6),
  person: fc.constantFrom('ana@ours.example', 'bo@ours.example', null),
  object: fc.constantFrom(FILE, { ...FILE, id: 'item-0002' }),
  to: fc.constantFrom(null, 'Dropbox', 'Slack'),
  severity: fc.constantFrom('low', 'medium', 'high', 'critical'),
});

test('any order of arrival gives the same detections with the same evidence', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(Fact, { minLength: 2, maxLength: 9 }).chain((facts) =>
        fc.tuple(
          fc.constant(facts),
          fc.shuffledSubarray(
            facts.map((_fact, index) => index),
            { minLength: facts.length },
          ),
          fc.array(fc.boolean(), { minLength: facts.length, maxLength: facts.length }),
        ),
      ),
      async ([facts, order, cuts]) => {
        const events = facts.map(({ isAlert, ...fact }, index) =>
          (isAlert ? alert : share)({
            ...fact,
            id: `${isAlert ? 'f' : 'e'}${index}`,
            account: '0001',
          }),
        );
        const outcomes = [];
        for (const places of [facts.map((_fact, index) => index), order]) {
          const tenant = await testTenant(db.database);
          let batch: typeof events = [];
          for (const [step, place] of places.entries()) {
            batch.push(...events.slice(place, place + 1));
            if (cuts[step] === true || step === places.length - 1) {
              await intake.send(tenant, ...batch);
              batch = [];
            }
          }
          const found = await shownDetections(db.database, tenant);
          outcomes.push(
            found
              .map(
                ({
                  policy_key: key,
                  events: evidence,
                  severity,
                  event_count: count,
                  object_count: objects,
                }) => JSON.stringify([key, evidence, severity, count, objects]),
              )
              .toSorted(),
          );
        }
        expect(outcomes[1]).toEqual(outcomes[0]);
      },
    ),
    { numRuns: 10 },
  );
}, 120_000);
