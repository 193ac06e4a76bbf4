import { expect, test } from 'vitest';
import { createCatcher } from './catcher.ts';
import { DELIVERY_METHODS, type Message } from './message.ts';

const message = (to: string): Message => ({
  method: 'email',
  to,
  kind: 'otp',
  subject: 's',
  text: 't',
  html: 'h',
});

test('keeps what every way sends, the newest first, with an id and the time', async () => {
  let now = 1000;
  const catcher = createCatcher({ clock: () => now });
  for (const method of DELIVERY_METHODS) {
    await catcher.senders[method]?.({ ...message(method), method });
    now += 1;
  }
  const list = catcher.list();
  expect(list.map(({ method, at }) => [method, at])).toEqual(
    DELIVERY_METHODS.map((method, i) => [method, 1000 + i]).toReversed(),
  );
  expect(new Set(list.map(({ id }) => id)).size).toBe(5);
  catcher.clear();
  expect(catcher.list()).toEqual([]);
});

test('the oldest go first when it is full', async () => {
  const catcher = createCatcher({ clock: () => 0, size: 2 });
  for (const to of ['a', 'b', 'c']) await catcher.senders.email?.(message(to));
  expect(catcher.list().map(({ to }) => to)).toEqual(['c', 'b']);
});

test('what it lists is a copy', async () => {
  const catcher = createCatcher({ clock: () => 0 });
  await catcher.senders.sms?.(message('a'));
  catcher.list().pop();
  expect(catcher.list()).toHaveLength(1);
});
