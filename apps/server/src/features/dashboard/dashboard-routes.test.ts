import { Dashboard, DetectionListItem } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.now();

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function dashboardOf(member: TestMember, query = ''): Promise<Dashboard> {
  const reply = await member.call('GET', `/v1/dashboard?${query}`);
  expect(reply.status).toBe(200);
  return Dashboard.parse(reply.json);
}

/** Group matches by person, first and last seen at their time. */
async function memberWith(seen: Record<string, number>): Promise<TestMember> {
  const member = await testMember(app);
  const records = Object.entries(seen).map(([person, at], id) =>
    publicShare({ id, at, person: `${person}@ours.example`, folder: person }),
  );
  await sendRecords(app, member.tenantId, records);
  return member;
}

async function setStatus(member: TestMember, person: string, status: string): Promise<void> {
  const { json } = await member.call('GET', `/v1/detections?person=${person}@ours.example`);
  const [item] = z.object({ items: z.array(DetectionListItem) }).parse(json).items;
  const change =
    status === 'closed' ? { verdict: { verdict: 'confirmed', reason: 'mistake' } } : { status };
  const reply = await member.call('PATCH', `/v1/detections/${item?.detectionId}`, {
    rev: item?.rev,
    change,
  });
  expect(reply.status).toBe(200);
}

/** Moves the existing status changes into the past; simultaneous ones cannot be distinguished. */
async function datesBack(member: TestMember, days: number): Promise<void> {
  await app.db.owner.query(
    `UPDATE detection_history SET at = at - $2 * interval '1 day' WHERE tenant_id = $1 AND field = 'status'`,
    [member.tenantId, days],
  );
  await app.db.owner.query(
    `UPDATE detection SET closed_at = closed_at - $2 * interval '1 day' WHERE tenant_id = $1`,
    [member.tenantId, days],
  );
}

test('a new organisation has zeros and its first steps', async () => {
  const shown = await dashboardOf(await testMember(app));
  expect(shown).toMatchObject({
    lag: { newestEventAt: null, newestIngestedAt: null },
    strip: {
      open: { now: 0, before: 0 },
      closeMs: { now: null, before: null },
      sources: { reporting: 0, silent: 0, connected: 0 },
    },
    flows: [],
    mine: { total: 0, items: [] },
    coverage: [],
    checklist: {
      hasSource: false,
      hasColleague: false,
      hasPolicy: false,
      hasDetection: false,
    },
  });
  expect(Date.parse(shown.to) - Date.parse(shown.from)).toBe(30 * DAY);
  expect(shown.previousFrom).toBe(new Date(Date.parse(shown.from) - 30 * DAY).toISOString());
});

test('open at the start of the range is what was open then, whatever happened since', async () => {
  const member = await memberWith({
    stays: NOW - 40 * DAY,
    closedsince: NOW - 40 * DAY,
    closedbefore: NOW - 40 * DAY,
    reopened: NOW - 40 * DAY,
    moved: NOW - 40 * DAY,
    tofro: NOW - 40 * DAY,
    fresh: NOW - 2 * DAY,
    freshclosed: NOW - 2 * DAY,
  });
  await setStatus(member, 'closedbefore', 'closed');
  await setStatus(member, 'reopened', 'closed');
  await datesBack(member, 35);
  await setStatus(member, 'reopened', 'in_review');
  await setStatus(member, 'closedsince', 'closed');
  await setStatus(member, 'moved', 'escalated');
  await setStatus(member, 'tofro', 'closed');
  await setStatus(member, 'tofro', 'in_review');
  await setStatus(member, 'tofro', 'closed');
  await setStatus(member, 'freshclosed', 'closed');
  const { strip } = await dashboardOf(member, 'from=now-30d');
  // stays, reopened, moved, fresh now; stays, closedsince, moved, tofro then.
  expect(strip.open).toEqual({ now: 4, before: 4 });
  const wider = await dashboardOf(member, 'from=now-38d');
  expect(wider.strip.open).toEqual({ now: 4, before: 6 });
  const escalated = await dashboardOf(member, 'from=now-30d&status=escalated');
  expect(escalated.strip.open).toEqual({ now: 1, before: 0 });
});

test('time to close is the median of what was closed in the period, and each closing has its day', async () => {
  const member = await memberWith({
    one: NOW - 10 * DAY,
    two: NOW - 12 * DAY,
    three: NOW - 30 * DAY,
    earlier: NOW - 30 * DAY,
    again: NOW - 30 * DAY,
  });
  await setStatus(member, 'earlier', 'closed');
  await setStatus(member, 'again', 'closed');
  await datesBack(member, 20);
  await setStatus(member, 'again', 'in_review');
  for (const person of ['one', 'two', 'three']) await setStatus(member, person, 'closed');
  await datesBack(member, 1);
  const { strip } = await dashboardOf(member, 'from=now-14d&zone=Europe/Berlin');
  expect(strip.closeMs.now).toBeGreaterThan(11 * DAY);
  expect(strip.closeMs.now).toBeLessThan(11 * DAY + HOUR);
  expect(strip.closeMs.before).toBeGreaterThan(9 * DAY - 1);
  expect(strip.closeMs.before).toBeLessThan(9 * DAY + HOUR);
  const day = strip.perDay.findLast(({ startAt }) => Date.parse(startAt) <= NOW - DAY);
  expect(day?.closed).toBe(3);
  expect(strip.perDay.reduce((all, { closed }) => all + closed, 0)).toBe(3);
  expect(strip.perDay.reduce((all, { opened }) => all + opened, 0)).toBe(2);
});

describe('days', () => {
  test('are those of the zone, also when its clocks change', async () => {
    // Clocks in Berlin went forward on 29 March 2026: that day has 23 hours.
    const member = await memberWith({
      before: Date.parse('2026-03-28T22:59:00Z'),
      first: Date.parse('2026-03-28T23:00:00Z'),
      last: Date.parse('2026-03-29T21:59:00Z'),
      after: Date.parse('2026-03-29T22:00:00Z'),
    });
    const shown = await dashboardOf(
      member,
      'from=2026-03-28T12:00:00Z&to=2026-03-30T12:00:00Z&zone=Europe/Berlin',
    );
    const seen = shown.days.map(({ startAt, endAt, counts }) => [
      startAt,
      endAt,
      Object.values(counts).reduce((all, count) => all + count, 0),
    ]);
    expect(seen).toEqual([
      ['2026-03-28T12:00:00.000Z', '2026-03-28T23:00:00.000Z', 1],
      ['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z', 2],
      ['2026-03-29T22:00:00.000Z', '2026-03-30T12:00:00.000Z', 1],
    ]);
    expect(shown.strip.perDay.map(({ opened }) => opened)).toEqual([1, 2, 1]);
    // Saturday 23:59, Sunday 0:00 and 23:59, Monday 0:00.
    expect(shown.hours).toEqual([
      { hour: 0, count: 1 },
      { hour: 143, count: 1 },
      { hour: 144, count: 1 },
      { hour: 167, count: 1 },
    ]);
  });

  test('begin at other minutes where the zone’s hours do', async () => {
    // Midnight in Kathmandu is 18:15 in UTC.
    const member = await memberWith({
      before: Date.parse('2026-05-04T18:14:00Z'),
      after: Date.parse('2026-05-04T18:15:00Z'),
    });
    const { days, hours } = await dashboardOf(
      member,
      'from=2026-05-04T00:00:00Z&to=2026-05-05T00:00:00Z&zone=Asia/Kathmandu',
    );
    expect(days.map(({ counts }) => Object.values(counts))).toEqual([[1], [1]]);
    expect(hours).toEqual([
      { hour: 23, count: 1 },
      { hour: 24, count: 1 },
    ]);
  });
});

test('sources that are sent to report when they sent within a day, and only those of the filter count', async () => {
  const member = await memberWith({ now: NOW - HOUR });
  await app.db.owner.query(
    `INSERT INTO source_total VALUES ($1, 'Slack', 7, now() - interval '3 days', now())`,
    [member.tenantId],
  );
  await app.db.owner.query(
    `INSERT INTO rejected_payload VALUES ($1, gen_random_uuid(), now(), 'slack', 1, NULL, 'x', 1, false, '', 'h')`,
    [member.tenantId],
  );
  const { strip, coverage, checklist } = await dashboardOf(member);
  expect(strip.sources).toEqual({ reporting: 1, silent: 1, connected: 2 });
  expect(coverage).toMatchObject([
    { source: 'Slack', sourceId: 'slack', events: 7, rejected: 1 },
    { source: 'Google Drive', events: 1, rejected: 0 },
  ]);
  expect(checklist).toMatchObject({ hasDetection: true, hasPolicy: false });
  const slack = await dashboardOf(member, 'source=Slack');
  expect(slack.strip.sources).toEqual({ reporting: 0, silent: 1, connected: 1 });
});

describe('a filter that means nothing', () => {
  let member: TestMember;
  beforeAll(async () => {
    member = await testMember(app);
  });

  test.each([
    ['zone=Mars/Olympus', 'zone'],
    ['zone=%2B02:00', 'zone'],
    ['not=colour:red', 'not'],
    ['not=severity:SEVERE', 'not'],
    ['not=closed', 'not'],
    ['hours=168', 'hours.0'],
    ['managed=maybe', 'managed'],
    ['from=now&to=now-1d', 'from'],
    ['from=1970-01-01', 'from'],
  ])('as %s is refused, naming the field', async (query, path) => {
    const reply = await member.call('GET', `/v1/dashboard?${query}`);
    expect(reply).toMatchObject({ status: 400, json: { errors: [{ path }] } });
  });
});
