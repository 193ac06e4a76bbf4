import { CLASSIFIERS } from '@waybill/engine';
import { afterAll, expect, test } from 'vitest';
import { QueueFull } from '../../../platform/fair-queue.ts';
import { ClassifierFailed } from './classifier-failed.ts';
import { classifierPool, type PoolAsk } from './classifier-pool.ts';
import { NO_SUBJECT, type DataTypeSet } from './data-type-set.ts';

/** Threads take seconds to start on a busy machine. */
const STARTING = { timeout: 120_000 };
/** They are started once. */
const pool = classifierPool();
afterAll(() => pool.close());

const OFF = { isOn: false, isShadow: false, minimum: 'medium' as const };

/** Without types: compiled immediately. */
const SET: DataTypeSet = {
  key: 'test',
  switches: Object.fromEntries(CLASSIFIERS.map(({ id }) => [id, OFF])),
  own: [],
  exceptions: [],
  valueKey: '00'.repeat(32),
};

const ask = (text: string, work: Partial<PoolAsk> = {}): PoolAsk => ({
  tenantId: 1,
  lane: 'interactive',
  set: SET,
  parts: [{ name: null, type: 'text', state: 'complete', reason: null, text, fields: [] }],
  subject: NO_SUBJECT,
  now: 0,
  ...work,
});

/** Large: it waits for one of the few threads. */
const LONG = 'card 4532015112830366, mail ana@ours.example; '.repeat(40_000);

test('many contents at once are each answered for what they hold', STARTING, async () => {
  const texts = ['a', 'bb', 'ccc', 'dddd', 'eeeee'];
  const results = await Promise.all(texts.map((text) => pool.classify(ask(text))));
  expect(results.map((result) => result.parts[0]?.characters)).toEqual([1, 2, 3, 4, 5]);
});

test('a content that takes too long is given up', STARTING, async () => {
  const hasty = classifierPool({ alone: 0, contended: 0 });
  await expect(hasty.classify(ask('x'))).rejects.toThrow(new ClassifierFailed('took too long'));
  await hasty.close();
});

test('what waits when it is closed is rejected', async () => {
  const closing = classifierPool();
  const waiting = Array.from({ length: 5 }, () => closing.classify(ask('x')));
  const settled = Promise.allSettled(waiting);
  await closing.close();
  for (const result of await settled) {
    expect(result).toMatchObject({ status: 'rejected', reason: { name: 'ClassifierFailed' } });
  }
});

test('small contents of another tenant are done before the tail of a flood', STARTING, async () => {
  const done: string[] = [];
  const note = (name: string) => (): void => void done.push(name);
  const gone = new AbortController();
  const flood = Array.from({ length: 8 }, (_, index) =>
    pool.classify(ask(LONG, { signal: gone.signal })).then(note(`flood ${index}`)),
  );
  const settled = Promise.allSettled(flood);
  const others = ['a', 'b', 'c'].map((name) =>
    pool.classify(ask(name, { tenantId: 2, lane: 'intake' })).then(note(name)),
  );
  await Promise.all(others);
  expect(done).toEqual(expect.arrayContaining(['a', 'b', 'c']));
  expect(done).not.toContain('flood 7');
  gone.abort(new Error('gone'));
  await settled;
});

test('a large content whose caller has left frees its thread, and so do those that wait', async () => {
  const gone = new AbortController();
  const flood = Array.from({ length: 6 }, () => pool.classify(ask(LONG, { signal: gone.signal })));
  const settled = Promise.allSettled(flood);
  const large = pool.classify(ask('x'.repeat(300_000), { tenantId: 2 }));
  gone.abort(new Error('gone'));
  for (const result of await settled) {
    expect(result).toMatchObject({ status: 'rejected', reason: { message: 'gone' } });
  }
  expect((await large).parts[0]?.characters).toBe(300_000);
});

test('contents beyond those that may wait are refused; other tenants still have room', async () => {
  const perTenant = { count: 2, bytes: 1000 };
  const narrow = classifierPool(undefined, { perTenant, inAll: { count: 10, bytes: 10_000 } });
  const taken = Array.from({ length: 3 }, () => narrow.classify(ask('x')));
  await expect(narrow.classify(ask('x'))).rejects.toThrow(QueueFull);
  const other = narrow.classify(ask('x', { tenantId: 2 }));
  const settled = Promise.allSettled([...taken, other]);
  await narrow.close();
  for (const result of await settled) {
    expect(result).toMatchObject({ status: 'rejected', reason: { name: 'ClassifierFailed' } });
  }
});
