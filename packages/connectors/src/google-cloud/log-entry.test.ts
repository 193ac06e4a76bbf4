import { expect, test } from 'vitest';
import { logEntry } from './log-entry.ts';

const ENTRY = { insertId: 'i-1', protoPayload: { methodName: 'x' } };

function pushed(data: string): Record<string, unknown> {
  return { message: { data }, subscription: 's' };
}

test('names in lower case become those of the interface', () => {
  expect(logEntry({ insertid: 'i-1', protopayload: { methodName: 'x' } })).toMatchObject(ENTRY);
});

test('a name that is there already stays', () => {
  expect(logEntry({ insertId: 'a', insertid: 'b' })['insertId']).toBe('a');
});

test('a pushed message holds the entry', () => {
  const data = Buffer.from(JSON.stringify(ENTRY)).toString('base64');
  expect(logEntry(pushed(data))).toEqual(ENTRY);
});

test.each(['%%%', Buffer.from('[1]').toString('base64'), Buffer.from('{').toString('base64')])(
  'a message with %s stays as it is',
  (data) => {
    expect(logEntry(pushed(data))).toEqual(pushed(data));
  },
);
