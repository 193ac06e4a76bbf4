import { expect, test } from 'vitest';
import { isReachable, recipientOf } from './recipient.ts';

const user = { email: 'own@example.com', phone: '+15550000001' };

test('a login id that is an address gets the message itself, whatever else the user has', () => {
  expect(recipientOf(' Ada@Example.com ', 'email', user)).toBe('ada@example.com');
  expect(recipientOf('+15551234567', 'sms', user)).toBe('+15551234567');
});

test('for any other login id it goes to the address of the user', () => {
  expect(recipientOf('ada', 'email', user)).toBe('own@example.com');
  expect(recipientOf('ada@example.com', 'whatsapp', user)).toBe('+15550000001');
  expect(recipientOf('ada', 'email', { email: null })).toBeNull();
  expect(recipientOf('ada', 'sms', { phone: '' })).toBeNull();
});

test('nothing is sent to an empty number', () => {
  expect(isReachable('', 'sms')).toBe(false);
  expect(isReachable('', 'email')).toBe(false);
});
