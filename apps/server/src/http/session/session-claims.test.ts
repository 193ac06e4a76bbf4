import { expect, test } from 'vitest';
import { grantOf, hasSecondFactor, SessionClaims } from './session-claims.ts';

const claims = (more: object): SessionClaims =>
  SessionClaims.parse({ sub: 'U1', drn: 'DS', exp: 1, ...more });

test('a refresh token is no session', () => {
  expect(SessionClaims.safeParse({ sub: 'U1', drn: 'DSR', exp: 1 }).success).toBe(false);
  expect(SessionClaims.safeParse({ sub: 'U1', exp: 1 }).success).toBe(false);
});

test('the chosen tenant counts, else the only one, else none', () => {
  const tenants = { T1: { roles: ['Owner'] }, T2: { roles: ['Auditor'], permissions: ['x'] } };
  expect(grantOf(claims({ tenants, dct: 'T2' }))).toEqual({
    idpTenantId: 'T2',
    roles: ['Auditor'],
    permissions: ['x'],
  });
  expect(grantOf(claims({ tenants }))).toBeNull();
  expect(grantOf(claims({ tenants: { T1: {} } }))).toEqual({
    idpTenantId: 'T1',
    roles: [],
    permissions: [],
  });
});

test('a chosen tenant that is not listed gives nothing, whatever stands at the top', () => {
  const top = { dct: 'T9', roles: ['Owner'], permissions: ['setting:manage'] };
  expect(grantOf(claims({ ...top, tenants: { T1: {} } }))).toBeNull();
  expect(grantOf(claims({ ...top, tenants: {} }))).toBeNull();
  expect(grantOf(claims({ ...top, dct: 'constructor', tenants: { T1: {} } }))).toBeNull();
});

test('without a list of tenants the top counts for the chosen one', () => {
  const top = { roles: ['Owner'], permissions: ['setting:manage'] };
  expect(grantOf(claims({ ...top, dct: 'T9' }))).toEqual({ idpTenantId: 'T9', ...top });
  expect(grantOf(claims(top))).toBeNull();
});

test.each([
  [['pwd'], false],
  [['email'], false],
  [[], false],
  [['pwd', 'mfa'], false],
  [['pwd', 'email', 'mfa'], false],
  [['totp'], false],
  [['totp', 'mfa'], false],
  [['pwd', 'totp'], true],
  [['email', 'totp', 'mfa'], true],
  [['webauthn'], true],
  [['fed'], true],
])('%j is a second factor: %s', (amr, expected) => {
  expect(hasSecondFactor({ amr })).toBe(expected);
});
