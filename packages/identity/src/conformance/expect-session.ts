import assert from 'node:assert/strict';
import { REFRESH_COOKIE, type ConformanceClient, type Fields } from './conformance-client.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectOk, type SdkReply } from './expect-reply.ts';

/** Parts of a sign-in or refresh response that clients read. */
interface Tokens {
  sessionJwt: string;
  refreshJwt?: string | undefined;
  sessionExpiration: number;
  cookieExpiration?: number | undefined;
  cookieMaxAge?: number | undefined;
  cookiePath?: string | undefined;
  cookieName?: string | undefined;
  claims?: Fields | undefined;
}

interface SignedIn extends Tokens {
  user?: object | undefined;
  firstSeen?: boolean | undefined;
}

export interface SessionClaims extends Fields {
  sub?: string;
  exp?: number;
}

/** At a life of 40 s and below the browser library sets no timer for the refresh. */
const LEAST_LIFE_SECONDS = 40;
/** Of clocks; the library for servers allows the same. */
const TOLERANCE_SECONDS = 5;

/**
 * The reply must be a whole sign-in of the user, kept by the client; returns the claims of the session
 * token as the library for servers reads them.
 *
 * @param amr proofs that the token must name, and no others.
 */
export async function expectSignIn(
  kit: ConformanceKit,
  client: ConformanceClient,
  reply: SdkReply<SignedIn>,
  { userId, amr }: { userId?: string | undefined; amr: readonly string[] },
): Promise<SessionClaims> {
  const claims = await expectTokens(kit, client, reply);
  const { user, firstSeen } = expectOk(reply);
  const found = expectUser(user);
  assert.equal(found['userId'], claims.sub, 'the token is of another user');
  if (userId !== undefined) assert.equal(found['userId'], userId, 'another user is signed in');
  assert.equal(typeof firstSeen, 'boolean', 'no firstSeen');
  assert.deepEqual(sorted(claims['amr']), amr.toSorted(), 'other proofs than were given');
  return claims;
}

/** The reply must have a good session and a good refresh token, as a refresh also answers. */
export async function expectTokens(
  kit: ConformanceKit,
  client: ConformanceClient,
  reply: SdkReply<Tokens>,
): Promise<SessionClaims> {
  const data = expectOk(reply);
  client.keep(data);
  const { sessionJwt, sessionExpiration, cookieExpiration = 0 } = data;
  const nowSeconds = kit.now() / 1000;
  assert.match(sessionJwt, /^[\w-]+\.[\w-]+\.[\w-]+$/, 'no session token');
  assert.ok(Number.isInteger(sessionExpiration), 'no sessionExpiration: nobody would be signed in');
  assert.ok(
    sessionExpiration > nowSeconds + LEAST_LIFE_SECONDS - TOLERANCE_SECONDS,
    'the session ends too soon to be refreshed',
  );
  assert.ok(Number.isInteger(cookieExpiration), 'no cookieExpiration: the cookie would not be set');
  assert.ok(cookieExpiration >= sessionExpiration, 'the refresh token ends before the session');
  assert.ok(Number(data.cookieMaxAge) > 0, 'no cookieMaxAge');
  assert.equal(data.cookiePath, '/', 'cookiePath');
  assert.ok(data.cookieName, 'no cookieName');
  const { token } = await kit.node.validateSession(sessionJwt);
  const claims: SessionClaims = token;
  assert.equal(claims['drn'], 'DS', 'drn');
  assert.equal(claims.exp, sessionExpiration, 'sessionExpiration is not the end of the token');
  assert.equal(data.claims?.['sub'], claims.sub, '`claims` are not those of the token');
  expectReadableClaims(kit, claims);
  // Throws if the token has no `tenants`.
  client.sdk.getTenants(sessionJwt);
  await expectRefreshToken(kit, client, { cookieExpiration, sub: claims.sub });
  return claims;
}

function expectReadableClaims(kit: ConformanceKit, claims: SessionClaims): void {
  assert.ok(claims.sub, 'no sub');
  assert.ok(isFields(claims['tenants']), 'no `tenants` in the session token');
  assert.ok(Array.isArray(claims['amr']), 'no amr');
  const audience = claims['aud'];
  if (audience !== undefined) {
    assert.ok([audience].flat().includes(kit.target.projectId), 'the audience is not the project');
  }
}

async function expectRefreshToken(
  kit: ConformanceKit,
  client: ConformanceClient,
  expected: { cookieExpiration: number; sub: string | undefined },
): Promise<void> {
  const refreshToken = client.refreshToken();
  assert.ok(refreshToken, 'no refresh token, neither in the body nor as a cookie');
  if (client.token === undefined) {
    const attributes = client.jar.attributes(REFRESH_COOKIE);
    for (const attribute of ['httponly', 'secure', 'samesite=strict', 'path=/']) {
      assert.ok(attributes.includes(attribute), `the refresh cookie is without ${attribute}`);
    }
  }
  const { token } = await kit.node.validateJwt(refreshToken);
  assert.equal(token['drn'], 'DSR', 'drn of the refresh token');
  assert.equal(token.sub, expected.sub, 'the refresh token is of another user');
  assert.equal(
    token.exp,
    expected.cookieExpiration,
    'cookieExpiration is not the end of the token',
  );
}

/** The fields of a sign-in in a response that the library does not type as one. */
export function readSignIn(answer: object): SignedIn {
  const fields: Fields = Object.fromEntries(Object.entries(answer));
  const textOf = (value: unknown): string | undefined =>
    typeof value === 'string' ? value : undefined;
  const { claims, user, firstSeen } = fields;
  return {
    sessionJwt: textOf(fields['sessionJwt']) ?? '',
    refreshJwt: textOf(fields['refreshJwt']),
    sessionExpiration: Number(fields['sessionExpiration']),
    cookieExpiration: Number(fields['cookieExpiration']),
    cookieMaxAge: Number(fields['cookieMaxAge']),
    cookiePath: textOf(fields['cookiePath']),
    cookieName: textOf(fields['cookieName']),
    claims: isFields(claims) ? claims : undefined,
    user: isFields(user) ? user : undefined,
    firstSeen: typeof firstSeen === 'boolean' ? firstSeen : undefined,
  };
}

/** The user, with every field that both libraries count on. */
export function expectUser(user: unknown): Fields {
  assert.ok(isFields(user), 'the answer has no user');
  assert.ok(user['name'], 'the user has no name: the client would show "undefined"');
  assert.ok(Array.isArray(user['loginIds']) && user['loginIds'].length > 0, 'no loginIds');
  for (const field of ['userId', 'status']) {
    assert.ok(typeof user[field] === 'string' && user[field] !== '', `the user has no ${field}`);
  }
  for (const field of ['TOTP', 'SAML', 'SCIM', 'password', 'test']) {
    assert.equal(typeof user[field], 'boolean', `${field} of the user`);
  }
  for (const field of ['roleNames', 'userTenants']) {
    assert.ok(Array.isArray(user[field]), `${field} of the user`);
  }
  assert.ok(isEpochSeconds(user['createdTime']), 'createdTime is not in seconds since 1970');
  return user;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const YEAR_2000 = 946_684_800;
const YEAR_2100 = 4_102_444_800;

export function isEpochSeconds(value: unknown): boolean {
  return typeof value === 'number' && value > YEAR_2000 && value < YEAR_2100;
}

function sorted(value: unknown): unknown {
  return Array.isArray(value) ? value.map(String).toSorted() : value;
}
