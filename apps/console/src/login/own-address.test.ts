import { expect, test } from 'vitest';
import { parseLanding } from '../app/session/landing.ts';
import { ownAddress } from './own-address.ts';

const ORIGIN = 'https://console.example';

test('the plain way back is the sign-in page', () => {
  expect(ownAddress(ORIGIN, { target: '/' })).toBe('https://console.example/login');
});

test('mark and target survive what the provider adds', () => {
  const url = new URL(ownAddress(ORIGIN, { target: '/detections?q=a&b', via: 'sso' }));
  url.searchParams.set('code', 'C');
  expect(parseLanding(url.search)).toEqual({ kind: 'exchange', via: 'sso', code: 'C' });
  expect(url.searchParams.get('to')).toBe('/detections?q=a&b');
});

test('a reset link comes back as one', () => {
  const url = new URL(ownAddress(ORIGIN, { target: '/', for: 'reset' }));
  url.searchParams.set('t', 'T');
  expect(parseLanding(url.search)).toEqual({ kind: 'link', token: 'T', purpose: 'reset' });
});
