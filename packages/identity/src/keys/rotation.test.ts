import { randomBytes } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { IdentitySettings } from '../settings.ts';
import {
  givenUser,
  refreshTokenOf,
  runningIdentity,
  signIn,
  type RunningIdentity,
} from '../testing/running-identity.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let database: TestDatabase;
let opened: RunningIdentity[];
const masterKey = randomBytes(32);

beforeEach(async () => {
  database = await testDatabase({ holds: 'identity' });
  opened = [];
});

afterEach(async () => {
  for (const running of opened) await running.close();
  await database.close();
});

/** A process of the provider. All share the database and the master key. */
async function process(settings: Partial<IdentitySettings> = {}): Promise<RunningIdentity> {
  const running = await runningIdentity(database.owner, { masterKey, settings });
  opened.push(running);
  return running;
}

const Listed = z.object({
  keys: z.array(z.object({ kid: z.string(), purpose: z.string(), state: z.string() })),
});

async function keysOf(running: RunningIdentity, state?: string) {
  const { keys } = Listed.parse((await running.callManagement('/v1/mgmt/signingkey/all')).body);
  return state === undefined ? keys : keys.filter((key) => key.state === state);
}

const rotate = (running: RunningIdentity) =>
  running.callManagement('/v1/mgmt/signingkey/rotate', {});

const revoke = (running: RunningIdentity, kid: string) =>
  running.callManagement('/v1/mgmt/signingkey/revoke', { kid, reason: 'copied by somebody' });

const refreshWith = (running: RunningIdentity, refresh: string) =>
  running.call('/v1/auth/refresh', { body: {}, token: refresh });

const kidOf = (token: string): string => decodeProtectedHeader(token).kid ?? '';

async function publishedKids(running: RunningIdentity): Promise<unknown[]> {
  const { body } = await running.call(`/v2/keys/${running.projectId}`);
  return z
    .object({ keys: z.array(z.object({ kid: z.string() })) })
    .parse(body)
    .keys.map((k) => k.kid);
}

async function kidThatSigns(running: RunningIdentity, purpose = 'session'): Promise<string> {
  const key = (await keysOf(running, 'signs')).find((one) => one.purpose === purpose);
  return key?.kid ?? '';
}

test('new keys are published an hour before they sign, and no session ends', async () => {
  const running = await process();
  await givenUser(running, 'ada@example.com');
  const before = await signIn(running, 'ada@example.com');
  expect((await rotate(running)).status).toBe(200);
  const next = (await keysOf(running, 'next')).map(({ kid }) => kid);
  expect(next).toHaveLength(2);
  expect(await publishedKids(running)).toEqual(expect.arrayContaining(next));

  const early = await refreshWith(running, before.refresh);
  expect(kidOf(String(early.body['sessionJwt']))).toBe(kidOf(before.session));
  running.advance(HOUR_MS);
  const late = await refreshWith(running, refreshTokenOf(early));
  expect(late.status).toBe(200);
  expect(next).toContain(kidOf(String(late.body['sessionJwt'])));
  expect(next).toContain(kidOf(refreshTokenOf(late)));
});

test('an old key is accepted until its last token has ended, and no longer', async () => {
  const running = await process();
  const [session, refresh] = [await kidThatSigns(running), await kidThatSigns(running, 'refresh')];
  await rotate(running);
  running.advance(HOUR_MS + 10 * 60_000);
  expect(await publishedKids(running)).toEqual(expect.arrayContaining([session, refresh]));
  running.advance(DAY_MS);
  expect(await publishedKids(running)).not.toContain(session);
  running.advance(29 * DAY_MS);
  expect(await publishedKids(running)).toContain(refresh);
  running.advance(DAY_MS);
  expect(await publishedKids(running)).not.toContain(refresh);
});

test('a key that signs refresh tokens too is published as long as those live', async () => {
  const running = await process({ algorithm: 'ES256' });
  const kid = await kidThatSigns(running);
  await rotate(running);
  running.advance(30 * DAY_MS);
  expect(await publishedKids(running)).toContain(kid);
});

test('keys that wait already are not replaced', async () => {
  const running = await process();
  await rotate(running);
  const waiting = await keysOf(running, 'next');
  expect(await rotate(running)).toMatchObject({ status: 400, body: { errorCode: 'E011003' } });
  expect(await keysOf(running, 'next')).toEqual(waiting);
});

test('rotations asked for at once in several processes make one set of keys', async () => {
  const [here, there] = [await process(), await process()];
  const answers = await Promise.all([here, there].map(rotate));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  expect(await keysOf(here)).toHaveLength(4);
});

test('a due rotation happens once, however many processes find it due', async () => {
  const first = await process();
  await database.owner.query(
    `UPDATE signing_key SET created_at = created_at - interval '91 days', signs_from = signs_from - interval '91 days'`,
  );
  await Promise.all([process(), process()]);
  const kids = (await keysOf(first, 'next')).map(({ kid }) => kid);
  expect(kids).toHaveLength(2);
  for (const running of opened) {
    await expect.poll(() => publishedKids(running)).toEqual(expect.arrayContaining(kids));
  }
  const { rows } = await database.owner.query(
    `SELECT data ->> 'trigger' AS trigger FROM audit_entry WHERE action = 'SigningKeyRotated' ORDER BY audit_id`,
  );
  expect(rows).toEqual([{ trigger: 'first start' }, { trigger: 'schedule' }]);
});

test('a schedule of 0 days makes no keys', async () => {
  await process();
  await database.owner.query(
    `UPDATE signing_key SET signs_from = signs_from - interval '10 years'`,
  );
  expect(await keysOf(await process({ keyRotationDays: 0 }), 'next')).toEqual([]);
});

test('another algorithm in the configuration makes one set of keys, also when started again', async () => {
  await process();
  await process({ algorithm: 'ES256' });
  const running = await process({ algorithm: 'ES256' });
  expect(await keysOf(running)).toHaveLength(3);
  expect(await keysOf(running, 'next')).toHaveLength(1);
  running.advance(HOUR_MS);
  const [signs, ...others] = await keysOf(running, 'signs');
  expect(others).toEqual([]);
  expect(signs?.purpose).toBe('session');
});

test('sessions of a revoked key are refused at once in every process; a refresh goes on', async () => {
  const [here, there] = [await process(), await process()];
  await givenUser(here, 'ada@example.com');
  const { session, refresh } = await signIn(here, 'ada@example.com');
  expect(await there.identity.verify(session)).not.toBeNull();
  expect((await revoke(here, kidOf(session))).status).toBe(200);
  expect(await here.identity.verify(session)).toBeNull();
  expect(await here.identity.acceptsKeyOf(session)).toBe(false);
  await expect.poll(() => there.identity.acceptsKeyOf(session)).toBe(false);
  expect(await there.identity.verify(session)).toBeNull();
  expect(await publishedKids(there)).not.toContain(kidOf(session));

  const renewed = await refreshWith(there, refresh);
  expect(renewed.status).toBe(200);
  const token = String(renewed.body['sessionJwt']);
  expect(kidOf(token)).not.toBe(kidOf(session));
  expect(await here.identity.verify(token)).not.toBeNull();
  expect((await keysOf(here, 'revoked')).map(({ kid }) => kid)).toEqual([kidOf(session)]);
});

test('a revoked key of refresh tokens asks everybody to sign in again', async () => {
  const running = await process();
  await givenUser(running, 'ada@example.com');
  const { refresh } = await signIn(running, 'ada@example.com');
  await revoke(running, kidOf(refresh));
  expect(await refreshWith(running, refresh)).toMatchObject({ status: 401 });
  const again = await signIn(running, 'ada@example.com');
  expect((await refreshWith(running, again.refresh)).status).toBe(200);
});

test('keys that wait take over from a revoked one', async () => {
  const running = await process();
  await rotate(running);
  const next = (await keysOf(running, 'next')).map(({ kid }) => kid);
  await revoke(running, await kidThatSigns(running));
  expect((await keysOf(running, 'signs')).map(({ kid }) => kid).toSorted()).toEqual(
    next.toSorted(),
  );
});

test('a revoked key that waits never signs, and others wait in its place', async () => {
  const running = await process();
  const signs = await kidThatSigns(running);
  await rotate(running);
  const [leaked] = await keysOf(running, 'next');
  await revoke(running, leaked?.kid ?? '');
  expect(await kidThatSigns(running)).toBe(signs);
  running.advance(HOUR_MS);
  const now = await kidThatSigns(running);
  expect([signs, leaked?.kid]).not.toContain(now);
});

test('a process whose clock is behind signs with the key that came after a revoked one', async () => {
  const [here, behind] = [await process(), await process()];
  await givenUser(here, 'ada@example.com');
  behind.advance(-60_000);
  const revoked = await kidThatSigns(here);
  await revoke(here, revoked);
  const signs = await kidThatSigns(here);
  await expect.poll(() => kidThatSigns(behind)).toBe(signs);
  expect(kidOf((await signIn(behind, 'ada@example.com')).session)).toBe(signs);
});

test('a revocation is once, of a key that exists, with a reason, and in the audit', async () => {
  const running = await process();
  const kid = await kidThatSigns(running);
  expect((await revoke(running, 'unknown')).status).toBe(400);
  expect((await running.callManagement('/v1/mgmt/signingkey/revoke', { kid })).status).toBe(400);
  expect((await revoke(running, kid)).status).toBe(200);
  expect((await revoke(running, kid)).status).toBe(400);
  const { rows } = await database.owner.query(
    `SELECT data FROM audit_entry WHERE action = 'SigningKeyRevoked'`,
  );
  expect(rows).toEqual([{ data: { kid, purpose: 'session', reason: 'copied by somebody' } }]);
});

test('without the management key keys are neither shown nor changed', async () => {
  const running = await process();
  for (const path of ['rotate', 'revoke']) {
    expect((await running.call(`/v1/mgmt/signingkey/${path}`, { body: {} })).status).toBe(401);
  }
  expect((await running.call('/v1/mgmt/signingkey/all')).status).toBe(401);
  expect(await keysOf(running)).toHaveLength(2);
});
