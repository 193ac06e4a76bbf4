import { expect, test } from 'vitest';
import { holdLanding, parseLanding, takeLanding, withoutLanding } from './landing.ts';

test.each([
  ['?setup=S', { kind: 'setUp', token: 'S' }],
  ['?via=oauth&code=C', { kind: 'exchange', via: 'oauth', code: 'C' }],
  ['?via=sso&code=C&to=%2Fa', { kind: 'exchange', via: 'sso', code: 'C' }],
  ['?code=C', { kind: 'exchange', via: 'oauth', code: 'C' }],
  ['?via=sso&err=denied', { kind: 'refused', text: 'denied' }],
  ['?t=T', { kind: 'link', token: 'T', purpose: 'signIn' }],
  ['?t=T&for=reset', { kind: 'link', token: 'T', purpose: 'reset' }],
  ['?t=T&for=invite', { kind: 'link', token: 'T', purpose: 'invite' }],
  ['?t=T&via=enchanted', { kind: 'link', token: 'T', purpose: 'enchanted' }],
  ['?t=T&for=other', { kind: 'link', token: 'T', purpose: 'signIn' }],
  ['?descope-login-flow=f&code=C', { kind: 'none' }],
  ['?t=&code=', { kind: 'none' }],
  ['?to=%2Fdetections&reason=ended', { kind: 'none' }],
])('%s', (search, landing) => {
  expect(parseLanding(search)).toEqual(landing);
});

test('the way back and the reason stay in the address, nothing else of a landing does', () => {
  expect(withoutLanding('?t=T&for=reset&to=%2Fa%3Fq%3D1&reason=ended')).toBe(
    '?to=%2Fa%3Fq%3D1&reason=ended',
  );
  expect(withoutLanding('?code=C&via=oauth&state=s')).toBe('');
});

function browser(pathname: string, search: string) {
  const replaced: string[] = [];
  const history = {
    state: { idx: 3 },
    replaceState: (_state: unknown, _title: string, url?: string | URL | null) =>
      void replaced.push(String(url)),
  };
  return { location: { pathname, search, hash: '' }, history, replaced };
}

test('a landing is taken out of the address at once and given away once', () => {
  const page = browser('/login', '?t=T&to=%2Fa');
  holdLanding(page);
  expect(page.replaced).toEqual(['/login?to=%2Fa']);
  expect(takeLanding()).toEqual({ kind: 'link', token: 'T', purpose: 'signIn' });
  expect(takeLanding()).toEqual({ kind: 'none' });
});

test('other pages and plain addresses are left alone', () => {
  for (const page of [browser('/detections', '?t=T'), browser('/login', '?to=%2Fa')]) {
    holdLanding(page);
    expect(page.replaced).toEqual([]);
    expect(takeLanding()).toEqual({ kind: 'none' });
  }
});
