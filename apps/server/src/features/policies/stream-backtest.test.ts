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
  // The transaction of the next call waits for nothing of it; its own end is what is awaited here.
  await expect.poll(() => stateOf(line.backtestId)).toBe('cancelled');
});

test('many at once leave connections to the database for everybody else', async () => {
  const { database } = app.services;
  const gate = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const held = {
    ...app.services,
    database: {
      ...database,
      snapshot: async <T>(...args: Parameters<typeof database.snapshot<T>>): Promise<T> => {
        const result = await database.snapshot(...args);
        // What a back-test asks before it begins is no result of one.
        if (!BacktestResult.safeParse(result).success) return result;
        running += 1;
        most = Math.max(most, running);
        await gate.promise;
        running -= 1;
        return result;
      },
    },
  };
  const bodies = [];
  for (let index = 0; index < 8; index += 1) {
    bodies.push(await streamBacktest(held, { content: policyContent() }, caller()));
  }
  await expect.poll(() => running).toBe(3);
  gate.resolve();
  const ends = await Promise.all(bodies.map(async (body) => (await body.toArray()).join('')));
  expect(ends.every((text) => text.includes('"type":"done"'))).toBe(true);
  expect(most).toBe(3);
});
