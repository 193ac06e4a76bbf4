import { DEFAULT_WORKING_TIME, settingsRoutes } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

let server: TestApp;
let member: TestMember;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await testMember(server);
});

const Shape = settingsRoutes['/v1/settings/working-time'].GET.response;

async function read() {
  return Shape.parse((await member.call('GET', '/v1/settings/working-time')).json);
}

function change(body: object) {
  return member.call('PATCH', '/v1/settings/working-time', body);
}

test('an organization that said nothing works from Monday to Friday by UTC', async () => {
  expect(await read()).toEqual({ ...DEFAULT_WORKING_TIME, rev: 1 });
});

test('what is absent keeps; a change made from an older revision is refused', async () => {
  const holidays = [{ name: 'Labour Day', from: '2026-05-01', to: '2026-05-01', isYearly: true }];
  expect((await change({ rev: 1, timeZone: 'Asia/Kolkata' })).status).toBe(200);
  expect((await change({ rev: 2, holidays })).status).toBe(200);
  expect((await change({ rev: 2, timeZone: 'UTC' })).status).toBe(409);
  const now = await read();
  expect(now).toEqual({ ...DEFAULT_WORKING_TIME, timeZone: 'Asia/Kolkata', holidays, rev: 3 });
});

test('a change is in the audit log with the names of what changed, and only then', async () => {
  await change({ rev: 1, timeZone: 'Pacific/Chatham', week: DEFAULT_WORKING_TIME.week });
  const entries = await server.db.database.tenant(member.tenantId, (tx) =>
    tx.query<{ detail: string }>(
      `SELECT detail FROM audit_entry WHERE action = 'working_time.changed'`,
    ),
  );
  expect(entries.map(({ detail }) => detail)).toEqual(['timeZone']);
});

test.each([
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ timeZone: '+02:00' }, 'timeZone'],
  [{ week: [] }, 'week'],
  [
    { due: { ...DEFAULT_WORKING_TIME.due, HIGH: { hours: 0, counts: 'elapsed' } } },
    'due.HIGH.hours',
  ],
])('refuses %j, naming the field', async (body, path) => {
  const { status, json } = await change({ rev: 1, ...body });
  expect(status).toBe(400);
  expect(json).toMatchObject({
    errors: expect.arrayContaining([expect.objectContaining({ path })]),
  });
  expect((await read()).rev).toBe(1);
});

test('takes the right to manage settings', async () => {
  const auditor = await testMember(server, { roles: ['Auditor'] });
  expect((await auditor.call('GET', '/v1/settings/working-time')).status).toBe(200);
  const refused = await auditor.call('PATCH', '/v1/settings/working-time', { rev: 1 });
  expect(refused.status).toBe(403);
});

test('reads a calendar without saving it', async () => {
  const text =
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:May Day\nDTSTART;VALUE=DATE:20260501\nRRULE:FREQ=YEARLY\nEND:VEVENT\nEND:VCALENDAR';
  const { json } = await member.call('POST', '/v1/settings/working-time/calendar', { text });
  expect(json).toEqual({
    holidays: [{ name: 'May Day', from: '2026-05-01', to: '2026-05-01', isYearly: true }],
    skipped: [],
    isTruncated: false,
  });
  expect((await read()).holidays).toEqual([]);
});

describe('due dates', () => {
  const dueOf = async (createdAt: string, severity: string): Promise<string | undefined> => {
    const [row] = await server.db.database.tenant(member.tenantId, (tx) =>
      tx.query<{ due: Date }>('SELECT due_of($1, $2, $3) AS due', [
        member.tenantId,
        createdAt,
        severity,
      ]),
    );
    return row?.due.toISOString();
  };
  const working = (hours: number) => ({ hours, counts: 'working' as const });

  test('count elapsed hours unless the organization says otherwise', async () => {
    expect(await dueOf('2026-11-20T21:00:30Z', 'CRITICAL')).toBe('2026-11-21T21:00:00.000Z');
    expect(await dueOf('2026-11-20T21:00:30Z', 'LOW')).toBe('2026-12-20T21:00:00.000Z');
  });

  // Ten hours a day, Monday to Friday from 08:00.
  test.each([
    [
      'Friday evening, until Monday',
      'Europe/Berlin',
      '2026-11-20T21:00:00Z',
      '2026-11-23T09:00:00.000Z',
    ],
    ['within a day', 'Europe/Berlin', '2026-11-20T10:15:00Z', '2026-11-20T12:15:00.000Z'],
    [
      'across the spring change',
      'Europe/Berlin',
      '2026-03-27T16:30:00Z',
      '2026-03-30T07:30:00.000Z',
    ],
    [
      'across the autumn change',
      'Europe/Berlin',
      '2026-10-23T15:30:00Z',
      '2026-10-26T08:30:00.000Z',
    ],
    ['the American change', 'America/New_York', '2026-10-30T21:30:00Z', '2026-11-02T14:30:00.000Z'],
    ['half-hour zones', 'Asia/Kolkata', '2026-11-20T12:00:00Z', '2026-11-23T04:00:00.000Z'],
    ['a holiday', 'Europe/Berlin', '2026-12-24T16:30:00Z', '2026-12-28T08:30:00.000Z'],
  ])('count two working hours: %s', async (_name, timeZone, createdAt, due) => {
    const holidays = [{ name: 'Christmas', from: '2020-12-25', to: '2020-12-26', isYearly: true }];
    const dues = { ...DEFAULT_WORKING_TIME.due, CRITICAL: working(2) };
    expect((await change({ rev: 1, timeZone, holidays, due: dues })).status).toBe(200);
    expect(await dueOf(createdAt, 'CRITICAL')).toBe(due);
    expect(await dueOf('2026-11-20T21:00:00Z', 'HIGH')).toBe('2026-11-23T21:00:00.000Z');
  });

  test('count elapsed hours where nobody ever works', async () => {
    const due = { ...DEFAULT_WORKING_TIME.due, CRITICAL: working(5) };
    await change({ rev: 1, week: Array.from({ length: 7 }, () => null), due });
    expect(await dueOf('2026-11-20T21:00:00Z', 'CRITICAL')).toBe('2026-11-21T02:00:00.000Z');
  });
});

test('charts and filters that name no zone count by that of the organization', async () => {
  await change({ rev: 1, timeZone: 'Asia/Kolkata' });
  const range = 'from=2026-05-03T18:30:00Z&to=2026-05-05T18:30:00Z';
  const { json: board } = await member.call('GET', `/v1/dashboard?${range}`);
  expect(board).toMatchObject({
    days: [{ startAt: '2026-05-03T18:30:00.000Z' }, { startAt: '2026-05-04T18:30:00.000Z' }],
  });
  const { json: summary } = await member.call(
    'GET',
    '/v1/detections/summary?from=2026-05-03T18:30:00Z&to=2026-07-03T18:30:00Z&hours=3&due=today',
  );
  expect(summary).toMatchObject({ histogram: { bucketMs: 86_400_000 } });
  expect(summary).toHaveProperty('histogram.buckets.1.startAt', '2026-05-04T18:30:00.000Z');
  const { json: session } = await member.call('GET', '/v1/session');
  expect(session).toMatchObject({ tenant: { timeZone: 'Asia/Kolkata' } });
});
