import { expect, test, vi } from 'vitest';
import type { IdentityLogEvent } from '../log.ts';
import type { Message, MessageSenders } from './message.ts';
import { createMessages } from './messages.ts';

const message: Message = {
  method: 'email',
  to: 'ada@example.com',
  kind: 'otp',
  subject: 's',
  text: 't',
  html: 'h',
};

function messagesOf(
  senders: MessageSenders,
  limits = { messagesPerRecipient: 2, messagesPerAddress: 3 },
) {
  const logged: IdentityLogEvent[] = [];
  const messages = createMessages(senders, {
    settings: limits,
    clock: () => 0,
    log: (event) => logged.push(event),
  });
  return { messages, logged };
}

const asked = (to: string, remoteAddress: string) => ({
  method: 'email' as const,
  to,
  remoteAddress,
});

test('a way that nothing sends by is refused before anything is counted', () => {
  const { messages } = messagesOf({ email: vi.fn() });
  expect(messages.canSend('email')).toBe(true);
  expect(messages.canSend('sms')).toBe(false);
  expect(() => messages.allow({ ...asked('+15550100', '192.0.2.1'), method: 'sms' })).toThrow(
    'by sms',
  );
});

test('a recipient has two here, from wherever and however they are asked for', () => {
  const { messages } = messagesOf({ email: vi.fn() });
  messages.allow(asked('ada@example.com', '192.0.2.1'));
  expect(messages.hasRoomFor('ADA@example.com')).toBe(true);
  expect(messages.hasRoomFor('ada@example.com')).toBe(false);
  expect(() => messages.allow(asked('Ada@example.com', '192.0.2.2'))).toThrow('Too many');
});

test('an address that is refused uses up nothing of a recipient', () => {
  const { messages } = messagesOf(
    { email: vi.fn() },
    { messagesPerRecipient: 2, messagesPerAddress: 1 },
  );
  messages.allow(asked('ada@example.com', '192.0.2.1'));
  for (let i = 0; i < 5; i += 1) {
    expect(() => messages.allow(asked('ada@example.com', '192.0.2.1'))).toThrow('Too many');
  }
  expect(() => messages.allow(asked('ada@example.com', '192.0.2.2'))).not.toThrow();
});

test('what could not be delivered is logged without recipient and text', async () => {
  const email = vi.fn().mockRejectedValue(new TypeError('550 no ada@example.com'));
  const { messages, logged } = messagesOf({ email });
  await expect(messages.send(message)).rejects.toThrow('550');
  expect(await messages.deliver(message)).toBe(false);
  expect(logged).toEqual([
    { level: 'error', event: 'message.failed', detail: 'otp by email: TypeError' },
  ]);
  email.mockResolvedValue(undefined);
  expect(await messages.deliver(message)).toBe(true);
});
