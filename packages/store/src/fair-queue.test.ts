import { describe, expect, onTestFinished, test } from 'vitest';
import { fairQueue, type FairQueue, type LaneBudget } from './fair-queue.ts';

const LANE: LaneBudget = {
  reserved: 0,
  most: 4,
  mostPerTenant: 2,
  mostPerUser: 1,
  waitingPerTenant: 5,
  waitingPerUser: 4,
  longestWaitMs: 60_000,
};

const queueOf = (change: Partial<LaneBudget> = {}): FairQueue =>
  fairQueue({ total: 4, lanes: { read: { ...LANE, ...change } } });

/** Asks for places and keeps who got one, in order. */
function askers(queue: FairQueue) {
  const entered: string[] = [];
  const leaves = new Map<string, () => void>();
  // Who still waits at the end would be refused a minute later, in the test of another file.
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  return {
    entered,
    async ask(name: string, lane = 'read'): Promise<void> {
      const [tenant = '0', user = ''] = name.split('/');
      const asker = { lane, tenantId: Number(tenant), userId: user };
      try {
        leaves.set(name, await queue.enter(asker, ended.signal));
        entered.push(name);
      } catch (error) {
        if (!ended.signal.aborted) throw error;
      }
    },
    async leave(name: string): Promise<void> {
      leaves.get(name)?.();
      // Who waits continues in a later microtask.
      await new Promise(setImmediate);
    },
  };
}

describe('places', () => {
  test('are given at once while there are some, without a promise', () => {
    const leave = queueOf().enter({ lane: 'read', tenantId: 1, userId: 'a' });
    expect(leave).toBeTypeOf('function');
  });

  test('a tenant takes its share and leaves the rest to others', async () => {
    const { ask, entered } = askers(queueOf());
    for (const name of ['1/a', '1/b', '1/c', '2/x']) void ask(name);
    await new Promise(setImmediate);
    expect(entered).toEqual(['1/a', '1/b', '2/x']);
  });

  test('a user takes their share and leaves the rest to colleagues', async () => {
    const { ask, entered } = askers(queueOf());
    for (const name of ['1/a', '1/a/2', '1/b']) void ask(name);
    await new Promise(setImmediate);
    expect(entered).toEqual(['1/a', '1/b']);
  });

  test('a lane keeps its reserve while others want everything', async () => {
    const queue = fairQueue({
      total: 4,
      lanes: {
        read: { ...LANE, mostPerTenant: 4, mostPerUser: 4 },
        ingest: { ...LANE, reserved: 1 },
      },
    });
    const { ask, entered, leave } = askers(queue);
    for (const name of ['1', '1//2', '1//3', '1//4']) void ask(name);
    void ask('2', 'ingest');
    await new Promise(setImmediate);
    expect(entered).toEqual(['1', '1//2', '1//3', '2']);
    await leave('2');
    expect(entered).toHaveLength(4);
  });
});

describe('who waits', () => {
  test('takes turns by tenant, and by user within a tenant', async () => {
    const { ask, entered, leave } = askers(queueOf({ most: 1 }));
    const names = ['1/a', '1/a/2', '1/a/3', '1/b', '2/x', '2/x/2'];
    for (const name of names) void ask(name);
    await new Promise(setImmediate);
    for (let turn = 0; turn < names.length; turn += 1) await leave(entered[turn] ?? '');
    expect(entered).toEqual(['1/a', '2/x', '1/b', '2/x/2', '1/a/2', '1/a/3']);
  });

  test('is refused when too many of the user or of the tenant wait already', async () => {
    const queue = queueOf({ most: 1 });
    const enter = async (userId: string) => queue.enter({ lane: 'read', tenantId: 1, userId });
    const first = enter('a');
    const waiting = ['a', 'a', 'a', 'a', 'b'].map((userId) => enter(userId));
    await expect(enter('a')).rejects.toMatchObject({ reason: 'full' });
    await expect(enter('c')).rejects.toMatchObject({ reason: 'full' });
    expect(queue.load()).toEqual({ read: { running: 1, waiting: 5 } });
    // Whoever gets a place gives it back at once.
    for (const place of waiting) void place.then((leave) => leave());
    (await first)();
    await Promise.all(waiting);
    await new Promise(setImmediate);
    expect(queue.load()).toEqual({ read: { running: 0, waiting: 0 } });
  });

  test('is refused after the longest wait, and the next one gets the place', async () => {
    const queue = queueOf({ most: 1, longestWaitMs: 1 });
    const asker = { lane: 'read', tenantId: 1, userId: 'a' };
    const leave = await queue.enter(asker);
    await expect(queue.enter(asker)).rejects.toMatchObject({
      reason: 'late',
      retryAfterSeconds: 2,
    });
    leave();
    expect(queue.enter(asker)).toBeTypeOf('function');
  });

  test('leaves the queue when the signal is aborted', async () => {
    const queue = queueOf({ most: 1 });
    const asker = { lane: 'read', tenantId: 1, userId: 'a' };
    const leave = await queue.enter(asker);
    const abort = new AbortController();
    const waiting = queue.enter(asker, abort.signal);
    abort.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await expect(queue.enter(asker, abort.signal)).rejects.toThrow('gone');
    leave();
    expect(queue.load()).toEqual({ read: { running: 0, waiting: 0 } });
  });
});
