import { expect, test } from 'vitest';
import { fairSlots, type SharedWork } from './fair-slots.ts';

const BOUNDS = { perTenant: { count: 100, bytes: 1e6 }, inAll: { count: 100, bytes: 1e6 } };

/** Slots whose tasks end when the test says so. */
function staged(slots: number) {
  const most = { slots: () => slots, perTenant: Math.max(1, slots - 1) };
  const given = fairSlots({ ...most, largeBytes: 1000, bounds: BOUNDS });
  const open = new Map<string, () => void>();
  const begun: string[] = [];
  function run(name: string, facts: Partial<SharedWork> = {}): Promise<void> {
    const work = { tenantId: 1, lane: 'interactive' as const, bytes: 1, ...facts };
    return given.run(work, () => {
      begun.push(name);
      return new Promise<void>((resolve) => open.set(name, resolve));
    });
  }
  async function end(name: string): Promise<void> {
    open.get(name)?.();
    await new Promise(setImmediate);
  }
  return { given, run, end, begun };
}

test('a tenant never has all slots', async () => {
  const { run, end, begun } = staged(3);
  const all = ['a1', 'a2', 'a3'].map((name) => run(name));
  const other = run('b1', { tenantId: 2 });
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(begun).toHaveLength(3);
  await end('a1');
  expect(begun.at(-1)).toBe('a3');
  await end('a2');
  await end('a3');
  await Promise.all([...all, other]);
});

test('large work leaves a slot to what is small', async () => {
  const { run, end, begun } = staged(3);
  const large = [1, 2, 3].map((tenantId) => run(`large ${tenantId}`, { tenantId, bytes: 5000 }));
  const small = run('small', { tenantId: 4 });
  await new Promise(setImmediate);
  expect(begun).toEqual(['large 1', 'large 2', 'small']);
  for (const name of ['small', 'large 1', 'large 2', 'large 3']) await end(name);
  await Promise.all([...large, small]);
});

test('a caller that leaves gives its place in the queue back', async () => {
  const { given, run, end, begun } = staged(1);
  const first = run('first');
  const gone = new AbortController();
  const left = run('left', { signal: gone.signal });
  const last = run('last');
  expect(given.hasWaiting()).toBe(true);
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(run('late', { signal: gone.signal })).rejects.toThrow('gone');
  await end('first');
  await end('last');
  await Promise.all([first, last]);
  expect(begun).toEqual(['first', 'last']);
});

test('a task that fails gives its slot back', async () => {
  const { given, run, end } = staged(1);
  const work = { tenantId: 1, lane: 'intake' as const, bytes: 1 };
  const failing = given.run(work, () => Promise.reject(new Error('broken')));
  const next = run('next');
  await expect(failing).rejects.toThrow('broken');
  await end('next');
  await next;
});

test('what waits when it closes is rejected, and what comes later too', async () => {
  const { given, run, end } = staged(1);
  const first = run('first');
  const waiting = run('waiting');
  given.close(new Error('closed'));
  await expect(waiting).rejects.toThrow('closed');
  await expect(run('later')).rejects.toThrow('closed');
  await end('first');
  await first;
});
