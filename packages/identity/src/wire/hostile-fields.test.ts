import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningIdentity, type RunningIdentity } from '../testing/running-identity.ts';
import { isModestJson } from './json-limits.ts';

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner, { settings: { isSignUpOpen: true } });
});

afterAll(async () => {
  await running.close();
  await database.close();
});

const PASSWORD = 'violet harbour 42';
const DEPTH = 10_000;
const nested = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`;

test.each<[string, string, string]>([
  ['NUL in a login id', '/v1/auth/otp/signin/email', '{"loginId":"a\\u0000b"}'],
  [
    'an end of line in a new login id',
    '/v1/auth/password/signup',
    `{"loginId":"a\\nb","password":"${PASSWORD}"}`,
  ],
  [
    'NUL in a name',
    '/v1/auth/password/signup',
    `{"loginId":"a","password":"${PASSWORD}","user":{"name":"\\u0000"}}`,
  ],
  [
    'NUL in a claim',
    '/v1/auth/magiclink/signin/email',
    '{"loginId":"a@b.c","loginOptions":{"customClaims":{"x":"\\u0000"}}}',
  ],
  [
    'half a character in a claim',
    '/v1/auth/magiclink/signin/email',
    '{"loginId":"a@b.c","loginOptions":{"customClaims":{"x":"\\ud800"}}}',
  ],
  [
    'deep claims',
    '/v1/auth/otp/signup-in/email',
    `{"loginId":"a@b.c","loginOptions":{"customClaims":${nested}}}`,
  ],
  [
    'deep texts',
    '/v1/auth/otp/signup-in/email',
    `{"loginId":"a@b.c","loginOptions":{"templateOptions":${nested}}}`,
  ],
  [
    'NUL in a passkey',
    '/v1/auth/webauthn/signin/finish',
    '{"transactionId":"a\\u0000","response":"{}"}',
  ],
])('%s is refused as any wrong request', async (_what, path, body) => {
  expect(await running.call(path, { body })).toMatchObject({
    status: 400,
    body: { errorCode: 'E011003' },
  });
});

test('an address with NUL in it is no tenant’s', async () => {
  const path = '/v1/auth/saml/acs/%00/default';
  const answer = await running.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'SAMLResponse=x',
  });
  expect(answer.statusCode).toBe(303);
});

test('JSON is modest down to eight levels', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 'x' : { a: [deep(levels - 1)] });
  expect(isModestJson(deep(4))).toBe(true);
  expect(isModestJson([deep(4)])).toBe(false);
  expect(isModestJson({ 'a\0': 1 })).toBe(false);
  expect(isModestJson({ a: [null, 1, true, 'x'] })).toBe(true);
});
