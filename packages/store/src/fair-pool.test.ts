import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUser } from './acting-user.ts';
import { webBudget } from './fair-pool.ts';
import { asWork, inLane, asSharedWork } from './work-context.ts';

let db: TestDatabase;
const tenants: number[] = [];

beforeAll(async () => {
  db = await testDatabase({ budget: webBudget });
  for (const name of ['first', 'second', 'third']) {
    const [row] = await db.database.system((tx) =>
      tx.query<{ id: number }>(`SELECT create_tenant($1, $1, 'us-east-1', '{}', '{}') AS id`, [
        name,
      ]),
    );
    tenants.push(row?.id ?? 0);
  }
});
afterAll(() => db.close());

const [FIRST, SECOND] = [0, 1];
const tenantAt = (index: number): number => tenants[index] ?? 0;

/** Transactions that hold their connection until they are let go. */
function held(count: number, begin: (work: () => Promise<void>, index: number) => Promise<void>) {
  const gate = Promise.withResolvers<void>();
  let running = 0;
  const works = Array.from({ length: count }, (_, index) =>
    begin(async () => {
      running += 1;
      await gate.promise;
    }, index),
  );
  return {
    running: () => running,
    async letGo() {
      gate.resolve();
      await Promise.all(works);
    },
  };
}

test('the reads of a tenant leave connections to other tenants, to ingest and to health', async () => {
  const { database } = db;
  const busy = held(60, (work, index) =>
    asUser(`u${index}`, () =>
      asWork({ lane: 'read' }, () => database.snapshot(tenantAt(FIRST), work)),
    ),
  );
  await expect.poll(busy.running).toBe(4);
  const other = await asWork({ lane: 'read' }, () =>
    database.snapshot(tenantAt(SECOND), (tx) => tx.query('SELECT 1 AS one')),
  );
  expect(other).toEqual([{ one: 1 }]);
  await asWork({ lane: 'ingest' }, () =>
    database.tenant(tenantAt(FIRST), (tx) => tx.query('SELECT 1')),
  );
  await database.system((tx) => tx.query('SELECT 1'));
  await database.ping();
  expect(busy.running()).toBe(4);
  await busy.letGo();
});

test('ingest leaves connections to reads', async () => {
  const { database } = db;
  const busy = held(60, (work, index) =>
    asWork({ lane: 'ingest' }, () => database.tenant(tenantAt(index % 3), work)),
  );
  await expect.poll(busy.running).toBe(8);
  await asWork({ lane: 'read' }, () =>
    database.snapshot(tenantAt(FIRST), (tx) => tx.query('SELECT 1')),
  );
  await busy.letGo();
});

test('one user leaves connections to colleagues', async () => {
  const { database } = db;
  const read = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
    asUser(userId, () => asWork({ lane: 'read' }, () => database.snapshot(tenantAt(FIRST), work)));
  const busy = held(20, (work) => read('ana', work));
  await expect.poll(busy.running).toBe(3);
  expect(await read('ben', async () => 'answered')).toBe('answered');
  await busy.letGo();
});

test('health is answered while every connection is in use', async () => {
  const { database } = db;
  const busy = held(16, (work) => database.system(work));
  await expect.poll(busy.running).toBeGreaterThan(5);
  await database.ping();
  await busy.letGo();
});

test('a transaction within a transaction is refused, one after it is not', async () => {
  const { database } = db;
  const nested = database.tenant(tenantAt(FIRST), () =>
    database.snapshot(tenantAt(FIRST), (tx) => tx.query('SELECT 1')),
  );
  await expect(nested).rejects.toThrow('A transaction cannot begin another one');
  await database.tenant(tenantAt(FIRST), (tx) => tx.query('SELECT 1'));
});

test('statements end at the limits of the work around', async () => {
  const { database } = db;
  const blocked = Promise.withResolvers<void>();
  const sleep = (): Promise<unknown> =>
    database.snapshot(tenantAt(FIRST), (tx) => tx.query('SELECT pg_sleep(30)'));
  await expect(asWork({ lane: 'read', statementTimeoutMs: 10 }, sleep)).rejects.toMatchObject({
    code: '57014',
  });
  const locked = Promise.withResolvers<void>();
  const holder = database.tenant(tenantAt(FIRST), async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock(1, 2)');
    locked.resolve();
    await blocked.promise;
  });
  await locked.promise;
  const second = asWork({ lane: 'read', lockTimeoutMs: 10 }, () =>
    database.tenant(tenantAt(SECOND), (tx) => tx.query('SELECT pg_advisory_xact_lock(1, 2)')),
  );
  await expect(second).rejects.toMatchObject({ code: '55P03' });
  blocked.resolve();
  await holder;
});

test('a read ends at its next statement when its signal is aborted, a change goes on', async () => {
  const { database } = db;
  const run = async (isRead: boolean): Promise<unknown> => {
    const abort = new AbortController();
    return asWork({ lane: 'read', signal: abort.signal, isRead }, () =>
      database.tenant(tenantAt(FIRST), async (tx) => {
        abort.abort(new Error('gone'));
        return tx.query('SELECT 1 AS one');
      }),
    );
  };
  await expect(run(true)).rejects.toThrow('gone');
  expect(await run(false)).toEqual([{ one: 1 }]);
});

test('shared work goes on when the caller that started it goes', async () => {
  const { database } = db;
  const abort = new AbortController();
  const shared = asWork({ lane: 'read', signal: abort.signal, isRead: true }, () =>
    asSharedWork(() =>
      database.snapshot(tenantAt(FIRST), async (tx) => {
        abort.abort(new Error('gone'));
        return tx.query('SELECT 1 AS one');
      }),
    ),
  );
  expect(await shared).toEqual([{ one: 1 }]);
});

test('work in another lane keeps its limits and waits with a signal of its own', async () => {
  const { database } = db;
  const abort = new AbortController();
  abort.abort(new Error('gone'));
  const work = asWork({ lane: 'read', statementTimeoutMs: 7000 }, async () => {
    const [row] = await inLane('long', new AbortController().signal, () =>
      database.snapshot(tenantAt(FIRST), (tx) =>
        tx.query<{ limit: string }>(`SELECT current_setting('statement_timeout') AS limit`),
      ),
    );
    expect(row?.limit).toBe('7s');
    return inLane('long', abort.signal, () => database.snapshot(tenantAt(FIRST), async () => 1));
  });
  await expect(work).rejects.toThrow('gone');
});
