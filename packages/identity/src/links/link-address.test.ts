import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { linkAddress, linkTarget } from './link-address.ts';

const places = {
  publicOrigin: 'https://console.test',
  publicOrigins: new Set(['https://console.test']),
  settings: { ...DEFAULT_SETTINGS, redirectOrigins: ['https://app.test'] },
};

test('without an address a link leads to the sign-in page', () => {
  expect(linkTarget(places, undefined, 'URI').href).toBe('https://console.test/login');
  expect(linkTarget(places, '', 'URI').href).toBe('https://console.test/login');
});

test.each([
  'https://evil.test/',
  'https://console.test.evil.test/',
  'https://console.test@evil.test/',
  '//evil.test',
  'javascript:alert(1)',
  '/login',
  'http://console.test/',
  'https://console.test:8443/',
])('%s is not led to', (address) => {
  expect(() => linkTarget(places, address, 'URI')).toThrow('"URI" is not on the list');
});

test('the token joins what the address has already', () => {
  const target = linkTarget(places, 'https://app.test/in?x=1&t=old#part', 'URI');
  expect(linkAddress(places, { target, token: 'T', purpose: 'signIn' })).toBe(
    'https://app.test/in?x=1&t=T#part',
  );
});

test('only the console itself learns what else a link is for', () => {
  const own = linkTarget(places, undefined, 'URI');
  const other = linkTarget(places, 'https://app.test/', 'URI');
  expect(linkAddress(places, { target: own, token: 'T', purpose: 'reset' })).toBe(
    'https://console.test/login?t=T&for=reset',
  );
  expect(linkAddress(places, { target: own, token: 'T', purpose: 'invite' })).toContain(
    '&for=invite',
  );
  expect(linkAddress(places, { target: own, token: 'T', purpose: 'signIn' })).not.toContain('for=');
  expect(linkAddress(places, { target: other, token: 'T', purpose: 'reset' })).toBe(
    'https://app.test/?t=T',
  );
});
