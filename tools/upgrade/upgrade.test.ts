import { fork } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { BUILTIN_POLICIES, changeLineage, type HeldTouch } from '@waybill/engine';
import { memoryLineageStore } from '@waybill/engine/lineage/memory-lineage-store';
import { migrate, MIGRATIONS_FOLDER } from '@waybill/store';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  EVENT_COLUMNS,
  storedEvent,
  type StoredRow,
} from '../../apps/server/src/features/ingest/writing/stored-event.ts';
import {
  heldTouches,
  TOUCH_COLUMNS,
  type TouchRow,
} from '../../apps/server/src/features/lineage/building/touch-row.ts';
import { SECRETS_PURPOSE } from '../../apps/server/src/features/integrations/integrations-read-model.ts';
import { sortedTouches } from '../../apps/server/testing/lineage-rows.ts';
import { secretBox } from '../../apps/server/src/platform/secret-box.ts';
import { EXPECTED_CHANGES, EXPECTED_MATCH_CHANGES, KNOWN_FAULTS } from './expected-changes.data.ts';
import { fixtureNames, readFixture, type Fixture, type Match } from './fixture/fixture-files.ts';
import { lostRows, rowsWith } from './fixture/lost-rows.ts';
import { migrateTo, migrationsOf } from './fixture/restore-database.ts';
import { readableUrls, unreachedPaths, type ReadableUrl } from './get-routes.ts';
import { apiClient } from './make/api-client.ts';
import { addOrganisation, agreed, sdkOf, signIn, type Member } from './make/people.ts';
import { makeReplayPolicy } from './make/policies.ts';
import { recordSender } from './make/records.ts';
import { detectionsOf, matchesOf } from './make/replay-day.ts';
import { RELEASE_POLICIES } from './release-policies.data.ts';
import {
  freshName,
  restoreRelease,
  upgradeRelease,
  type RestoredRelease,
  type UpgradedRelease,
} from './upgraded-release.ts';

const WORKER = path.resolve(import.meta.dirname, '../../apps/server/src/jobs/worker.ts');

/** Each test is short; a busy machine is not. */
const PATIENCE = { timeout: 120_000 };

/** How functions and objects of JavaScript read as text: where one lies, a mapping took it for a value. */
const NO_VALUES = ['native code]', '[object Object]'];

/** Routes that refuse here what they answer elsewhere, and how. */
const REFUSALS: ReadonlyMap<string, string> = new Map([
  // It explains one thing to one member, which no list names together.
  ['/v1/access-explanation', 'answered 400'],
  // The worker, which does not run here, begins the chain.
  ['/v1/audit/head', 'answered 404'],
  // Of a member of other organizations too.
  ['/v1/members/{memberId}/sessions', 'answered 4'],
]);

const RECEIVER = {
  name: 'Receiver',
  address: 'https://receiver.example/events',
  events: ['policy.changed'],
};

describe.each(await fixtureNames())('a database of the release %s', PATIENCE, (name) => {
  let fixture: Fixture;
  let restored: RestoredRelease;
  let upgraded: UpgradedRelease;
  let owners: Member[];
  const open: { close(): Promise<void> }[] = [];
  /** Rows that the upgrade changed, before anyone worked with it. */
  let lost: { database: string; table: string; rows: number }[];

  beforeAll(async () => {
    fixture = await readFixture(name);
    open.push((restored = await restoreRelease(fixture)));
    await pauseRenamed(restored, fixture);
    open.push((upgraded = await upgradeRelease(restored)));
    const [product, identity] = [
      await lostRows(restored.product.owner, fixture.product),
      await lostRows(restored.identity.owner, fixture.identity),
    ];
    lost = [
      ...product.map((one) => ({ database: 'product', ...one })),
      ...identity.map((one) => ({ database: 'identity', ...one })),
    ];
    owners = [];
    for (const { ownerEmail } of fixture.facts.organisations) {
      owners.push(await signIn(upgraded.management, ownerEmail));
    }
  });
  afterAll(async () => {
    for (const { close } of open.toReversed()) await close();
  });

  const expected = <T extends { fixture: string }>(list: readonly T[]): T[] =>
    list.filter((one) => one.fixture === name);

  test('loses nothing but what is agreed to', () => {
    expect(lost).toEqual(
      expected(EXPECTED_CHANGES).map(({ database, table, rows }) => ({ database, table, rows })),
    );
  });

  test('has the detections that it had', async () => {
    for (const [index, { detections }] of fixture.facts.organisations.entries()) {
      const owner = owners[index];
      expect(owner && (await detectionsOf(owner))).toEqual(detections);
    }
  });

  test('reads the lineage of its events as they give it', async () => {
    const { owner } = restored.product;
    const { from, to } = fixture.facts.badDay;
    // The release misread the others, and they were repaired where they are stored alone.
    const isSound = ({ at }: HeldTouch): boolean => at < Date.parse(from) || at > Date.parse(to);
    const { rows } = await owner.query<StoredRow & { tenant_id: number }>(
      `SELECT tenant_id, ${EVENT_COLUMNS} FROM activity`,
    );
    const { rows: touches } = await owner.query<TouchRow & { tenant_id: number }>(
      `SELECT tenant_id, ${TOUCH_COLUMNS} FROM lineage_touch AS touch`,
    );
    expect(touches.length).toBeGreaterThan(0);
    for (const [tenantId, ofTenant] of Map.groupBy(rows, (row) => row.tenant_id)) {
      const memory = memoryLineageStore();
      const added = ofTenant.map(storedEvent);
      memory.apply(await changeLineage(memory, { added, removed: [] }));
      const stored = touches.filter((row) => row.tenant_id === tenantId).flatMap(heldTouches);
      expect(sortedTouches(stored.filter(isSound))).toEqual(
        sortedTouches(memory.graph().touches.filter(isSound)),
      );
    }
  });

  test('opens the credentials that were sealed', async () => {
    const { rows } = await restored.product.owner.query<SealedRow>(
      `SELECT s.tenant_id, s.integration_id, s.field_id, s.sealed, i.name
       FROM integration_secret s JOIN integration i USING (tenant_id, integration_id)`,
    );
    const box = secretBox(upgraded.keyFor(SECRETS_PURPOSE));
    const opened: Record<string, Record<string, string>> = {};
    for (const { tenant_id, integration_id, field_id, sealed, name: of } of rows) {
      const place = { tenantId: tenant_id, ownerId: integration_id, fieldId: field_id };
      (opened[of] ??= {})[field_id] = box.open(place, sealed);
    }
    expect(opened).toEqual(fixture.facts.sealed);
  });

  test('lets everybody in who had an account', async () => {
    const { facts } = fixture;
    const { password } = sdkOf(upgraded.management);
    for (const email of facts.people) agreed(await password.signIn(email, facts.password));
    expect(facts.people.length).toBeGreaterThan(0);
  });

  test('answers every GET route, but for known faults', async () => {
    const faults: string[] = [];
    const reached: ReadableUrl[] = [];
    for (const [index, owner] of owners.entries()) {
      const { name: of, tenantId } = fixture.facts.organisations[index] ?? {
        name: '',
        tenantId: 0,
      };
      // No release had rescoring and webhooks.
      await owner.call('POST', '/v1/rescores', { rev: 0 });
      await owner.call('POST', '/v1/webhooks', RECEIVER);
      const urls = await readableUrls(owner, await unlistedIds(restored, fixture, tenantId));
      reached.push(...urls);
      for (const { path: route, url } of [...urls, ...badUrls(fixture)]) {
        const answer = await owner.call('GET', url).catch((error: Error) => error);
        const refusal = REFUSALS.get(route);
        if (answer instanceof Error && !(refusal && answer.message.includes(refusal))) {
          faults.push(`${of}: GET ${route}`);
        }
      }
    }
    expect(unreachedPaths(reached)).toEqual([]);
    const known = expected(KNOWN_FAULTS).filter(({ fault }) => fault.includes(' GET '));
    expect([...new Set(faults)].toSorted()).toEqual(known.map(({ fault }) => fault).toSorted());
  });

  test('holds no text of a function or an object, but for known faults', async () => {
    const tables = await rowsWith(restored.product.owner, fixture.product, NO_VALUES);
    const known = expected(KNOWN_FAULTS).filter(({ fault }) => fault.startsWith('rows of '));
    expect(tables.map(({ table }) => `rows of ${table}`)).toEqual(known.map(({ fault }) => fault));
  });

  test('raises the same detections of a day that is sent again', async () => {
    const { facts, day } = fixture;
    const { management } = upgraded;
    const given = { name: freshName(), domain: facts.replay.domain, first: 'Rita' };
    const { owner } = await addOrganisation(management, given);
    await makeReplayPolicy(owner);
    await recordSender(management.address, owner).send(day);
    const before = facts.replay.matches;
    const now = await matchesOf(owner);
    const changes = [
      ...without(before, now).map((match) => ({ match: matchName(match), change: 'gone' })),
      ...without(now, before).map((match) => ({ match: matchName(match), change: 'new' })),
    ];
    const agreedTo = expected(EXPECTED_MATCH_CHANGES);
    const sorted = (all: readonly { match: string; change: string }[]) =>
      all.map(({ match, change }) => `${change}: ${match}`).toSorted();
    expect(sorted(changes)).toEqual(sorted(agreedTo));
  });

  test('simulates the policies that it brings, and keeps what people had set', async () => {
    const fresh = BUILTIN_POLICIES.filter(({ since }) => since > packOfRelease(name));
    for (const owner of owners) {
      const { items } = Updates.parse(await owner.call('GET', '/v1/policies/updates'));
      expect(items.map(({ policyKey }) => policyKey)).toEqual(fresh.map(({ key }) => key));
      const policies = Policies.parse(await owner.call('GET', '/v1/policies')).items;
      const undecided = policies.filter(({ isUndecided }) => isUndecided);
      expect(new Set(undecided.map(({ mode }) => mode))).toEqual(new Set(['simulate']));
      expect(undecided).toHaveLength(fresh.length);
    }
    const { items } = Policies.parse(await owners[0]?.call('GET', '/v1/policies'));
    const paused = items.filter(({ mode, isBuiltin }) => isBuiltin && mode === 'paused');
    const renamed = RENAMED.map(({ key }) => key);
    expect(paused.map(({ policyKey }) => policyKey).toSorted()).toEqual(
      [...renamed, 'shared-beyond-domain'].toSorted(),
    );
  });

  test('takes in what the tokens of its senders bring', async () => {
    const { management } = upgraded;
    const [source = '', secret = ''] = Object.entries(fixture.facts.tokens)[0] ?? [];
    const sender = apiClient(management.address, { authorization: `Bearer ${secret}` });
    const reply = await sender.call('POST', `/v1/ingest/${source}`, '{"no":"entry"}\n');
    expect(reply).toMatchObject({ records: 1, rejected: 1 });
  });

  test('is refused to the release that it was upgraded from', async () => {
    const { product } = fixture;
    const downgrade = migrateTo(restored.product.owner, MIGRATIONS_FOLDER, migrationsOf(product));
    await expect(downgrade).rejects.toThrow('was upgraded by a newer release');
  });

  test('works off the jobs that waited', async () => {
    const waiting = async (): Promise<number> => {
      const { rows } = await restored.product.owner.query<{ jobs: number }>(
        'SELECT count(*)::integer AS jobs FROM graphile_worker._private_jobs',
      );
      return rows[0]?.jobs ?? 0;
    };
    expect(await waiting()).toBeGreaterThan(0);
    const worker = fork(WORKER, [], {
      env: { ...process.env, ...upgraded.environment },
      stdio: 'ignore',
    });
    const gone = new Promise((resolve) => {
      worker.once('exit', resolve);
    });
    await expect.poll(waiting, PATIENCE).toBe(0);
    worker.kill('SIGTERM');
    await gone;
  });
});

const Updates = z.object({ items: z.array(z.object({ policyKey: z.string() })) });
const Policies = z.object({
  items: z.array(
    z.object({
      policyKey: z.string(),
      mode: z.string(),
      isBuiltin: z.boolean(),
      isUndecided: z.boolean(),
    }),
  ),
});

const packOfRelease = (name: string): number =>
  RELEASE_POLICIES.find(({ fixture }) => fixture === name)?.pack ?? 0;

/** Policies that have another key than some release knew. */
const RENAMED = BUILTIN_POLICIES.filter(({ aliases = [] }) => aliases.length > 0);

/** The first organisation had paused the policies that were renamed since, under their first keys. */
async function pauseRenamed({ product }: RestoredRelease, { facts }: Fixture): Promise<void> {
  await product.owner.query(
    `INSERT INTO policy_switch (tenant_id, policy_key, mode, exceptions, priority, changed_at)
     SELECT $1, key, 'paused', '[]', 100, now() FROM unnest($2::text[]) AS key`,
    [facts.organisations[0]?.tenantId, RENAMED.map(({ aliases = [] }) => aliases[0])],
  );
}

/** Changes of many detections, which no route lists, and detections of what the release misread. */
async function unlistedIds(
  { product }: RestoredRelease,
  { facts: { badDay } }: Fixture,
  tenantId: number,
): Promise<Record<string, string>[]> {
  const { rows } = await product.owner.query<Record<string, string>>(
    `SELECT json_build_object('changeId', change_id) AS ids FROM detection_change WHERE tenant_id = $1
     UNION ALL SELECT json_build_object('detectionId', detection_id, 'eventId', event_id)
       FROM detection_event WHERE tenant_id = $1 AND occurred_at BETWEEN $2 AND $3`,
    [tenantId, badDay.from, badDay.to],
  );
  return rows.map(({ ids }) => Ids.parse(ids));
}

const Ids = z.record(z.string(), z.string());

test.each(await fixtureNames())(
  'an upgrade from the release %s that is killed inside any file goes on',
  PATIENCE,
  async (name) => {
    const fixture = await readFixture(name);
    const { product, close } = await restoreRelease(fixture);
    const done = migrationsOf(fixture.product);
    const files = (await readdir(MIGRATIONS_FOLDER)).toSorted();
    for (const file of files.filter((one) => !done.includes(one))) {
      await killInNextFile(product.owner);
      done.push(file);
      await migrateTo(product.owner, MIGRATIONS_FOLDER, done);
    }
    const lost = await lostRows(product.owner, fixture.product);
    const agreedTo = EXPECTED_CHANGES.filter(
      (one) => one.fixture === name && one.database === 'product',
    );
    expect(lost).toEqual(agreedTo.map(({ table, rows }) => ({ table, rows })));
    await close();
  },
);

/** Begins the upgrade and ends its connection when the statements of the next file have run. */
async function killInNextFile(owner: pg.Pool): Promise<void> {
  const guard = await owner.connect();
  // What it waits for is to note that the file ran, in the file's own transaction.
  await guard.query('BEGIN; LOCK TABLE migration IN SHARE MODE');
  const upgrade = migrate(owner, MIGRATIONS_FOLDER).then(
    () => 'done',
    () => 'killed',
  );
  await expect
    .poll(async () => {
      // Not the guard: what a transaction sees of others' activity stays as it was at first.
      const { rowCount } = await owner.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'INSERT INTO migration%'`,
      );
      return rowCount;
    })
    .toBe(1);
  expect(await upgrade).toBe('killed');
  await guard.query('ROLLBACK');
  guard.release();
}

interface SealedRow {
  tenant_id: number;
  integration_id: string;
  field_id: string;
  sealed: Buffer;
  name: string;
}

/** The event stream over the time of the records that the release misread. */
function badUrls({ facts: { badDay } }: Fixture): ReadableUrl[] {
  const route = '/v1/activity/ocsf';
  return [{ path: route, url: `${route}?from=${badDay.from}&to=${badDay.to}` }];
}

/** A match in one line. */
const matchName = ({ policy, severity, status, events }: Match): string =>
  `${policy} | ${severity} | ${status} | ${events.length} from ${events[0] ?? 'nothing'}`;

/** Matches that are not among others, events and all. */
function without(all: readonly Match[], others: readonly Match[]): Match[] {
  const left = others.map((match) => JSON.stringify(match));
  return all.filter((match) => {
    const at = left.indexOf(JSON.stringify(match));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
