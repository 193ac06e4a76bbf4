import { LOGIN_METHODS } from '@waybill/contract';
import { expect, test } from 'vitest';
import {
  canReset,
  codeChannel,
  loginIdKind,
  needsLoginId,
  offeredMethods,
} from './login-methods.ts';

test('every method of the contract is offered, and no other', () => {
  expect(offeredMethods(LOGIN_METHODS, null).toSorted()).toEqual(LOGIN_METHODS.toSorted());
  expect(offeredMethods(['oauth', 'email_code'], null)).toEqual(['email_code', 'oauth']);
  expect(offeredMethods([], null)).toEqual([]);
});

test('the last used one stands first, unless it is not enabled any more', () => {
  expect(offeredMethods(['password', 'passkey', 'sso'], 'passkey')).toEqual([
    'passkey',
    'password',
    'sso',
  ]);
  expect(offeredMethods(['password'], 'passkey')).toEqual(['password']);
});

test('codes by phone take a number, a password what the installation knows people by', () => {
  expect(loginIdKind('sms_code', LOGIN_METHODS)).toBe('phone');
  expect(loginIdKind('email_code', LOGIN_METHODS)).toBe('email');
  expect(loginIdKind('password', LOGIN_METHODS)).toBe('either');
  expect(loginIdKind('password', ['password', 'email_code'])).toBe('email');
  expect(LOGIN_METHODS.filter((method) => codeChannel(method) !== null)).toHaveLength(4);
});

test('passkey, other providers and WhatsApp ask for no name', () => {
  expect(LOGIN_METHODS.filter((method) => !needsLoginId(method))).toEqual([
    'passkey',
    'oauth',
    'whatsapp_link',
  ]);
});

test('a password can be reset where mails can be sent', () => {
  expect(canReset(['password'])).toBe(false);
  expect(canReset(['password', 'magic_link'])).toBe(true);
  expect(canReset(['password', 'email_code'])).toBe(true);
  expect(canReset(['email_code'])).toBe(false);
});
