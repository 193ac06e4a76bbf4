import { CaseDetail, ROUTES } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf, memberIdOf } from '../../../testing/colleague.ts';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

/** What several people see of detections in a restricted case. */
let app: TestApp;
let lead: TestMember;
let colleague: TestMember;
let outsider: TestMember;
let auditor: TestMember;
let keeper: TestMember;

const HIDDEN = 'hidden';
const NAMES = ['open-one', 'open-two', HIDDEN];

beforeAll(async () => {
  app = await testApp();
  lead = await testMember(app);
  await lead.call('GET', '/v1/session');
  colleague = await colleagueOf(app, lead, { roles: ['Analyst L2'], name: 'Cora' });
  keeper = await colleagueOf(app, lead, { roles: ['Analyst L2'], name: 'Kim' });
  outsider = await colleagueOf(app, lead, { roles: ['Owner'], name: 'Otto' });
  auditor = await colleagueOf(app, lead, { roles: ['Auditor'], name: 'Ada' });
  await sendRecords(app, lead.tenantId, NAMES.map(share));
  await restricted();
});
afterAll(() => app.close());

function share(name: string, index: number) {
  return publicShare({
    id: index + 1,
    at: Date.now() - 60_000,
    person: `${name}@ours.example`,
    folder: name,
  });
}

const Listed = z.object({
  items: z.array(
    z.object({ detectionId: z.string(), rev: z.number(), person: z.object({ key: z.string() }) }),
  ),
});

let hiddenId = '';
let made: CaseDetail;

async function listed(by: TestMember, query = '') {
  return Listed.parse((await by.call('GET', `/v1/detections${query}`)).json).items;
}

async function restricted(): Promise<void> {
  const found = await listed(lead);
  hiddenId = found.find(({ person }) => person.key.startsWith(HIDDEN))?.detectionId ?? '';
  await lead.call('POST', `/v1/detections/${hiddenId}/comments`, { text: 'Something secret' });
  const [own] = found.filter(({ detectionId }) => detectionId === hiddenId);
  await lead.call('PATCH', `/v1/detections/${hiddenId}`, {
    rev: own?.rev,
    change: { tags: { add: ['secret'] } },
  });
  const reply = await lead.call('POST', '/v1/cases', {
    title: 'Quiet',
    kind: 'leaver',
    isRestricted: true,
    reason: 'Somebody is about to leave',
    memberIds: [await memberIdOf(lead, 'Kim')],
    detectionIds: [hiddenId],
  });
  made = CaseDetail.parse(reply.json);
}

const Summary = z.object({
  total: z.number(),
  facets: z.array(z.object({ key: z.string(), values: z.array(z.object({ count: z.number() })) })),
  histogram: z.object({
    buckets: z.array(z.object({ counts: z.record(z.string(), z.number()) })),
  }),
});

/** One person's counts from every route; they must agree. */
async function numbersOf(by: TestMember) {
  const summary = Summary.parse((await by.call('GET', '/v1/detections/summary')).json);
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const facet = (wanted: string) =>
    sum((summary.facets.find(({ key }) => key === wanted)?.values ?? []).map(({ count }) => count));
  const csv = await by.call('GET', '/v1/detections/export?format=csv');
  const found = z
    .object({ groups: z.array(z.object({ kind: z.string(), total: z.number() })) })
    .parse((await by.call('GET', '/v1/search?q=ours.example')).json);
  const groups = z
    .object({ groups: z.array(z.object({ count: z.number() })) })
    .parse((await by.call('GET', '/v1/detections/groups?by=policy')).json);
  return {
    list: (await listed(by)).length,
    summary: summary.total,
    status: facet('status'),
    histogram: sum(summary.histogram.buckets.flatMap(({ counts }) => Object.values(counts))),
    export: csv.text.trim().split('\r\n').length - 1,
    search: found.groups.find(({ kind }) => kind === 'detection')?.total ?? 0,
    groups: sum(groups.groups.map(({ count }) => count)),
  };
}

test('one set of numbers for each: members count it, nobody else does', async () => {
  const of = (count: number) => ({
    list: count,
    summary: count,
    status: count,
    histogram: count,
    export: count,
    search: count,
    groups: count,
  });
  expect(await numbersOf(lead)).toEqual(of(3));
  // An owner of the tenant is not automatically a member of the case.
  expect(await numbersOf(outsider)).toEqual(of(2));
  expect(await numbersOf(auditor)).toEqual(of(2));
});

/** Every route that names a detection answers as if it were not there. */
const OF_ONE = Object.entries(ROUTES).flatMap(([path, methods]) =>
  path.includes('{detectionId}') && 'GET' in methods ? [path] : [],
);

test.each(OF_ONE)('GET %s tells nobody but members of it', async (path) => {
  const address = path
    .replace('{detectionId}', hiddenId)
    .replace('{eventId}', hiddenId)
    .replace('{caseId}', made.caseId);
  const reply = await outsider.call('GET', address);
  expect(reply.text).not.toMatch(/secret|hidden@/i);
  expect([path, reply.status]).toEqual([path, 404]);
});

test('it is not changed, commented on, merged or put into another case by others', async () => {
  const [visible] = await listed(outsider);
  const change = { rev: 1, change: { status: 'in_review' } };
  const at = `/v1/detections/${hiddenId}`;
  expect((await outsider.call('PATCH', at, change)).status).toBe(404);
  expect((await outsider.call('POST', `${at}/comments`, { text: 'x' })).status).toBe(404);
  expect((await outsider.call('POST', `${at}/take`, {})).status).toBe(404);
  const into = await outsider.call('POST', `/v1/detections/${visible?.detectionId}/merge`, {
    into: hiddenId,
  });
  expect(into.status).toBe(404);
  const own = CaseDetail.parse(
    (
      await outsider.call('POST', '/v1/cases', {
        title: 'Mine',
        kind: 'other',
        detectionIds: [hiddenId],
      })
    ).json,
  );
  expect(own).toMatchObject({ detections: 0, items: [] });
});

test('tags and mentions of it are not told either', async () => {
  expect((await outsider.call('GET', '/v1/detections/tags')).text).not.toContain('secret');
  expect((await lead.call('GET', '/v1/detections/tags')).text).toContain('secret');
});

test('who becomes a member sees it, and opening the case shows it to all', async () => {
  expect(await listed(colleague)).toHaveLength(2);
  const ids = [await memberIdOf(lead, 'Cora'), await memberIdOf(lead, 'Kim')];
  const at = `/v1/cases/${made.caseId}`;
  const shared = await lead.call('PATCH', at, { rev: made.rev, memberIds: ids });
  expect(shared.status).toBe(200);
  expect(await listed(colleague)).toHaveLength(3);
  expect(await listed(outsider)).toHaveLength(2);
  const { rev } = CaseDetail.parse(shared.json);
  await lead.call('PATCH', at, { rev, isRestricted: false });
  expect(await listed(outsider)).toHaveLength(3);
  const { rev: open } = CaseDetail.parse((await lead.call('GET', at)).json);
  const reason = 'It was opened by mistake';
  await lead.call('PATCH', at, { rev: open, isRestricted: true, reason });
  expect(await listed(outsider)).toHaveLength(2);
});

test('what comes in later joins the finding, whoever sees it', async () => {
  await sendRecords(app, lead.tenantId, [
    publicShare({
      id: 99,
      at: Date.now() - 1000,
      person: `${HIDDEN}@ours.example`,
      folder: HIDDEN,
    }),
  ]);
  const mine = await listed(lead);
  expect(mine).toHaveLength(3);
  expect(await listed(outsider)).toHaveLength(2);
});

test('in one of two restricted cases membership of one is enough', async () => {
  const reply = await colleague.call('POST', '/v1/cases', {
    title: 'Another',
    kind: 'other',
    isRestricted: true,
    reason: 'Also about somebody else',
    memberIds: [await memberIdOf(colleague, 'Kim')],
    detectionIds: [hiddenId],
  });
  expect(reply.json).toMatchObject({ detections: 1 });
  expect(await listed(lead)).toHaveLength(3);
  expect(await listed(colleague)).toHaveLength(3);
  expect(await listed(outsider)).toHaveLength(2);
});

/** Every response reports the same hidden count, whatever its filter. */
const HIDDEN_IN = [
  '/v1/detections',
  '/v1/detections?q=nothing-like-this',
  `/v1/detections?q=${HIDDEN}`,
  '/v1/detections?status=closed&limit=1',
  '/v1/detections/summary',
  '/v1/detections/summary?severity=LOW',
  '/v1/detections/groups?by=person',
  '/v1/dashboard',
  '/v1/dashboard?severity=LOW',
  '/v1/cases',
  '/v1/cases?isClosed=true',
];
const Hidden = z.object({ hidden: z.number() });

async function hiddenFrom(by: TestMember): Promise<number[]> {
  const replies = await Promise.all(HIDDEN_IN.map((path) => by.call('GET', path)));
  return replies.map(({ json }) => Hidden.parse(json).hidden);
}

test('what is hidden is counted for those who do not see it, by one number that no filter changes', async () => {
  expect(await hiddenFrom(outsider)).toEqual(HIDDEN_IN.map(() => 1));
  expect(await hiddenFrom(auditor)).toEqual(HIDDEN_IN.map(() => 1));
  expect(await hiddenFrom(keeper)).toEqual(HIDDEN_IN.map(() => 0));
  const all = (await numbersOf(lead)).summary;
  expect((await numbersOf(outsider)).summary + 1).toBe(all);
});

test('every table with rows of a case hides those of restricted ones of others', async () => {
  const { rows } = await app.db.owner.query<{ table_name: string }>(
    `SELECT c.relname AS table_name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE a.attname = 'case_id' AND c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_policy p
         WHERE p.polrelid = c.oid AND NOT p.polpermissive AND p.polname = 'case_access_by_case_id')`,
  );
  expect(rows).toEqual([]);
});

test('every table with rows of a detection hides those of hidden ones', async () => {
  const { rows } = await app.db.owner.query<{ table_name: string }>(
    `SELECT c.relname AS table_name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE a.attname = 'detection_id' AND c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
       -- It tells where an exception of a data type comes from by an id that leads nowhere.
       AND c.relname <> 'data_type_exception'
       AND NOT EXISTS (SELECT FROM pg_policy p
         WHERE p.polrelid = c.oid AND NOT p.polpermissive AND p.polname = 'case_access_by_detection_id')`,
  );
  expect(rows).toEqual([]);
});
