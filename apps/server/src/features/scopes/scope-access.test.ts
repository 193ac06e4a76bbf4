import { AccessScope, type ScopeRules } from '@waybill/contract';
import { asUser } from '@waybill/store';
import { runChanges } from '../detection/triage/run-changes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../testing/colleague.ts';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { personRecord, writeRecords } from '../../../testing/inventory-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

/** What a member with a scope sees, on every way, compared with the rows themselves. */
let app: TestApp;
let owner: TestMember;
let scoped: TestMember;
let scopedId = '';
let scopeId = '';

/** People by department; `guest` is in no directory. */
const PEOPLE = { ana: 'Lending', ben: 'Lending', cleo: 'Board', dan: 'Retail' } as const;
const KEYS = [...Object.keys(PEOPLE), 'guest'].map((name) => `${name}@ours.example`);
const LENDING = ['ana@ours.example', 'ben@ours.example'];

beforeAll(async () => {
  app = await testApp();
  owner = await testMember(app);
  await owner.call('GET', '/v1/session');
  await writeRecords(
    app,
    owner.tenantId,
    Object.entries(PEOPLE).map(([name, department]) =>
      personRecord({ entityId: name, name, department, emails: [`${name}@ours.example`] }),
    ),
  );
  await sendRecords(
    app,
    owner.tenantId,
    KEYS.map((person, index) =>
      publicShare({ id: index + 1, at: Date.now() - 60_000, person, folder: `of-${person}` }),
    ),
  );
  scoped = await colleagueOf(app, owner, { roles: ['Admin', 'Investigator'], name: 'Sol' });
  const Session = z.object({ user: z.object({ userId: z.string() }) });
  scopedId = Session.parse((await scoped.call('GET', '/v1/session')).json).user.userId;
  scopeId = await newScope('Lending', { people: { include: ['department:Lending'], exclude: [] } });
  await assign(scopeId);
});
afterAll(() => app.close());

async function newScope(name: string, rules: Partial<ScopeRules>): Promise<string> {
  const { json } = await owner.call('POST', '/v1/access-scopes', { name, rules });
  return AccessScope.parse(json).scopeId;
}

async function assign(wanted: string | null): Promise<void> {
  const reply = await owner.call('PUT', `/v1/access-scopes/members/${scopedId}`, {
    scopeId: wanted,
  });
  expect(reply.status).toBe(200);
}

const Listed = z.object({
  items: z.array(
    z.object({ detectionId: z.string(), person: z.object({ key: z.string() }).nullable() }),
  ),
});

async function listed(by: TestMember, query = ''): Promise<string[]> {
  const { json } = await by.call('GET', `/v1/detections${query}`);
  return Listed.parse(json).items.map(({ person }) => person?.key ?? '');
}

const Counts = z.array(z.object({ count: z.number() }));
const Summary = z.object({
  total: z.number(),
  facets: z.array(z.object({ key: z.string(), values: Counts })),
  histogram: z.object({
    buckets: z.array(z.object({ counts: z.record(z.string(), z.number()) })),
  }),
});
const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0);

/** The numbers that one member is told of detections, on every way. */
async function numbersOf(by: TestMember) {
  const read = async (path: string) => by.call('GET', path);
  const summary = Summary.parse((await read('/v1/detections/summary')).json);
  const facet = (wanted: string) =>
    sum((summary.facets.find(({ key }) => key === wanted)?.values ?? []).map(({ count }) => count));
  const found = z
    .object({ groups: z.array(z.object({ kind: z.string(), total: z.number() })) })
    .parse((await read('/v1/search?q=Payroll')).json);
  const groups = z
    .object({ groups: Counts })
    .parse((await read('/v1/detections/groups?by=person')).json);
  const board = z
    .object({ strip: z.object({ open: z.object({ now: z.number() }) }) })
    .parse((await read('/v1/dashboard')).json);
  return {
    list: (await listed(by)).length,
    title: summary.total,
    facet: facet('severity'),
    histogram: sum(summary.histogram.buckets.flatMap(({ counts }) => Object.values(counts))),
    export: (await read('/v1/detections/export?format=csv')).text.trim().split('\r\n').length - 1,
    search: found.groups.find(({ kind }) => kind === 'detection')?.total ?? 0,
    groups: sum(groups.groups.map(({ count }) => count)),
    tile: board.strip.open.now,
  };
}

/** The same number on every way. */
const everywhere = (count: number) => ({
  list: count,
  title: count,
  facet: count,
  histogram: count,
  export: count,
  search: count,
  groups: count,
  tile: count,
});

/** Rows of the tenant of these people, as the table has them. */
async function rowsOf(table: string, column: string, keys: readonly string[]): Promise<number> {
  const { rows } = await app.db.owner.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM ${table} WHERE tenant_id = $1 AND ${column} = ANY($2)`,
    [owner.tenantId, keys],
  );
  return rows[0]?.count ?? 0;
}

describe('a scope of one department', () => {
  test('one set of numbers: tile, list, facet, title, export and search are the rows in the scope', async () => {
    const inside = await rowsOf('detection', 'person_key', LENDING);
    const all = await rowsOf('detection', 'person_key', KEYS);
    expect([inside, all]).toEqual([2, 5]);
    expect(await numbersOf(scoped)).toEqual(everywhere(inside));
    expect(await numbersOf(owner)).toEqual(everywhere(all));
    expect((await listed(scoped)).toSorted()).toEqual(LENDING);
  });

  test('Discovery counts the events of the scope, whole days and parts of days', async () => {
    const Flows = z.object({ total: z.object({ events: z.number() }) });
    const inside = await rowsOf('activity', 'actor_key', LENDING);
    const all = await rowsOf('activity', 'actor_key', KEYS);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    for (const range of ['', `?from=${daysAgo(1)}`, `?from=${daysAgo(60)}&to=${daysAgo(-2)}`]) {
      const read = async (by: TestMember) =>
        Flows.parse((await by.call('GET', `/v1/flows${range}`)).json).total.events;
      expect([await read(scoped), await read(owner)]).toEqual([inside, all]);
    }
  });

  test('people outside are neither listed nor counted nor found', async () => {
    const People = z.object({ total: z.number(), items: z.array(z.object({ name: z.string() })) });
    const seen = People.parse((await scoped.call('GET', '/v1/people')).json);
    expect(seen.items.map(({ name }) => name)).toEqual(['ana', 'ben']);
    expect(seen.total).toBe(2);
    for (const text of ['cleo', 'guest', 'Board']) {
      expect((await scoped.call('GET', `/v1/search?q=${text}`)).text).not.toMatch(/cleo|guest@/);
    }
    expect((await owner.call('GET', '/v1/search?q=cleo')).text).toContain('cleo');
  });

  test('events are exported of the scope only', async () => {
    const { text } = await scoped.call('GET', '/v1/activity/ocsf');
    expect(text).toContain('ana@ours.example');
    expect(text).not.toMatch(/cleo@|dan@|guest@/);
  });

  test('what was saved or linked before shows nothing outside', async () => {
    expect(await listed(scoped, '?person=cleo@ours.example')).toEqual([]);
    expect(await listed(owner, '?person=cleo@ours.example')).toHaveLength(1);
  });
});

test('a change of the scope holds for the next request', async () => {
  const board = await newScope('Board', { people: { include: ['department:Board'], exclude: [] } });
  await assign(board);
  expect(await listed(scoped)).toEqual(['cleo@ours.example']);
  await assign(null);
  expect(await numbersOf(scoped)).toEqual(everywhere(5));
  await assign(scopeId);
  expect(await numbersOf(scoped)).toEqual(everywhere(2));
});

test('what is unknown is seen where nothing is included, and excluded wins', async () => {
  const people = { include: [], exclude: ['department:Board'] };
  await assign(await newScope('Not the Board', { people }));
  expect((await listed(scoped)).toSorted()).toEqual(
    KEYS.filter((key) => !key.startsWith('cleo')).toSorted(),
  );
  const both = {
    include: ['department:Lending', 'department:Board'],
    exclude: ['department:Board'],
  };
  await assign(await newScope('Both', { people: both }));
  expect((await listed(scoped)).toSorted()).toEqual(LENDING);
  await assign(scopeId);
});

test('each dimension limits alone', async () => {
  const [row] = await app.db.database.tenant(owner.tenantId, (tx) =>
    tx.query<{ policy_key: string }>('SELECT policy_key FROM detection LIMIT 1'),
  );
  const one = (value: string) => ({ include: [value], exclude: [] });
  const not = (value: string) => ({ include: [], exclude: [value] });
  const cases: [Partial<ScopeRules>, number][] = [
    [{ sources: one('Google Drive') }, 5],
    [{ sources: one('Slack') }, 0],
    [{ sources: not('Google Drive') }, 0],
    [{ policies: one(row?.policy_key ?? '') }, 5],
    [{ policies: not(row?.policy_key ?? '') }, 0],
    [{ dataTypes: one('iban') }, 0],
    [{ dataTypes: not('iban') }, 5],
  ];
  for (const [index, [rules, count]] of cases.entries()) {
    await assign(await newScope(`Dimension ${index}`, rules));
    expect([rules, await numbersOf(scoped)]).toEqual([rules, everywhere(count)]);
  }
  await assign(scopeId);
});

test('background work for a member is done with the scope of when it runs', async () => {
  await app.db.database.tenant(owner.tenantId, (tx) =>
    tx.query(
      `INSERT INTO detection_change (tenant_id, change_id, requested_by, requested_name, may_close_critical, change,
         requested_at, as_of, detection_ids, revs, state, total, updated_at)
       SELECT $1, gen_random_uuid(), $2, 'Sol', true, '{"tags": {"add": ["asked"]}}', now(), now(),
         array_agg(detection_id), array_agg(NULL::integer), 'waiting', 5, now() FROM detection`,
      [owner.tenantId, scopedId],
    ),
  );
  const { log, now } = app.services;
  await runChanges(owner.tenantId, { database: app.db.database, log, now });
  expect((await listed(owner, '?tag=asked')).toSorted()).toEqual(LENDING);
});

test('events follow the same rule one by one as together', async () => {
  const people = { include: [], exclude: ['department:Board'] };
  const rules = { people, sources: { include: ['Google Drive'], exclude: [] } };
  await assign(await newScope('Alike', rules));
  const read = (text: string) =>
    asUser(scopedId, () =>
      app.db.database.snapshot(owner.tenantId, (tx) => tx.query<{ key: string }>(text)),
    );
  const together = await read('SELECT actor_key AS key FROM activity ORDER BY 1');
  const { rows } = await app.db.owner.query<{ event_id: string; actor_key: string }>(
    'SELECT event_id, actor_key FROM activity WHERE tenant_id = $1 ORDER BY actor_key',
    [owner.tenantId],
  );
  const alone = [];
  for (const { event_id: id, actor_key: key } of rows) {
    const [found] = await read(`SELECT 'yes' AS key WHERE is_event_in_scope('${id}')`);
    if (found) alone.push({ key });
  }
  expect(together).toEqual(alone);
  expect(together).toHaveLength(4);
  await assign(scopeId);
});

test('the roll-up that a scope counts has the columns and rows of the table', async () => {
  const columns = (schema: string, table: string) =>
    app.db.owner.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_schema = $1 AND table_name = $2 ORDER BY 1`,
      [schema, table],
    );
  for (const table of ['activity_day', 'activity_day_state', 'source_total']) {
    const [own, counted] = [await columns('public', table), await columns('scoped', table)];
    expect([table, counted.rows]).toEqual([table, own.rows]);
  }
  const facts = `SELECT day, origin_id, destination_id, action, category, direction, managed, data_class, sensitivity,
    origin_group_id, destination_group_id, sum(events) AS events, sum(bytes) AS bytes`;
  const of = async (table: string) =>
    (
      await app.db.owner.query(
        `${facts} FROM ${table} WHERE tenant_id = $1 GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
         ORDER BY 1, 2, 3, 4`,
        [owner.tenantId],
      )
    ).rows;
  expect(await of('scoped.activity_day')).toEqual(await of('public.activity_day'));
});

/** Tables with a detection, person or event that hold nothing of what is monitored, or that no one reads for a member. */
const NOT_SCOPED = new Set(['backlog_event', 'data_type_exception']);

test('every table with rows of a detection, an event or a person is held to the scope', async () => {
  const { rows } = await app.db.owner.query<{ table_name: string }>(
    `SELECT DISTINCT c.relname AS table_name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE a.attname IN ('detection_id', 'event_id', 'person_key', 'actor_key', 'identity_id', 'case_id', 'version_id')
       AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_policy p
         WHERE p.polrelid = c.oid AND NOT p.polpermissive AND starts_with(p.polname, 'access_scope'))`,
  );
  const open = rows.map(({ table_name: name }) => name).filter((name) => !NOT_SCOPED.has(name));
  expect(open).toEqual([]);
});
