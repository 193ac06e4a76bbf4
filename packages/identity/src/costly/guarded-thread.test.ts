import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { guardedThread, type GuardedThread } from './guarded-thread.ts';

const SCRIPT = path.join(import.meta.dirname, '../testing/obedient-thread.ts');
const caller = { group: 'a', member: '' };
let open: GuardedThread<string, unknown> | null = null;

function thread(deadlineMs = 30_000): GuardedThread<string, unknown> {
  const limits = { deadlineMs, heapMb: 32, waitingPerMember: 5, waitingPerGroup: 5 };
  open = guardedThread<string, unknown>(SCRIPT, limits);
  return open;
}

afterEach(async () => {
  await open?.close();
});

test('starts with the first task and is kept for the next', async () => {
  const { run, started } = thread();
  expect(started()).toBe(0);
  expect(await run(caller, 'one')).toEqual({ did: 'one' });
  expect(await Promise.all([run(caller, 'two'), run(caller, 'three')])).toEqual([
    { did: 'two' },
    { did: 'three' },
  ]);
  expect(started()).toBe(1);
});

test.each(['throw', 'exit'])('is replaced after a task that makes it %s', async (task) => {
  const { run, started } = thread();
  await expect(run(caller, task)).rejects.toMatchObject({ reason: 'failed' });
  expect(await run(caller, 'next')).toEqual({ did: 'next' });
  expect(started()).toBe(2);
});

test('is ended and replaced when a task takes too long; those that wait go on', async () => {
  const { run, started } = thread(3000);
  const [lost, next] = [run(caller, 'hang'), run(caller, 'next')];
  await expect(lost).rejects.toMatchObject({ reason: 'time' });
  expect(await next).toEqual({ did: 'next' });
  expect(started()).toBe(2);
});

test('is ended and replaced when a task takes too much memory', async () => {
  const { run } = thread();
  await expect(run(caller, 'hoard')).rejects.toMatchObject({ reason: 'memory' });
  expect(await run(caller, 'next')).toEqual({ did: 'next' });
});

test('takes nothing once it is closed', async () => {
  const { run, close, started } = thread();
  await close();
  await expect(run(caller, 'one')).rejects.toMatchObject({ reason: 'closed' });
  expect(started()).toBe(0);
});
