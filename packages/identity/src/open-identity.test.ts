import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openIdentity, type Identity, type IdentityOptions } from './open-identity.ts';

let database: TestDatabase;
const masterKey = randomBytes(32);
const opened: Identity[] = [];

async function open(options: Partial<IdentityOptions> = {}): Promise<Identity> {
  const identity = await openIdentity({
    pool: database.owner,
    publicOrigins: ['https://console.test'],
    masterKey,
    ...options,
  });
  opened.push(identity);
  return identity;
}

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
});

// Each keeps a connection of the small pool.
afterEach(async () => {
  for (const identity of opened.splice(0)) await identity.close();
});

afterAll(async () => {
  await database.close();
});

test('two processes that start at once on a new database agree on everything', async () => {
  const [first, second] = await Promise.all([open(), open()]);
  expect(first.projectId).toMatch(/^P[0-9A-Za-z]{27}$/);
  expect(second.projectId).toBe(first.projectId);
  expect(second.publicKeys()).toEqual(first.publicKeys());
  expect(first.publicKeys()).toHaveLength(2);
});

test('a later start finds the same project, key and management key', async () => {
  const [before, after] = [await open(), await open()];
  expect(after.projectId).toBe(before.projectId);
  expect(after.managementKey).toBe(before.managementKey);
  expect(after.publicKeys()).toEqual(before.publicKeys());
});

test('the key is RS256 with 3072 bits, under its thumbprint, and shows nothing private', async () => {
  const [jwk] = (await open()).publicKeys();
  expect(Object.keys(jwk ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  expect(jwk).toMatchObject({ alg: 'RS256', kty: 'RSA', use: 'sig' });
  expect(Buffer.from(jwk?.n ?? '', 'base64url')).toHaveLength(384);
  expect(jwk?.kid).toBe(
    await calculateJwkThumbprint({ kty: 'RSA', n: jwk?.n ?? '', e: jwk?.e ?? '' }),
  );
});

test('the database holds neither a private key nor the management key in the clear', async () => {
  const identity = await open();
  const { rows } = await database.owner.query('SELECT * FROM signing_key, project');
  const dump = JSON.stringify(rows) + Buffer.from(rows[0].sealed_private_key).toString('latin1');
  expect(dump).not.toContain('PRIVATE KEY');
  expect(dump).not.toContain(identity.managementKey);
  // The DER of every key names its algorithm with one of these object identifiers: RSA, curve.
  for (const oid of ['2a864886f70d010101', '2a8648ce3d0201'].map((hex) =>
    Buffer.from(hex, 'hex'),
  )) {
    for (const row of rows) expect(Buffer.from(row.sealed_private_key).includes(oid)).toBe(false);
  }
});

test('refresh tokens have a fast key of their own unless sessions have the same kind', async () => {
  expect((await open()).publicKeys().map(({ alg }) => alg)).toEqual(['RS256', 'ES256']);
  const other = await testDatabase({ holds: 'identity' });
  const fast = await open({ pool: other.owner, settings: { algorithm: 'ES256' } });
  expect(fast.publicKeys().map(({ alg }) => alg)).toEqual(['ES256']);
  await fast.close();
  const changed = await open({ pool: other.owner });
  expect(changed.publicKeys().map(({ alg }) => alg)).toEqual(['RS256', 'ES256', 'ES256']);
  await changed.close();
  await other.close();
});

test('another master key, a short one and another project are refused', async () => {
  await expect(open({ masterKey: randomBytes(32) })).rejects.toThrow('another master key');
  await expect(open({ masterKey: randomBytes(31) })).rejects.toThrow('32 bytes');
  await expect(open({ projectId: 'P1' })).rejects.toThrow('not P1');
  await expect(open({ projectId: 'P:1' })).rejects.toThrow('letters and digits');
});

test('settings that would break clients are refused', async () => {
  const options = { pool: database.owner, publicOrigins: ['https://console.test'], masterKey };
  await expect(openIdentity({ ...options, settings: { sessionTtlSeconds: 40 } })).rejects.toThrow(
    'above 40',
  );
  await expect(openIdentity({ ...options, settings: { passwordMinLength: 7 } })).rejects.toThrow(
    '8 to 64',
  );
  await expect(openIdentity({ ...options, settings: { refreshTtlDays: 0 } })).rejects.toThrow(
    'longer than a session',
  );
});
