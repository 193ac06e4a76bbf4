import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { isLoopbackOrigin } from './loopback-origin.ts';
import { requireAllowedRedirect } from './redirects.ts';

test.each([
  ['http://localhost:4600', true],
  ['https://127.0.0.1', true],
  ['http://[::1]:8080/login', true],
  ['http://localhost.evil.example', false],
  ['http://localhost@evil.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['javascript:alert(1)//localhost', false],
  ['http://10.0.0.1', false],
  ['localhost', false],
])('%s leads to this machine: %s', (address, expected) => {
  expect(isLoopbackOrigin(address)).toBe(expected);
});

test('a redirect to this machine is good in development, and never else', () => {
  const settings = { ...DEFAULT_SETTINGS, isDevelopment: true };
  const allow = (isDevelopment: boolean) =>
    requireAllowedRedirect(
      { publicOrigins: new Set(), settings: { ...settings, isDevelopment } },
      'http://localhost:5173/callback',
      'URI',
    );
  expect(allow(true).port).toBe('5173');
  expect(() => allow(false)).toThrow('"URI" is not on the list of allowed addresses');
});
