import { BacktestLine, BacktestResult } from '@waybill/contract';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moved, takeIn } from '../../../testing/flow-events.ts';
import { policyContent } from '../../../testing/policy-contents.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { streamBacktest } from './stream-backtest.ts';

let app: TestApp;
let member: TestMember;
const NOW = Date.now();
const DAY = 86_400_000;

beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
  const events = Array.from({ length: 3000 }, (_, index) =>
    moved(`e${index}`, NOW - (index % 3) * DAY - 1000, {
      actor: { kind: 'person', email: `p${index % 10}@ours.example` },
    }),
  );
  await takeIn(app.services.database, member.tenantId, events);
});
afterAll(() => app.close());

const caller = () => ({
  tenantId: member.tenantId,
  idpTenantIds: [],
  userId: 'u',
  userName: 'Ana',
  impersonatorId: null,
  hasSecondFactor: true,
  tokenId: null,
  sid: null,
  email: member.email,
  permissions: new Set<never>(),
});

async function stateOf(backtestId: string): Promise<string | undefined> {
  const [row] = await app.services.database.tenant(member.tenantId, (tx) =>
    tx.query<{ state: string }>('SELECT state FROM policy_backtest WHERE backtest_id = $1', [
      backtestId,
    ]),
  );
  return row?.state;
}

test('its figures are those of everything that is kept', async () => {
  const body = await streamBacktest(app.services, { content: policyContent() }, caller());
  const lines = (await body.toArray())
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => BacktestLine.parse(JSON.parse(line)));
  const last = lines.at(-1);
  if (last?.type !== 'done') throw new Error('is done');
  expect(last.result).toMatchObject({
    isPartial: false,
    scanned: 3000,
    judged: 3000,
    events: 3000,
    detections: 10,
    people: 10,
    topShare: 0.3,
    difference: null,
    precision: null,
    faults: { events: 0 },
  });
  expect(last.result.days.every(({ count }) => count === 1000 || count === 0)).toBe(true);
  expect(last.result.examples).toHaveLength(20);
});

test('when nobody reads on it ends, and is told as ended', async () => {
  const body = await streamBacktest(app.services, { content: policyContent() }, caller());
  const [first] = await once(body, 'data');
  const line = BacktestLine.parse(JSON.parse(String(first)));
  if (line.type !== 'started') throw new Error('begins');
  body.destroy();
  // The transaction of the next call does not wait for it; its own end is awaited here.
  await expect.poll(() => stateOf(line.backtestId)).toBe('cancelled');
});

/** Back-tests that hold their connection until the gate opens, counted by tenant. */
function heldBacktests(gate: Promise<void>) {
  const { database } = app.services;
  const running = new Map<number, number>();
  const add = (tenantId: number, change: number): void =>
    void running.set(tenantId, (running.get(tenantId) ?? 0) + change);
  const services = {
    ...app.services,
    database: {
      ...database,
      snapshot: async <T>(...[tenantId, work]: Parameters<typeof database.snapshot<T>>) =>
        database.snapshot(tenantId, async (tx) => {
          const result = await work(tx);
          // Reading the plan is not a back-test.
          if (!BacktestResult.safeParse(result).success) return result;
          add(tenantId, 1);
          await gate;
          add(tenantId, -1);
          return result;
        }),
    },
  };
  return { services, running };
}

test('many back-tests of one tenant leave a turn to another tenant', async () => {
  const other = await testMember(app);
  const gate = Promise.withResolvers<void>();
  const { services, running } = heldBacktests(gate.promise);
  const bodies = [];
  for (let index = 0; index < 8; index += 1) {
    bodies.push(await streamBacktest(services, { content: policyContent() }, caller()));
  }
  await expect.poll(() => running.get(member.tenantId)).toBe(1);
  const later = { ...caller(), tenantId: other.tenantId };
  bodies.push(await streamBacktest(services, { content: policyContent() }, later));
  await expect.poll(() => running.get(other.tenantId)).toBe(1);
  expect(running.get(member.tenantId)).toBe(1);
  gate.resolve();
  const ends = await Promise.all(bodies.map(async (body) => (await body.toArray()).join('')));
  expect(ends.every((text) => text.includes('"type":"done"'))).toBe(true);
});

test('a back-test that nobody reads any more leaves the queue', async () => {
  const gate = Promise.withResolvers<void>();
  const { services, running } = heldBacktests(gate.promise);
  const content = policyContent();
  const bodies = [];
  for (let index = 0; index < 2; index += 1) {
    bodies.push(await streamBacktest(services, { content }, caller()));
  }
  await expect.poll(() => running.get(member.tenantId)).toBe(1);
  const [first] = await once(bodies[1] ?? app.app.server, 'data');
  const line = BacktestLine.parse(JSON.parse(String(first)));
  if (line.type !== 'started') throw new Error('begins');
  bodies[1]?.destroy();
  await expect.poll(() => stateOf(line.backtestId)).toBe('cancelled');
  gate.resolve();
  await bodies[0]?.toArray();
});
