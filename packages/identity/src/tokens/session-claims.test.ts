import { expect, test } from 'vitest';
import type { User, UserTenant } from '../users/user.ts';
import { refreshClaims, sessionClaims } from './session-claims.ts';

const tenant = (tenantId: string, isDisabled = false): UserTenant => ({
  tenantId,
  tenantName: `Name of ${tenantId}`,
  isDisabled,
  roleNames: ['Analyst'],
  permissions: ['detection:read'],
});

const user = (tenants: UserTenant[]): User => ({
  userId: 'U1',
  loginIds: ['ada@example.com'],
  status: 'enabled',
  name: 'Ada',
  givenName: '',
  middleName: '',
  familyName: '',
  email: 'ada@example.com',
  phone: null,
  isEmailVerified: true,
  isPhoneVerified: false,
  picture: '',
  customAttributes: {},
  isTest: false,
  createdAt: new Date(0),
  lastLoginAt: null,
  hasPassword: true,
  recovery: null,
  hasTotp: false,
  hasPasskey: false,
  hasSaml: false,
  hasOidc: false,
  oauthProviders: [],
  roleNames: ['Support'],
  permissions: ['user:read'],
  tenants,
});

const input = (tenants: UserTenant[], selectedTenantId: string | null = null) => ({
  projectId: 'P1',
  user: user(tenants),
  family: {
    sid: 'S1',
    amr: ['pwd'],
    selectedTenantId,
    clientClaims: null,
    expiresAt: new Date('2026-03-01T00:00:00Z'),
  },
  issuedAt: 1000,
  expiresAt: 1600,
  jti: 'j1',
});

test('a session token has exactly the claims of the wire', () => {
  expect(sessionClaims(input([tenant('T1')]))).toEqual({
    iss: 'P1',
    sub: 'U1',
    drn: 'DS',
    exp: 1600,
    iat: 1000,
    amr: ['pwd'],
    rexp: '2026-03-01T00:00:00.000Z',
    tenants: {
      T1: { roles: ['Analyst'], permissions: ['detection:read'], tenantName: 'Name of T1' },
    },
    dct: 'T1',
    roles: ['Support'],
    permissions: ['user:read'],
    sid: 'S1',
    jti: 'j1',
    aud: ['P1'],
    email: 'ada@example.com',
    name: 'Ada',
  });
});

test('a refresh token has nothing that can change', () => {
  expect(Object.keys(refreshClaims(input([tenant('T1')]))).toSorted()).toEqual(
    ['amr', 'aud', 'dct', 'drn', 'exp', 'iat', 'iss', 'jti', 'sid', 'sub'].toSorted(),
  );
});

test('without tenants the claim is an empty object', () => {
  const claims = sessionClaims(input([]));
  expect(claims['tenants']).toEqual({});
  expect(claims).not.toHaveProperty('dct');
});

test('of several tenants none is current until one is selected', () => {
  const two = [tenant('T1'), tenant('T2')];
  expect(sessionClaims(input(two))).not.toHaveProperty('dct');
  expect(sessionClaims(input(two, 'T2'))['dct']).toBe('T2');
  expect(sessionClaims(input(two, 'T9'))).not.toHaveProperty('dct');
});

test('a disabled tenant is in no token', () => {
  const claims = sessionClaims(input([tenant('T1', true), tenant('T2')], 'T1'));
  expect(Object.keys(claims['tenants'] ?? {})).toEqual(['T2']);
  expect(claims['dct']).toBe('T2');
});

test('a tenant id that is a name of the language harms nothing', () => {
  const claims = sessionClaims(input([tenant('__proto__')]));
  expect(JSON.stringify(claims['tenants'])).toContain('"__proto__":{"roles"');
});

test('claims of the client go under nsec', () => {
  const given = input([]);
  const claims = sessionClaims({
    ...given,
    family: { ...given.family, clientClaims: { sub: 'somebody else' } },
  });
  expect(claims.sub).toBe('U1');
  expect(claims['nsec']).toEqual({ sub: 'somebody else' });
});
