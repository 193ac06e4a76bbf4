import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loginAddress, loginReason, returnTo } from './return-to.ts';

test.each(['/detections?q=a#x', '/settings/general', '/'])(
  '%s is a place to come back to',
  (path) => {
    expect(returnTo(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  '/login?to=/login',
  'detections',
])('%s is none', (path) => {
  expect(returnTo(path)).toBe('/');
});

test('whatever stands in the address, the way back stays in the console', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (text) => {
        const target = returnTo(text);
        expect(new URL(target, 'https://console.example').origin).toBe('https://console.example');
      },
    ),
  );
});

test('the sign-in address carries the way back and the reason', () => {
  expect(loginAddress('/')).toBe('/login');
  expect(loginAddress('/detections?q=a')).toBe('/login?to=%2Fdetections%3Fq%3Da');
  expect(loginAddress('/policies', 'ended')).toBe('/login?to=%2Fpolicies&reason=ended');
});

test('only known reasons are read out of an address', () => {
  expect(['ended', 'second-factor', 'tenant'].map(loginReason)).toEqual([
    'ended',
    'second-factor',
    'tenant',
  ]);
  expect(loginReason('constructor')).toBeNull();
  expect(loginReason(null)).toBeNull();
});
