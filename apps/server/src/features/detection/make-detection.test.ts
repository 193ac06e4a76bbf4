import { DetectionDetail, DetectionListItem, DetectionSummary } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../testing/colleague.ts';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

let app: TestApp;
let member: TestMember;
let auditor: TestMember;
let stranger: TestMember;

const FirstAt = Date.now() - 3_600_000;

beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
  await member.call('GET', '/v1/session');
  auditor = await colleagueOf(app, member, { roles: ['Auditor'], name: 'Ada' });
  stranger = await testMember(app);
  await sendRecords(
    app,
    member.tenantId,
    ['mia', 'mia', 'tom'].map((name, index) =>
      publicShare({
        id: index + 1,
        at: FirstAt + index * 60_000,
        person: `${name}@ours.example`,
        folder: 'plans',
        // What no one else sees does not raise anything on its own.
        visibility: 'people_within_domain_with_link',
      }),
    ),
  );
});
afterAll(() => app.close());

const Events = z.object({
  items: z.array(z.object({ eventId: z.string(), person: z.string().nullable() })),
});
const Flows = z.object({
  bands: z.array(z.object({ originId: z.string(), destinationId: z.string() })),
});
const Items = z.object({ items: z.array(DetectionListItem) });

async function made(about: object, more: object = {}): Promise<DetectionDetail> {
  const reply = await member.call('POST', '/v1/detections', {
    title: 'Odd sharing',
    severity: 'HIGH',
    note: 'Nobody had asked for it',
    about,
    ...more,
  });
  expect(reply).toMatchObject({ status: 200 });
  return DetectionDetail.parse(reply.json);
}

async function listed(query: string): Promise<DetectionListItem[]> {
  return Items.parse((await member.call('GET', `/v1/detections?${query}`)).json).items;
}

async function events() {
  return Events.parse((await member.call('GET', '/v1/flows/events')).json).items;
}

test('an event becomes a detection of type Manual that is found, counted and exported as any other', async () => {
  const [event] = await events();
  const found = await made({ kind: 'event', eventId: event?.eventId });
  expect(found).toMatchObject({
    title: 'Odd sharing',
    type: 'Manual',
    origin: null,
    policyKey: null,
    severity: 'HIGH',
    status: 'new',
    eventCount: 1,
    objectCount: 1,
    explanation: {
      policy: null,
      condition: null,
      facts: [],
      contributions: [],
      madeBy: { note: 'Nobody had asked for it' },
    },
  });
  expect(found.explanation.madeBy?.name).toBe(found.history[0]?.actorName);
  expect(found.history[0]).toMatchObject({
    field: 'created',
    reason: 'Nobody had asked for it',
  });
  expect(found.isHistoryWhole).toBe(true);
  const evidence = await member.call('GET', `/v1/detections/${found.detectionId}/events`);
  expect(evidence.json).toMatchObject({ total: 1, items: [{ eventId: event?.eventId }] });
  for (const query of ['type=Manual', 'q=odd%20sharing', 'severity=HIGH&type=Manual']) {
    expect((await listed(query)).map(({ detectionId }) => detectionId)).toContain(
      found.detectionId,
    );
  }
  const summary = DetectionSummary.parse(
    (await member.call('GET', '/v1/detections/summary?type=Manual')).json,
  );
  const types = summary.facets.find(({ key }) => key === 'type')?.values ?? [];
  expect(types).toContainEqual({
    value: 'Manual',
    label: null,
    count: summary.total,
    available: 1,
  });
  const csv = await member.call('GET', '/v1/detections/export?format=csv&type=Manual');
  expect(csv.text).toContain('Odd sharing');
  const again = await member.call('POST', `/v1/detections/${found.detectionId}/reproduction`);
  expect(again.json).toMatchObject({ outcome: 'not_possible', reason: 'made_by_hand' });
});

test('a flow of several people names none of them, and one person’s acts name that person', async () => {
  const flows = Flows.parse((await member.call('GET', '/v1/flows')).json);
  const [band] = flows.bands;
  const ofFlow = await made({ kind: 'flow', ...band, from: 'now-7d' });
  expect(ofFlow).toMatchObject({ eventCount: 3, person: null });
  expect(Date.parse(ofFlow.firstSeenAt)).toBe(FirstAt);
  const mine = await listed('type=Manual');
  const key = mine.flatMap(({ person }) => person?.key ?? [])[0];
  const ofPerson = await made({ kind: 'person', personKey: key });
  expect(ofPerson.person?.key).toBe(key);
  expect(ofPerson.eventCount).toBeLessThan(3);
  expect(ofPerson.number).toBe(ofFlow.number + 1);
});

test('what is about no event is refused, as are other tenants and roles that do not triage', async () => {
  const [event] = await events();
  const about = { kind: 'event', eventId: event?.eventId };
  const body = { title: 'No', severity: 'LOW', about };
  expect(await stranger.call('POST', '/v1/detections', body)).toMatchObject({
    status: 400,
    json: { errors: [{ path: 'about' }] },
  });
  expect(await auditor.call('POST', '/v1/detections', body)).toMatchObject({ status: 403 });
  const nobody = { ...body, about: { kind: 'person', personKey: 'nobody@ours.example' } };
  expect(await member.call('POST', '/v1/detections', nobody)).toMatchObject({ status: 400 });
  const untitled = await member.call('POST', '/v1/detections', { ...body, title: ' ' });
  expect(untitled).toMatchObject({ status: 400 });
});
