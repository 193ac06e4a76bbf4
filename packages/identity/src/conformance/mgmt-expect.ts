import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';

type Kind = 'text' | 'filled text' | 'number' | 'flag' | 'list' | 'object';

const IS_KIND: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  'filled text': (value) => typeof value === 'string' && value !== '',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  flag: (value) => typeof value === 'boolean',
  list: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** Each of the named fields must have this value. */
export function expectFields(actual: object | undefined, expected: Record<string, unknown>): void {
  const fields = new Map(Object.entries(actual ?? {}));
  for (const [name, value] of Object.entries(expected)) {
    expectSame(fields.get(name), value, `"${name}"`);
  }
}

/** Each of the named fields must be there and of the kind. */
export function expectKinds(actual: object | undefined, kinds: Record<string, Kind>): void {
  const fields = new Map(Object.entries(actual ?? {}));
  for (const [name, kind] of Object.entries(kinds)) {
    const value = fields.get(name);
    assert.ok(IS_KIND[kind](value), `"${name}" is ${JSON.stringify(value)}, not a ${kind}`);
  }
}

/** The first line of the message, which reports show, has both values. */
export function expectSame(actual: unknown, expected: unknown, what: string): void {
  const said = `${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`;
  assert.ok(isDeepStrictEqual(actual, expected), said);
}

/** The same members, in whichever order. */
export function expectMembers(
  actual: readonly string[] | undefined,
  expected: readonly string[],
  what: string,
): void {
  expectSame(actual?.toSorted(), expected.toSorted(), what);
}

/** Epoch seconds, not milliseconds, and of about now. */
export function expectRecentSeconds(value: unknown, nowMs: number, what: string): void {
  const distance = typeof value === 'number' ? Math.abs(value - nowMs / 1000) : Infinity;
  const said = `${what} is ${JSON.stringify(value)}, not the time in seconds`;
  assert.ok(distance < MAX_CLOCK_DIFFERENCE_S, said);
}

/** Clocks of two machines differ, and a suite takes its time. */
const MAX_CLOCK_DIFFERENCE_S = 600;

/** A sign-in may start some seconds before its tokens are created, which end with it. */
const MAX_ISSUE_S = 5;

/** A token has this lifetime in seconds. */
export function expectLifetime(
  token: { exp?: number | undefined; iat?: unknown },
  seconds: number,
): void {
  const lives = Number(token.exp) - Number(token.iat);
  const said = `the token lives for ${lives} seconds, not ${seconds}`;
  assert.ok(lives <= seconds && lives >= seconds - MAX_ISSUE_S, said);
}

/** Every field of a tenant that consoles and servers read. */
export function expectTenant(tenant: object | undefined): void {
  expectKinds(tenant, {
    id: 'filled text',
    name: 'filled text',
    selfProvisioningDomains: 'list',
    createdTime: 'number',
    customAttributes: 'object',
    domains: 'list',
    authType: 'filled text',
    enforceSSO: 'flag',
    disabled: 'flag',
    defaultRoles: 'list',
  });
}

/** Every field of a user that consoles and servers read. */
export function expectUser(user: { userTenants?: readonly object[] } | undefined): void {
  expectKinds(user, {
    loginIds: 'list',
    userId: 'filled text',
    name: 'filled text',
    givenName: 'text',
    middleName: 'text',
    familyName: 'text',
    email: 'text',
    phone: 'text',
    verifiedEmail: 'flag',
    verifiedPhone: 'flag',
    roleNames: 'list',
    permissions: 'list',
    userTenants: 'list',
    status: 'filled text',
    picture: 'text',
    test: 'flag',
    customAttributes: 'object',
    createdTime: 'number',
    TOTP: 'flag',
    SAML: 'flag',
    SCIM: 'flag',
    password: 'flag',
    webauthn: 'flag',
    OAuth: 'object',
    lastLogin: 'number',
  });
  for (const membership of user?.userTenants ?? []) {
    expectKinds(membership, {
      tenantId: 'filled text',
      tenantName: 'filled text',
      roleNames: 'list',
      permissions: 'list',
    });
  }
}
