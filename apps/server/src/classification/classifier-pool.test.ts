import { CLASSIFIERS } from '@waybill/engine';
import { afterEach, expect, test } from 'vitest';
import { ClassifierFailed, classifierPool, type ClassifierPool } from './classifier-pool.ts';
import { NO_SUBJECT, type DataTypeSet } from './data-type-set.ts';

let pool: ClassifierPool;
afterEach(() => pool.close());

const OFF = { isOn: false, isShadow: false, minimum: 'medium' as const };

/** No type at all: compiled in no time. */
const SET: DataTypeSet = {
  key: 'test',
  switches: Object.fromEntries(CLASSIFIERS.map(({ id }) => [id, OFF])),
  own: [],
  exceptions: [],
  valueKey: '00'.repeat(32),
};

const ask = (text: string) => ({
  set: SET,
  parts: [{ name: null, type: 'text', state: 'complete' as const, reason: null, text, fields: [] }],
  subject: NO_SUBJECT,
  now: 0,
});

test('many contents at once are each answered for what they hold', async () => {
  pool = classifierPool();
  const texts = ['a', 'bb', 'ccc', 'dddd', 'eeeee'];
  const results = await Promise.all(texts.map((text) => pool.classify(ask(text))));
  expect(results.map((result) => result.parts[0]?.characters)).toEqual([1, 2, 3, 4, 5]);
});

test('a content that takes too long is given up', async () => {
  pool = classifierPool(0);
  await expect(pool.classify(ask('x'))).rejects.toThrow(new ClassifierFailed('took too long'));
});

test('who waits when it is closed is told', async () => {
  pool = classifierPool();
  const waiting = Array.from({ length: 5 }, () => pool.classify(ask('x')));
  const settled = Promise.allSettled(waiting);
  await pool.close();
  for (const result of await settled) {
    expect(result).toMatchObject({ status: 'rejected', reason: { name: 'ClassifierFailed' } });
  }
});
