import { expect, test } from 'vitest';
import { factsOf, factsOfClaims, hasSecondFactor } from './session-facts.ts';

const USER = { loginIds: ['dana@northwind.example'], TOTP: true, password: true };

function token(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const part = btoa(String.fromCharCode(...bytes));
  return `h.${part.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.s`;
}

test('claims come with the answer, or else out of its token', () => {
  const claims = { amr: ['pwd'], tenants: { Tü: {}, T2: {} } };
  const expected = {
    loginId: 'dana@northwind.example',
    hasTotp: true,
    hasPassword: true,
    methods: ['pwd'],
    tenantIds: ['Tü', 'T2'],
    tenantId: null,
  };
  expect(factsOf({ claims, user: USER }, '')).toEqual(expected);
  expect(factsOf({ sessionJwt: token(claims), user: USER }, '')).toEqual(expected);
});

test('the login id that was typed is the one that the next call uses', () => {
  expect(factsOf({ user: USER }, '+491701234567').loginId).toBe('+491701234567');
});

test('an answer without claims tells nothing rather than something wrong', () => {
  expect(factsOf({ sessionJwt: 'nonsense' }, 'a@b')).toEqual({
    loginId: 'a@b',
    hasTotp: false,
    methods: [],
    tenantIds: null,
    tenantId: null,
  });
  expect(factsOfClaims({ amr: 'pwd', dct: '' }, '', false).tenantId).toBeNull();
});

test('a passkey and a code beside another proof are second factors, a password and a mail are not', () => {
  expect(hasSecondFactor(['webauthn'])).toBe(true);
  expect(hasSecondFactor(['pwd', 'totp', 'mfa'])).toBe(true);
  expect(hasSecondFactor(['pwd', 'email', 'sms', 'oauth', 'fed', 'mfa'])).toBe(false);
  expect(hasSecondFactor(['totp', 'mfa'])).toBe(false);
});
