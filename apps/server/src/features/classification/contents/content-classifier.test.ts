import { CLASSIFIERS } from '@waybill/engine';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentClassifier, type ContentClassifier } from './content-classifier.ts';
import type { DataTypeSet } from './data-type-set.ts';

let db: TestDatabase;
let classifier: ContentClassifier;
let tenantId: number;
const lines: string[] = [];
beforeAll(async () => {
  db = await testDatabase();
  tenantId = await testTenant(db.database);
  const one = { count: 1, bytes: 1000 };
  classifier = contentClassifier({
    database: db.database,
    keyFor: () => Buffer.alloc(32, 1),
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    now: Date.now,
    bounds: { perTenant: one, inAll: { count: 100, bytes: 100_000 } },
  });
});
afterAll(async () => {
  await classifier.close();
  await db.close();
});

const OFF = { isOn: false, isShadow: false, minimum: 'medium' as const };
/** Without types: compiled immediately. */
const SET: DataTypeSet = {
  key: 'test',
  switches: Object.fromEntries(CLASSIFIERS.map(({ id }) => [id, OFF])),
  own: [],
  exceptions: [],
  valueKey: '00'.repeat(32),
};
const SECRET = 'canary 5f02';
const ask = (lane: 'intake' | 'interactive') => ({
  tenantId,
  lane,
  content: { kind: 'text', text: SECRET } as const,
  set: SET,
});

// A thread takes seconds to start on a busy machine.
test('a trial that has no room to wait is refused', { timeout: 120_000 }, async () => {
  const asked = Array.from({ length: 8 }, () => classifier.classify(ask('interactive')));
  const results = await Promise.allSettled(asked);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(8);
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ code: 'classify.busy', facts: { retryAfterSeconds: 5 } });
  }
});

test('a content of an event that has no room to wait fails, and its event goes on', async () => {
  const asked = Array.from({ length: 8 }, () => classifier.classify(ask('intake')));
  const results = await Promise.all(asked);
  const failed = results.filter(({ state }) => state === 'failed');
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.length).toBeLessThan(8);
  expect(failed[0]?.parts).toMatchObject([
    { state: 'failed', reason: 'too many contents are queued' },
  ]);
  expect(lines.join('')).toContain('too many contents are queued');
  expect(lines.join('')).not.toContain(SECRET);
});

test('a content whose caller has left is given up with the reason of its signal', async () => {
  const gone = new AbortController();
  const asked = classifier.classify({ ...ask('interactive'), signal: gone.signal });
  gone.abort(new Error('gone'));
  await expect(asked).rejects.toThrow('gone');
});
