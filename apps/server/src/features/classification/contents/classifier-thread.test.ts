import { CLASSIFIERS } from '@waybill/engine';
import { afterEach, expect, test } from 'vitest';
import { ClassifierFailed } from './classifier-failed.ts';
import { startThread, type ClassifierThread } from './classifier-thread.ts';
import { NO_SUBJECT } from './data-type-set.ts';

/** A thread takes seconds to start on a busy machine. */
const STARTING = { timeout: 120_000 };

let thread: ClassifierThread;
afterEach(() => thread.end('closed'));

const OFF = { isOn: false, isShadow: false, minimum: 'medium' as const };
const SET = {
  key: 'test',
  switches: Object.fromEntries(CLASSIFIERS.map(({ id }) => [id, OFF])),
  own: [],
  exceptions: [],
  valueKey: '00'.repeat(32),
};
const part = (text: string) => ({
  name: null,
  type: 'text',
  state: 'complete' as const,
  reason: null,
  text,
  fields: [],
});
const ask = (...texts: string[]) => ({
  set: SET,
  parts: texts.map(part),
  subject: NO_SUBJECT,
  now: 0,
});

test(
  'a content that is stopped fails, and its thread goes on with the next one',
  STARTING,
  async () => {
    let ended = 0;
    thread = startThread({ onAnswer: () => undefined, onEnd: () => (ended += 1) });
    thread.prepare(ask('first'));
    const stopped = thread.classify(ask('second'));
    expect(thread.isIdle).toBe(false);
    thread.stop('nobody waits for it');
    await expect(stopped).rejects.toThrow(new ClassifierFailed('nobody waits for it'));
    expect([thread.isIdle, thread.isReady, ended]).toEqual([true, true, 0]);
    const { parts } = await thread.classify(ask('a', 'bb'));
    expect(parts.map(({ characters }) => characters)).toEqual([1, 2]);
    expect(ended).toBe(0);
  },
);

test('a thread that ends fails what it works on, and says so', async () => {
  const ended: ClassifierThread[] = [];
  thread = startThread({ onAnswer: () => undefined, onEnd: (one) => void ended.push(one) });
  const lost = thread.classify(ask('x'));
  void thread.end('closed');
  await expect(lost).rejects.toThrow(new ClassifierFailed('closed'));
  expect(ended[0]).toBe(thread);
});
