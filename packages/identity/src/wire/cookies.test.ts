import { expect, test } from 'vitest';
import { expiredCookies, readCookie, refreshCookie } from './cookies.ts';

test('reads a cookie among others, and only whole names', () => {
  const header = 'XDSR=wrong; DSR=a.b.c==; DS=x; DSR=second';
  expect(readCookie(header, 'DSR')).toBe('a.b.c==');
  expect(readCookie(header, 'DS')).toBe('x');
  expect(readCookie('DSR=', 'DSR')).toBeNull();
  expect(readCookie(undefined, 'DSR')).toBeNull();
});

test('the refresh cookie has every protection', () => {
  expect(refreshCookie('t', 60)).toBe(
    'DSR=t; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Strict',
  );
});

test('both cookies are ended on the path they were set on', () => {
  expect(expiredCookies()).toEqual([
    'DSR=; Path=/; Max-Age=0; Secure; SameSite=Strict; HttpOnly',
    'DS=; Path=/; Max-Age=0; Secure; SameSite=Strict',
  ]);
});
