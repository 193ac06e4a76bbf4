import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  cookieOf,
  givenUser,
  GOOD_PASSWORD,
  runningIdentity,
  type RunningIdentity,
} from '../testing/running-identity.ts';

/** The guarantees of docs/architecture/guessing.md. */

const MINUTE_MS = 60_000;
const HOME = '198.51.100.7';

let database: TestDatabase;
let running: RunningIdentity;
let counter = 0;
let loginId = '';

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
});

afterAll(async () => {
  await running.close();
  await database.close();
});

beforeEach(async () => {
  counter += 1;
  loginId = `ada${counter}@example.com`;
  await givenUser(running, loginId);
});

async function attempt(
  password: string,
  from: { address: string; device?: string; headers?: Record<string, string> },
  name = loginId,
) {
  return running.call('/v1/auth/password/signin', {
    body: { loginId: name, password },
    ...(from.device ? { cookie: `DKD=${from.device}` } : {}),
    headers: { 'x-forwarded-for': from.address, ...from.headers },
  });
}

const stranger = (n: number) => ({ address: `203.0.${Math.floor(n / 250)}.${(n % 250) + 1}` });

/** Signs in at home; returns the device token. */
async function knownDevice(): Promise<string> {
  const device = cookieOf(await attempt(GOOD_PASSWORD, { address: HOME }), 'DKD');
  expect(device).toMatch(/^[\w-]{43}$/);
  return device;
}

async function strangersGuess(times: number, name = loginId): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) {
    statuses.push((await attempt('wrong', stranger(i), name)).status);
  }
  return statuses;
}

test('five wrong passwords from one address refuse that address only', async () => {
  for (let i = 0; i < 5; i += 1) await attempt('wrong', stranger(1));
  expect((await attempt(GOOD_PASSWORD, stranger(1))).status).toBe(429);
  expect((await attempt(GOOD_PASSWORD, stranger(2))).status).toBe(200);
});

test('a known device is let through whatever strangers do, also from an address of theirs', async () => {
  const device = await knownDevice();
  const statuses = await strangersGuess(40);
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect((await attempt(GOOD_PASSWORD, { address: '192.0.2.99' })).status).toBe(429);
  expect((await attempt(GOOD_PASSWORD, { ...stranger(1), device })).status).toBe(200);
});

test('a known address is let through while strangers elsewhere guess', async () => {
  await knownDevice();
  await strangersGuess(30);
  expect((await attempt(GOOD_PASSWORD, { address: HOME })).status).toBe(200);
});

test('a known device is slowed down, too, and by its own guesses only', async () => {
  const device = await knownDevice();
  const other = await knownDevice();
  for (let i = 0; i < 5; i += 1) await attempt('wrong', { ...stranger(i), device });
  expect((await attempt(GOOD_PASSWORD, { address: HOME, device })).status).toBe(429);
  expect((await attempt(GOOD_PASSWORD, { address: HOME, device: other })).status).toBe(200);
});

test.each([
  ['cookie', (token: string) => ({ device: token })],
  ['header', (token: string) => ({ headers: { 'x-descope-known-device-token': token } })],
])('a device token in a %s that is not known to the user changes nothing', async (_name, given) => {
  const device = await knownDevice();
  const other = `other-${loginId}`;
  await givenUser(running, other);
  await strangersGuess(30, other);
  const from = { address: '192.0.2.50' };
  for (const token of [device, 'A'.repeat(43), "x'; DROP"]) {
    const { status } = await attempt(GOOD_PASSWORD, { ...from, ...given(token) }, other);
    expect(status).toBe(429);
  }
});

test('strangers try fewer than 100 passwords a day, and wait for at most 20 minutes', async () => {
  let tried = 0;
  const waits: number[] = [];
  for (let i = 0; i < 288; i += 1) {
    const { status, headers } = await attempt('wrong', stranger(i));
    if (status === 401) tried += 1;
    else waits.push(Number(headers.get('retry-after')));
    running.advance(5 * MINUTE_MS);
  }
  expect(Math.max(...waits)).toBeLessThanOrEqual(1200);
  expect(tried).toBeGreaterThan(60);
  expect(tried).toBeLessThan(100);
});

test('a right password gives back its own guess and no other', async () => {
  await strangersGuess(19);
  expect((await attempt(GOOD_PASSWORD, stranger(100))).status).toBe(200);
  // The address is known from now on; the others continue unchanged.
  expect((await attempt('wrong', stranger(101))).status).toBe(401);
  expect((await attempt('wrong', stranger(102))).status).toBe(429);
});

test('login ids that nobody has are slowed down alike', async () => {
  expect(await strangersGuess(25, 'nobody@example.com')).toEqual(await strangersGuess(25));
});

test('a sign-in without its second factor makes no device known', async () => {
  const { refreshJwt, sessionJwt } = (await attempt(GOOD_PASSWORD, { address: HOME })).body;
  expect([refreshJwt, typeof sessionJwt]).toEqual(['', 'string']);
  await running.pool.query(
    `INSERT INTO totp (user_id, sealed_seed, confirmed_at, created_at)
     SELECT user_id, '', now(), now() FROM login_id WHERE login_id = $1`,
    [loginId],
  );
  const half = await attempt(GOOD_PASSWORD, { address: '192.0.2.77' });
  expect([half.status, cookieOf(half, 'DKD')]).toEqual([200, '']);
});
