import { describe, expect, test } from 'vitest';
import { base64Text } from './base64-text.ts';
import { checksumLevel, tokenCheck } from './checksummed-token.ts';
import { crc32 } from './crc-32.ts';
import { fakeToken } from './fake-token.ts';
import { passwordKind } from './url-credentials.ts';

test('CRC-32 gives the check value of its catalogue', () => {
  expect(crc32('123456789')).toBe(0xcb_f4_39_26);
  expect(crc32('')).toBe(0);
});

describe('a token that ends with its check', () => {
  const random = fakeToken('alphanumeric', 30);

  test('is sure with it, and less so with a slip', () => {
    expect(checksumLevel(`npm_${random}${tokenCheck(random)}`)).toBe('high');
    expect(checksumLevel(`npm_${random}Zq3xT9`)).toBe('medium');
    expect(checksumLevel(`npm_${'x'.repeat(36)}`)).toBe('none');
  });

  test('has six characters of check, filled up with zeros', () => {
    expect(tokenCheck(random)).toMatch(/^[0-9A-Za-z]{6}$/);
    expect(tokenCheck('')).toBe('000000');
  });
});

test('base64 is read with and without padding, in both alphabets', () => {
  expect(base64Text('dXNlcjpwYXNz')).toBe('user:pass');
  expect(base64Text('YQ==')).toBe('a');
  expect(base64Text('-_-_')).toBe(base64Text('+/+/'));
  expect(base64Text('a b')).toBeNull();
});

test.each([
  ['hunter2', 'password'],
  ['changeit', 'password'],
  ['password', 'word'],
  ['my_secret', 'word'],
  ['${PASSWORD}', 'none'],
  ['*****', 'none'],
  ['bar', 'none'],
  ['<pw>', 'none'],
])('%s in a URL: %s', (password, kind) => expect(passwordKind(password)).toBe(kind));
