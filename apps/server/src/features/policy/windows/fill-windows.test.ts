import type { Leaf, MappedEvent, PolicyContent } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moved, takeIn } from '../../../../testing/flow-events.ts';
import { refuseRows } from '../../../../testing/refused-row.ts';
import { policyContent } from '../../../../testing/policy-contents.ts';
import { activate, PARITY_KEY } from '../../../../testing/policy-parity.ts';
import { raisePolicyRev } from '../evaluation/policy-rows.ts';
import { ruleWith } from '../evaluation/policy-content.ts';
import { fillWindows } from './fill-windows.ts';
import { forgetPoints } from './forget-points.ts';
import { fillWindowsLoop } from './windows-loop.ts';

let db: TestDatabase;
const HOUR = 3_600_000;
const DAY_MS = 24 * HOUR;
const MINUTE = 60_000;
const NOON = Date.now() - (Date.now() % DAY_MS) - 12 * HOUR;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const FRAME = { windowMs: HOUR, episodeGapMs: HOUR, groupBy: ['actor'] };
const upload: Leaf = { f: 'movement', op: 'eq', v: 'upload' };
const odd: Leaf = { f: 'operation', op: 'eq', v: 'odd' };

const CONTENT: PolicyContent = policyContent(
  {},
  {
    rules: [
      ruleWith({
        id: 'count',
        name: 'count',
        title: 'count',
        condition: upload,
        threshold: { metric: 'objects', threshold: 3, ...FRAME },
      }),
      ruleWith({
        id: 'sequence',
        name: 'sequence',
        title: 'sequence',
        condition: upload,
        threshold: {
          metric: 'sequence',
          ...FRAME,
          isOrdered: true,
          steps: [
            { name: 'first', condition: odd },
            { name: 'then', condition: { not: odd } },
          ],
        },
      }),
    ],
  },
);

const upAt = (id: string, minutes: number, operation = 'upload'): MappedEvent =>
  moved(id, NOON + minutes * MINUTE, { vendorOperation: operation });

/** Two files and a first step, which complete nothing. */
const BEFORE = [upAt('a', 0), upAt('b', 10, 'odd')];
const COMPLETES = [upAt('c', 20)];

const WIPED = [
  'lineage_touch',
  'lineage_version',
  'lineage_edge',
  'lineage_object',
  'detection',
  'window_point',
  'window_group',
  'activity',
  'raw_chunk',
];

async function setMode(tenantId: number, mode: string, version = 1): Promise<void> {
  const standing = { mode, pausedFrom: null, emergencyUntil: null };
  const standings = { count: standing, sequence: standing };
  await db.database.tenant(tenantId, async (tx) => {
    await raisePolicyRev(tx, tenantId);
    await tx.query(
      'UPDATE policy SET standings = $2, active_version = $3, changed_at = now() WHERE policy_key = $1',
      [PARITY_KEY, JSON.stringify(standings), version],
    );
  });
}

async function fill(tenantId: number, isStopping?: () => boolean): Promise<void> {
  const tenants = await db.database.system((tx) =>
    tx.query<{ tenant_id: number; revisions: string }>(
      'SELECT tenant_id, revisions FROM tenants_with_unfilled_windows(now())',
    ),
  );
  for (const one of tenants.filter((row) => row.tenant_id === tenantId)) {
    const { revisions } = one;
    await fillWindows(
      { database: db.database, now: Date.now },
      { tenantId, revisions },
      isStopping,
    );
  }
}

async function raised(tenantId: number) {
  return db.database.tenant(tenantId, (tx) =>
    tx.query(
      `SELECT detection_id, title, event_count, first_seen_at, last_seen_at FROM detection
       WHERE policy_key = $1 ORDER BY title`,
      [PARITY_KEY],
    ),
  );
}

async function points(tenantId: number): Promise<number> {
  const [row] = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ points: number }>(
      'SELECT count(*)::integer AS points FROM window_point WHERE policy_key = $1',
      [PARITY_KEY],
    ),
  );
  return row?.points ?? -1;
}

/** Detections of rules that were always active; afterwards the tenant is restored. */
async function raisedAllAlong(tenantId: number) {
  await activate(db.database, tenantId, CONTENT);
  await takeIn(db.database, tenantId, BEFORE);
  await takeIn(db.database, tenantId, COMPLETES);
  const found = await raised(tenantId);
  await db.database.tenant(tenantId, async (tx) => {
    for (const table of WIPED) await tx.query(`DELETE FROM ${table}`);
  });
  await setMode(tenantId, 'simulate');
  return found;
}

test('a rule that begins to alert amid a window raises what it would have raised if it had counted all along', async () => {
  const tenantId = await testTenant(db.database);
  const expected = await raisedAllAlong(tenantId);
  expect(expected).toMatchObject([
    { title: 'count', event_count: 3 },
    { title: 'sequence', event_count: 2 },
  ]);
  await takeIn(db.database, tenantId, BEFORE);
  await fill(tenantId);
  expect(await points(tenantId)).toBe(0);
  await setMode(tenantId, 'alert');
  await fill(tenantId);
  expect(await raised(tenantId)).toEqual([]);
  await takeIn(db.database, tenantId, COMPLETES);
  expect(await raised(tenantId)).toEqual(expected);
});

test('what completes a window before the past is counted is found once it is', async () => {
  const tenantId = await testTenant(db.database);
  const expected = await raisedAllAlong(tenantId);
  await takeIn(db.database, tenantId, BEFORE);
  await setMode(tenantId, 'alert');
  await takeIn(db.database, tenantId, COMPLETES);
  expect(await raised(tenantId)).toEqual([]);
  await fill(tenantId);
  expect(await raised(tenantId)).toEqual(expected);
});

test('the past raises nothing by itself, is counted once however often it is begun, and ends anywhere', async () => {
  const tenantId = await testTenant(db.database);
  await raisedAllAlong(tenantId);
  const past = [...BEFORE, ...COMPLETES].map((event) => ({
    ...event,
    occurredAt: event.occurredAt - 2 * HOUR,
  }));
  await takeIn(db.database, tenantId, past);
  await setMode(tenantId, 'alert');
  // It ends after its first step, and another process continues.
  let steps = 0;
  await fill(tenantId, () => {
    steps += 1;
    return steps > 1;
  });
  await fill(tenantId);
  expect(await raised(tenantId)).toEqual([]);
  const counted = await points(tenantId);
  expect(counted).toBe(6);
  await setMode(tenantId, 'simulate');
  await fill(tenantId);
  await setMode(tenantId, 'alert');
  await fill(tenantId);
  expect(await points(tenantId)).toBe(counted);
});

test('a new version knows the events of its windows', async () => {
  const tenantId = await testTenant(db.database);
  await activate(db.database, tenantId, CONTENT);
  await fill(tenantId);
  await takeIn(db.database, tenantId, BEFORE);
  await db.database.tenant(tenantId, (tx) =>
    tx.query(
      `INSERT INTO policy_version (tenant_id, policy_key, number, content, content_hash, created_at)
       VALUES ($1, $2, 2, $3, 'hash', now())`,
      [tenantId, PARITY_KEY, JSON.stringify(CONTENT)],
    ),
  );
  await setMode(tenantId, 'alert', 2);
  await fill(tenantId);
  await takeIn(db.database, tenantId, COMPLETES);
  expect(await raised(tenantId)).toMatchObject([
    { title: 'count', event_count: 3 },
    { title: 'sequence', event_count: 2 },
  ]);
});

test('points that no window asks for are removed, those of an episode that may grow are not', async () => {
  const tenantId = await testTenant(db.database);
  await activate(db.database, tenantId, CONTENT);
  const quiet = { ...upAt('q', 0), actor: { ...upAt('q', 0).actor, email: 'kim@ours.example' } };
  await takeIn(db.database, tenantId, [...BEFORE, ...COMPLETES, quiet]);
  const before = await points(tenantId);
  const forgetAt = (now: number) => forgetPoints({ database: db.database, now }, tenantId);
  // The windows reach back two lengths, a day without a trigger, and records come up to three days late.
  const reach = 2 * HOUR + DAY_MS + HOUR + 3 * DAY_MS;
  await forgetAt(NOON + reach);
  expect(await points(tenantId)).toBe(before);
  const later = Date.now() + 4 * DAY_MS;
  await db.database.tenant(tenantId, (tx) =>
    tx.query('UPDATE detection SET last_seen_at = $1', [new Date(later - DAY_MS)]),
  );
  await forgetAt(later);
  // Nothing is left of the quiet group, nor of events before the first step of the sequence.
  expect(await points(tenantId)).toBe(before - 3);
  await forgetAt(later + 30 * DAY_MS);
  expect(await points(tenantId)).toBe(0);
  const [groups] = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ groups: number }>('SELECT count(*)::integer AS groups FROM window_group'),
  );
  expect(groups?.groups).toBe(0);
  // A recurring group starts over.
  await takeIn(db.database, tenantId, [upAt('z', 5)]);
  expect(await points(tenantId)).toBe(2);
});

test('the worker follows what begins to count', async () => {
  const tenantId = await testTenant(db.database);
  await activate(db.database, tenantId, CONTENT);
  await setMode(tenantId, 'simulate');
  await takeIn(db.database, tenantId, BEFORE);
  await setMode(tenantId, 'alert');
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  const loop = fillWindowsLoop({ database: db.database, log, now: Date.now });
  loop.start();
  await expect.poll(() => points(tenantId)).toBe(4);
  await loop.stop();
  expect(warnings).toEqual([]);
});

test('a rule that cannot be filled keeps no other rule and no other tenant from being filled', async () => {
  const tenantIds = [await testTenant(db.database), await testTenant(db.database)];
  for (const tenantId of tenantIds) {
    await activate(db.database, tenantId, CONTENT);
    await setMode(tenantId, 'simulate');
    await takeIn(db.database, tenantId, BEFORE);
    await setMode(tenantId, 'alert');
  }
  const [first, second] = tenantIds;
  const refused = await refuseRows(db, {
    table: 'window_rule',
    on: 'UPDATE',
    where: `NEW.tenant_id = ${first} AND NEW.rule_id = 'count'`,
  });
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  const loop = fillWindowsLoop({ database: db.database, log, now: Date.now });
  await loop.runDue();
  await loop.runDue();
  await refused.allow();
  const unfilled = await db.owner.query(
    'SELECT tenant_id, rule_id FROM window_rule WHERE NOT is_filled AND tenant_id = ANY($1)',
    [[first, second]],
  );
  expect(unfilled.rows).toEqual([{ tenant_id: first, rule_id: 'count' }]);
  // Held back after the first failure, and not retried on every poll.
  expect(warnings.filter((line) => line.includes('could not fill'))).toHaveLength(1);
});
