import { FlowMap, OPEN_STATUSES, ROUTES } from '@waybill/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { moved, takeIn } from '../../../testing/flow-events.ts';
import { personRecord, writeRecords } from '../../../testing/inventory-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

/** People, objects, policies and sources have one number on every screen, whatever happened before. */
let app: TestApp;
let member: TestMember;
let sent = 0;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  member = await testMember(app);
});
afterAll(() => app.close());

const NAMES = ['ana', 'bo', 'cy', 'dee', 'eva'];
const address = (who: number): string => `${NAMES[who % NAMES.length]}@ours.example`;
const login = (who: number): string => `${NAMES[who % NAMES.length]}.login`;

async function read<T>(url: string, schema: z.ZodType<T>): Promise<T> {
  const reply = await member.call('GET', url);
  expect([url, reply.status]).toEqual([url, 200]);
  return schema.parse(reply.json);
}
const sql = (text: string): Promise<Record<string, unknown>[]> =>
  app.db.database.tenant(member.tenantId, (tx) => tx.query<Record<string, unknown>>(text));

/** An upload by a person, as `email` or under another account. */
async function upload(actor: Parameters<typeof moved>[2] & object): Promise<void> {
  sent += 1;
  await takeIn(app.db.database, member.tenantId, [
    moved(`n${sent}`, Date.now() - sent * 1000, actor),
  ]);
}
const listPerson = (who: number, more: object = {}) =>
  writeRecords(app, member.tenantId, [
    personRecord({
      entityId: `u${who % NAMES.length}`,
      name: `Person ${who % NAMES.length}`,
      emails: [address(who)],
      ...more,
    }),
  ]);

const ACTS: Readonly<Record<string, (who: number) => Promise<void>>> = {
  byAddress: (who) => upload({ actor: { kind: 'person', email: address(who) } }),
  byLogin: (who) => upload({ actor: { kind: 'person', id: login(who) } }),
  byService: (who) => upload({ actor: { kind: 'service', id: `robot-${who % 2}` } }),
  byNobody: () => upload({ actor: { kind: 'anonymous' } }),
  sameFile: (who) =>
    upload({
      actor: { kind: 'person', email: address(who) },
      object: { kind: 'file', id: `file-${who % 3}`, name: 'plan.xlsx' },
    }),
  noFile: (who) =>
    upload({ actor: { kind: 'person', email: address(who) }, object: { kind: 'other' } }),
  list: (who) => listPerson(who),
  listWithLogin: (who) => listPerson(who, { logins: [login(who)] }),
  leave: (who) => listPerson(who, { isDeleted: true }),
  share: async (who) => {
    sent += 1;
    const facts = { id: sent, at: Date.now() - sent * 1000, folder: `folder${who % 3}` };
    await sendRecords(app, member.tenantId, [publicShare({ ...facts, person: address(who) })]);
  },
  close: async () => {
    const filter = { severity: ['HIGH', 'MEDIUM'] };
    const change = { verdict: { verdict: 'false_positive', reason: 'threshold' } };
    await member.call('POST', '/v1/detection-changes', { filter, change });
  },
  merge: async (who) => {
    const { items } = await read('/v1/detections', ROUTES['/v1/detections'].GET.response);
    const [one, other] = [items[who % items.length], items[(who + 1) % items.length]];
    if (!one || !other || one === other) return;
    await member.call('POST', `/v1/detections/${one.detectionId}/merge`, {
      into: other.detectionId,
    });
  },
  silence: async () => {
    await app.db.owner.query(
      `UPDATE source_total SET last_event_at = now() - interval '2 days' WHERE tenant_id = $1`,
      [member.tenantId],
    );
  },
};

/** Actors, without duplicates: accounts in one directory record are one person. */
async function expectedPeople(): Promise<{ acting: number; total: number }> {
  const actors = await sql(
    `SELECT actor_key AS key, bool_or(actor_kind = 'person') AS is_person FROM activity
     WHERE actor_key IS NOT NULL GROUP BY 1`,
  );
  // The last linked keys: a record that a source dropped may be stored with older facts.
  const records = await sql(
    `SELECT r.record_id AS id, e.is_deleted,
       (SELECT jsonb_agg(k.value) FROM identity_key k WHERE k.record_id = r.record_id AND k.kind = 'person') AS keys
     FROM identity_record r JOIN entity e ON e.kind = 'person' AND e.entity_id = r.entity_id
     WHERE r.kind = 'person'`,
  );
  const Row = z.object({ id: z.string(), is_deleted: z.boolean(), keys: z.string().array() });
  const listed = records.map((row) => Row.parse(row));
  const ownerOf = (key: string) => listed.find(({ keys }) => keys.includes(key));
  const acting = new Set(
    actors.flatMap(({ key, is_person: isPerson }) => {
      const owner = ownerOf(String(key));
      return owner || isPerson === true ? [owner?.id ?? String(key)] : [];
    }),
  );
  const present = listed.filter((row) => !row.is_deleted).map(({ id }) => id);
  return { acting: acting.size, total: new Set([...present, ...acting]).size };
}

async function expectPeople(): Promise<void> {
  const { acting, total } = await expectedPeople();
  const { people, total: listed } = await read('/v1/people', ROUTES['/v1/people'].GET.response);
  const map = await read('/v1/flows?members=true', FlowMap);
  const tab = await read('/v1/flows/people?limit=100', ROUTES['/v1/flows/people'].GET.response);
  expect({ people, listed }).toEqual({
    people: { total, listed, unlisted: total - listed },
    listed: people.listed,
  });
  const rows = tab.items.filter(({ person }) => person !== null);
  expect([map.total.people, tab.total, rows.length]).toEqual([acting, acting, acting]);
  // A row's count equals the result of its filter.
  for (const { person, figures } of rows) {
    const { total: found } = await read(
      `/v1/flows/events?person=${encodeURIComponent(person?.key ?? '')}`,
      ROUTES['/v1/flows/events'].GET.response,
    );
    expect([person?.key, found]).toEqual([person?.key, figures.events]);
  }
}

async function expectObjects(): Promise<void> {
  const [row] = await sql('SELECT count(DISTINCT object_key)::integer AS moved FROM activity');
  const [known] = await sql(
    'SELECT count(*)::integer AS objects FROM lineage_object WHERE removed_at IS NULL',
  );
  const map = await read('/v1/flows?members=true', FlowMap);
  const tab = await read('/v1/flows/objects', ROUTES['/v1/flows/objects'].GET.response);
  expect([map.total.objects, tab.total]).toEqual([row?.['moved'], row?.['moved']]);
  const inventory = await read('/v1/objects', ROUTES['/v1/objects'].GET.response);
  const heat = inventory.heat.reduce((sum, { count }) => sum + count, 0);
  expect([inventory.total, heat]).toEqual([known?.['objects'], known?.['objects']]);
}

async function expectPolicies(): Promise<void> {
  const { items } = await read('/v1/policies', ROUTES['/v1/policies'].GET.response);
  const Total = z.object({ total: z.number() });
  const open = OPEN_STATUSES.map((status) => `status=${status}`).join('&');
  const matches = await sql(
    `SELECT policy_key AS key, sum(matches)::integer AS matches FROM policy_match_day GROUP BY 1`,
  );
  const matchesOf = new Map(matches.map((row) => [row['key'], row['matches']]));
  for (const { policyKey, detections, openDetections, result } of items) {
    const counted = Number(matchesOf.get(policyKey) ?? 0);
    expect([policyKey, result.matches]).toEqual([policyKey, counted]);
    expect([policyKey, result.state === 'detecting']).toEqual([policyKey, detections > 0]);
    const isUnmatched = ['off', 'unmatched'].includes(result.state);
    expect([policyKey, isUnmatched && counted > 0]).toEqual([policyKey, false]);
    const list = `/v1/detections/summary?policy=${policyKey}`;
    expect([policyKey, (await read(list, Total)).total]).toEqual([policyKey, detections]);
    const opened = (await read(`${list}&${open}`, Total)).total;
    expect([policyKey, opened]).toEqual([policyKey, openDetections]);
  }
}

async function expectSources(): Promise<void> {
  const { items } = await read('/v1/integrations', ROUTES['/v1/integrations'].GET.response);
  const { strip, coverage } = await read('/v1/dashboard', ROUTES['/v1/dashboard'].GET.response);
  const count = (arrival: string): number =>
    items.filter((source) => source.arrival === arrival).length;
  expect(strip.sources).toEqual({
    reporting: count('reporting'),
    silent: count('silent'),
    connected: items.filter(
      ({ arrival, integrations }) => arrival !== 'none' || integrations.length > 0,
    ).length,
  });
  expect(coverage.filter(({ isSilent }) => isSilent).length).toBe(strip.sources.silent);
  const rows = await sql(
    `SELECT source, last_event_at < now() - interval '1 day' AS is_silent FROM source_total WHERE events > 0`,
  );
  const arrivals = items
    .filter(({ events }) => events > 0)
    .map(({ name, arrival }) => [name, arrival]);
  expect(new Map(arrivals.map(([name, arrival]) => [name, arrival]))).toEqual(
    new Map(rows.map((row) => [row['source'], row['is_silent'] === true ? 'silent' : 'reporting'])),
  );
}

const acts = fc.array(fc.record({ act: fc.constantFrom(...Object.keys(ACTS)), who: fc.nat(20) }), {
  minLength: 8,
  maxLength: 16,
});

test(
  'people, objects, policies and sources have one number after anything',
  async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (steps) => {
        for (const { act, who } of steps) await ACTS[act]?.(who);
        await expectPeople();
        await expectObjects();
        await expectPolicies();
        await expectSources();
        expect(steps.length).toBeGreaterThan(0);
      }),
      { numRuns: 6 },
    );
  },
  10 * 60_000,
);
