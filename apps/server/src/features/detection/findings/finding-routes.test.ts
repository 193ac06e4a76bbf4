import { DetectionDetail, FindingSetting } from '@waybill/contract';
import { BUILTIN_POLICIES } from '@waybill/engine';
import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alert, share, shownDetections, testIntake } from '../../../../testing/finding-events.ts';
import { colleagueOf } from '../../../../testing/colleague.ts';
import {
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';

let app: TestApp;
let intake: ReturnType<typeof testIntake>;
let member: TestMember;
let auditor: TestMember;

beforeAll(async () => {
  app = await testApp();
  intake = testIntake(app.db.database);
});
afterAll(() => app.close());
beforeEach(async () => {
  // Its own tenant for each test.
  member = await testMember(app);
  await member.call('GET', '/v1/session');
  auditor = await colleagueOf(app, member, { roles: ['Auditor'], name: 'Ada' });
});

const shown = () => shownDetections(app.db.database, member.tenantId);
const send = (
  ...facts: Parameters<typeof intake.send> extends [number, ...infer Rest] ? Rest : never
) => intake.send(member.tenantId, ...facts);

async function only(policyKey: string): Promise<DetectionDetail> {
  const found = (await shown()).find(({ policy_key: key }) => key === policyKey);
  const reply = await member.call('GET', `/v1/detections/${found?.detection_id}`);
  return DetectionDetail.parse(reply.json);
}

const separate = (detectionId: string, by: TestMember = member, findingId = 'f1') =>
  by.call('POST', `/v1/detections/${detectionId}/separate-finding`, {
    source: 'defender-finding',
    findingId,
  });

const setting = async (change: Partial<FindingSetting>) =>
  member.call('PATCH', '/v1/finding-settings/defender-finding', {
    rev: 0,
    severityCap: null,
    closesWithVendor: false,
    ...change,
  });

test('a detection says which finding joined it and why', async () => {
  await send(share({ id: 'e1', to: 'Dropbox' }), alert({ id: 'f1', hour: 2, to: 'Dropbox' }));
  const detection = await only('shares');
  expect(detection.findings).toMatchObject([
    {
      source: 'defender-finding',
      name: 'Microsoft Defender',
      findingId: 'f1',
      vendorSeverity: 'high',
      matchedBy: { who: 'person', object: 'id', destination: true, gapSec: 7200 },
      separated: null,
    },
  ]);
  expect(detection.history).toContainEqual(
    expect.objectContaining({ field: 'finding', after: 'joined', reason: 'Microsoft Defender' }),
  );
  expect(detection.isHistoryWhole).toBe(true);
});

test('separating gives both back as they were, and they never join again', async () => {
  await send(share({ id: 'e1' }));
  const [before] = await shown();
  await send(alert({ id: 'f1' }));
  const { detectionId } = await only('shares');
  expect(await separate(detectionId)).toMatchObject({ status: 200 });
  const [finding, host] = await shown();
  expect(host).toMatchObject({
    policy_key: 'shares',
    severity: before?.severity,
    score: before?.score,
    events: before?.events,
    event_count: 1,
    object_count: 1,
  });
  expect(host?.contributions).toEqual(before?.contributions);
  expect(finding).toMatchObject({
    policy_key: 'defender-finding',
    status: 'new',
    severity: 'HIGH',
    event_count: 1,
  });
  await send(alert({ id: 'f1', hour: 1 }), share({ id: 'e2' }));
  expect(await shown()).toMatchObject([
    { policy_key: 'defender-finding', event_count: 2 },
    { policy_key: 'shares', events: ['e1@05T12', 'e2@05T12'] },
  ]);
  expect((await only('shares')).findings).toMatchObject([
    { findingId: 'f1', separated: { by: expect.any(String) } },
  ]);
  expect(await separate(detectionId)).toMatchObject({ status: 404 });
});

test('only who may triage separates, and no other tenant', async () => {
  await send(share({ id: 'e1' }), alert({ id: 'f1' }));
  const { detectionId } = await only('shares');
  expect(await separate(detectionId, auditor)).toMatchObject({ status: 403 });
  expect(await separate(detectionId, await testMember(app))).toMatchObject({ status: 404 });
  expect(await separate(detectionId, member, 'f2')).toMatchObject({ status: 404 });
  expect((await shown()).length).toBe(1);
});

test('separating is written to the audit log', async () => {
  await send(share({ id: 'e1' }), alert({ id: 'f1' }));
  await separate((await only('shares')).detectionId);
  const entries = await app.db.database.tenant(member.tenantId, (tx) =>
    tx.query<{ action: string }>(`SELECT action FROM audit_entry`),
  );
  expect(entries.map(({ action }) => action)).toContain('detection.finding_separated');
});

test('the severity of a vendor counts up to the cap of the organization', async () => {
  expect(await setting({ severityCap: 'MEDIUM' })).toMatchObject({
    status: 200,
    json: { severityCap: 'MEDIUM', rev: 1 },
  });
  expect(await setting({ severityCap: 'LOW' })).toMatchObject({ status: 409 });
  const capped = testIntake(app.db.database);
  await capped.send(member.tenantId, alert({ id: 'f1', severity: 'critical' }));
  expect(await shown()).toMatchObject([
    {
      severity: 'MEDIUM',
      contributions: expect.arrayContaining([expect.objectContaining({ label: 'vendorCap' })]),
    },
  ]);
  await capped.send(member.tenantId, share({ id: 'e1' }));
  expect(await shown()).toMatchObject([{ policy_key: 'shares', severity: 'MEDIUM' }]);
  expect(
    await auditor.call('PATCH', '/v1/finding-settings/defender-finding', { rev: 1 }),
  ).toMatchObject({
    status: 403,
  });
});

test('every policy that reports findings has a setting, and no other policy', async () => {
  const { json } = await member.call('GET', '/v1/finding-settings');
  const reporting = BUILTIN_POLICIES.filter(({ isVendorFinding }) => isVendorFinding === true);
  const { items } = z.object({ items: z.array(FindingSetting) }).parse(json);
  expect(items.map(({ source }) => source).toSorted()).toEqual(
    reporting.map(({ key }) => key).toSorted(),
  );
  expect(items.map(({ name }) => name)).toContain('Wiz');
  const change = { rev: 0, severityCap: null, closesWithVendor: false };
  expect(await member.call('PATCH', '/v1/finding-settings/cards-shared', change)).toMatchObject({
    status: 404,
  });
});

test('what the vendor says later is in the history, and closes nothing by itself', async () => {
  await send(alert({ id: 'f1', status: 'new' }));
  await send(alert({ id: 'f1', hour: 2, status: 'resolved' }));
  await send(alert({ id: 'f1', hour: 2, status: 'resolved' }));
  // Older news that arrives later changes nothing.
  await send(alert({ id: 'f1', hour: 1, status: 'inProgress' }));
  const detection = await only('defender-finding');
  expect(detection).toMatchObject({ status: 'new', eventCount: 3 });
  const states = detection.history.filter(({ field }) => field === 'vendorState');
  expect(states).toMatchObject([
    { before: 'open', after: 'resolved', reason: 'Microsoft Defender' },
  ]);
});

test('a record that is no finding by itself tells of the one that it names', async () => {
  await send(share({ id: 'e1' }), alert({ id: 'f1', status: 'new' }));
  await send(alert({ id: 'f1', hour: 40, severity: 'informational', status: 'resolved' }));
  await send(alert({ id: 'f2', severity: 'informational', status: 'resolved' }));
  expect(await shown()).toMatchObject([{ policy_key: 'shares', event_count: 3 }]);
  expect((await only('shares')).findings).toMatchObject([{ findingId: 'f1', state: 'resolved' }]);
});

test('a detection closes with the vendor where that is switched on, without a verdict', async () => {
  await setting({ closesWithVendor: true });
  await send(alert({ id: 'f1', status: 'new' }), alert({ id: 'f2', status: 'new' }));
  await send(alert({ id: 'f1', hour: 2, status: 'resolved' }));
  expect(await only('defender-finding')).toMatchObject({ status: 'new' });
  await send(alert({ id: 'f2', hour: 2, status: 'dismissed' }));
  expect(await only('defender-finding')).toMatchObject({
    status: 'closed',
    verdict: null,
    isHistoryWhole: true,
  });
});

test('a closed detection stays closed whatever the vendor says, and the verdict of a person stays', async () => {
  await setting({ closesWithVendor: true });
  await send(share({ id: 'e1' }), alert({ id: 'f1', status: 'new' }));
  const { detectionId, rev } = await only('shares');
  const change = { verdict: { verdict: 'confirmed', reason: 'mistake' } };
  await member.call('PATCH', `/v1/detections/${detectionId}`, { rev, change });
  await send(alert({ id: 'f1', hour: 2, status: 'resolved' }));
  await send(alert({ id: 'f1', hour: 3, status: 'reopened' }));
  const detection = await only('shares');
  expect(detection).toMatchObject({ status: 'closed', verdict: 'confirmed', eventCount: 4 });
  const states = detection.history.filter(({ field }) => field === 'vendorState');
  expect(states.map(({ after }) => after)).toEqual(['reopened', 'resolved']);
  expect((await shown()).length).toBe(1);
});

/** Puts a detection into a restricted case without members. */
async function restrict(detectionId: string): Promise<void> {
  await app.db.database.tenant(member.tenantId, async (tx) => {
    await tx.query(
      `INSERT INTO detection_case (tenant_id, case_id, number, title, kind, state, is_restricted, restricted_at,
         created_at, updated_at)
       VALUES ($1, gen_random_uuid(), 1, 'Case', 'other', 'open', true, now(), now(), now())`,
      [member.tenantId],
    );
    await tx.query(
      `INSERT INTO case_detection (tenant_id, case_id, detection_id, added_at)
       SELECT $1, case_id, $2, now() FROM detection_case WHERE tenant_id = $1`,
      [member.tenantId, detectionId],
    );
  });
}

test('evidence of a detection in a restricted case goes nowhere else', async () => {
  await send(alert({ id: 'f1' }));
  await restrict((await only('defender-finding')).detectionId);
  await send(share({ id: 'e1' }));
  expect(await shown()).toMatchObject([
    { policy_key: 'defender-finding', status: 'new', event_count: 1 },
    { policy_key: 'shares', event_count: 1 },
  ]);
});

test('a new finding joins a detection in a restricted case, which stays restricted', async () => {
  await send(share({ id: 'e1' }));
  const { detectionId } = await only('shares');
  await restrict(detectionId);
  await send(alert({ id: 'f1' }));
  expect(await shown()).toMatchObject([{ policy_key: 'shares', event_count: 2 }]);
  expect(await member.call('GET', `/v1/detections/${detectionId}`)).toMatchObject({ status: 404 });
  expect(await separate(detectionId)).toMatchObject({ status: 404 });
});

test('a finding that others see does not disappear into a restricted case', async () => {
  await send(share({ id: 'e1' }), alert({ id: 'f1', hour: 40 }));
  await restrict((await only('shares')).detectionId);
  await send(share({ id: 'e2', hour: 30 }));
  expect(await only('defender-finding')).toMatchObject({ status: 'new', eventCount: 1 });
  expect(await shown()).toMatchObject([
    { policy_key: 'defender-finding' },
    { policy_key: 'shares', events: { length: 2 } },
  ]);
});
