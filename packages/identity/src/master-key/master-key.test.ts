import { randomBytes } from 'node:crypto';
import { resealNext } from '@waybill/store/master-key/reseal';
import { readMasterKeyState, type MasterKeys } from '@waybill/store/master-key/master-key-state';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openIdentity } from '../open-identity.ts';
import type { KeyVault } from '../crypto/key-vault.ts';
import { inTransaction } from '../store/statement.ts';
import { givenUser, runningIdentity, signIn } from '../testing/running-identity.ts';
import { openVault, resealOptions } from './open-vault.ts';
import { sealedColumns } from './sealed-columns.ts';

let database: TestDatabase;
const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];

beforeEach(async () => {
  database = await testDatabase({ holds: 'identity' });
});
afterEach(() => database.close());

const vaultOf = (keys: MasterKeys): Promise<KeyVault> =>
  openVault(database.owner, keys, { projectId: 'P1', managementKey: undefined });

const optionsOf = (vault: KeyVault) => resealOptions(database.owner, vault, Date.now);

const state = () => inTransaction(database.owner, (client) => readMasterKeyState(client));

async function resealAll(vault: KeyVault): Promise<void> {
  while ((await resealNext(optionsOf(vault))) !== 'done');
}

/** A row with `count` sealed seeds. */
async function givenSeeds(vault: KeyVault, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    const userId = `U${String(i).padStart(4, '0')}`;
    await database.owner.query(
      `INSERT INTO account (user_id, name, status, created_at, modified_at) VALUES ($1, $1, 'enabled', now(), now())`,
      [userId],
    );
    await database.owner.query(
      `INSERT INTO totp (user_id, sealed_seed, confirmed_at, created_at) VALUES ($1, $2, now(), now())`,
      [userId, vault.seal(Buffer.from(`seed ${i}`), `totp ${userId}`)],
    );
  }
}

/** The seeds as the vault opens them. */
async function seedsOf(vault: Pick<KeyVault, 'open'>): Promise<string[]> {
  const { rows } = await database.owner.query(
    'SELECT user_id, sealed_seed FROM totp ORDER BY user_id',
  );
  return rows.map((row) => vault.open(row.sealed_seed, `totp ${row.user_id}`).toString());
}

const seeds = (count: number): string[] => Array.from({ length: count }, (_, i) => `seed ${i}`);

/** Bytes that are hashes or public. */
const NOT_SEALED = new Set([
  'access_key.secret_hash',
  'end_all_link.token_hash',
  'exchange_code.browser_hash',
  'exchange_code.code_hash',
  'flow_execution.browser_hash',
  'flow_execution.execution_hash',
  'flow_execution.nonce_hash',
  'guess_pace.subject_key',
  'known_source.source_key',
  'lockout.login_key',
  'one_time_code.code_hash',
  'one_time_code.subject_key',
  'one_time_link.pending_hash',
  'one_time_link.token_hash',
  'passkey.public_key',
  'pending_sign_in.pending_hash',
  'refresh_token.parent_hash',
  'refresh_token.token_hash',
  'saml_arrival.code_hash',
  'setup_link.token_hash',
  'sso_setup_link.session_hash',
  'sso_setup_link.token_hash',
  'started_authorization.browser_hash',
  'started_authorization.state_hash',
  'used_assertion.assertion_hash',
  'used_id_token.token_hash',
  'webauthn_challenge.transaction_hash',
]);

test('every column of bytes is sealed again or known not to be sealed', async () => {
  const { rows } = await database.owner.query(
    `SELECT table_name || '.' || column_name AS name
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND data_type = 'bytea' AND table_type = 'BASE TABLE'`,
  );
  const vault = await vaultOf({ current: first, previous: null });
  const sealed = sealedColumns(vault).map(({ table, column }) => `${table}.${column}`);
  const others = rows.map(({ name }) => String(name)).filter((name) => !sealed.includes(name));
  expect(others.filter((name) => !NOT_SEALED.has(name))).toEqual([]);
  expect(sealed.filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});

test('a change that is cut off at any point goes on where it was, and loses nothing', async () => {
  await givenSeeds(await vaultOf({ current: first, previous: null }), 120);
  const vault = await vaultOf({ current: second, previous: first });
  const options = optionsOf(vault);
  let isCrashing = false;
  const crashing = {
    ...options,
    // The transaction is lost with everything that it did.
    transaction: ((partition, work) =>
      options.transaction(partition, async (client) => {
        const result = await work(client);
        if (isCrashing && partition !== null) throw new Error('crash');
        return result;
      })) satisfies typeof options.transaction,
  };
  let crashes = 0;
  let outcome = '';
  while (outcome !== 'done') {
    // Each step is tried twice, and crashes the first time.
    isCrashing = !isCrashing;
    outcome = await resealNext(crashing).catch(() => 'crashed');
    if (outcome === 'crashed') crashes += 1;
    expect(await seedsOf(vault)).toEqual(seeds(120));
  }
  expect(crashes).toBeGreaterThan(20);
  expect(await state()).toMatchObject({
    pass: 2,
    done: 122,
    total: 122,
    resealed: 0,
    unreadable: 0,
  });
  const alone = await vaultOf({ current: second, previous: null });
  expect(await seedsOf(alone)).toEqual(seeds(120));
  await expect(vaultOf({ current: first, previous: null })).rejects.toThrow('another master key');
});

test('several processes seal everything again together', async () => {
  await givenSeeds(await vaultOf({ current: first, previous: null }), 120);
  const keys = { current: second, previous: first };
  const vaults = await Promise.all([vaultOf(keys), vaultOf(keys)]);
  const run = async (vault: KeyVault): Promise<void> => {
    while ((await resealNext(optionsOf(vault))) !== 'done');
  };
  await Promise.all(vaults.map(run));
  expect(await state()).toMatchObject({ done: 122, total: 122, unreadable: 0 });
  expect(await seedsOf(await vaultOf({ current: second, previous: null }))).toEqual(seeds(120));
});

test('what was written with the previous key behind the pass is found by the next one', async () => {
  const before = await vaultOf({ current: first, previous: null });
  await givenSeeds(before, 2);
  const vault = await vaultOf({ current: second, previous: first });
  while ((await state())?.pass === 1) await resealNext(optionsOf(vault));
  await database.owner.query(`UPDATE totp SET sealed_seed = $1 WHERE user_id = 'U0000'`, [
    before.seal(Buffer.from('late'), 'totp U0000'),
  ]);
  await resealAll(vault);
  expect(await seedsOf(await vaultOf({ current: second, previous: null }))).toEqual([
    'late',
    'seed 1',
  ]);
});

test('the previous key is asked for until everything is sealed again, and no third one is taken', async () => {
  await givenSeeds(await vaultOf({ current: first, previous: null }), 1);
  const vault = await vaultOf({ current: second, previous: first });
  await expect(vaultOf({ current: second, previous: null })).rejects.toThrow('still sealed');
  await expect(vaultOf({ current: second, previous: third })).rejects.toThrow('still sealed');
  await expect(vaultOf({ current: third, previous: second })).rejects.toThrow('has not finished');
  await resealAll(vault);
  await vaultOf({ current: second, previous: null });
  await resealAll(await vaultOf({ current: third, previous: second }));
  expect(await seedsOf(await vaultOf({ current: third, previous: null }))).toEqual(['seed 0']);
});

test('a value that opens under neither key is counted, left as it is, and keeps nothing up', async () => {
  const vault = await vaultOf({ current: first, previous: null });
  await givenSeeds(vault, 2);
  await database.owner.query(`UPDATE totp SET sealed_seed = '\\x00' WHERE user_id = 'U0001'`);
  await resealAll(await vaultOf({ current: second, previous: first }));
  expect(await state()).toMatchObject({ unreadable: 1, verifiedAt: expect.any(Date) });
  const { rows } = await database.owner.query(`SELECT sealed_seed FROM totp ORDER BY user_id`);
  expect(rows[1]).toEqual({ sealed_seed: Buffer.of(0) });
});

test('a first start with a key that opens nothing notes nothing, so that the right key still opens', async () => {
  const vault = await vaultOf({ current: first, previous: null });
  await givenSeeds(vault, 1);
  await database.owner.query('DELETE FROM master_key');
  await expect(vaultOf({ current: second, previous: null })).rejects.toThrow('another master key');
  await expect(vaultOf({ current: second, previous: first })).rejects.toThrow('present master key');
  expect(await seedsOf(await vaultOf({ current: first, previous: null }))).toEqual(['seed 0']);
});

test('sign-ins, apps, codes under way and what hashes prove outlive the master key', async () => {
  const before = await runningIdentity(database.owner, { masterKey: first });
  await givenUser(before, 'ada@example.com');
  const { refresh, session } = await signIn(before, 'ada@example.com');
  await before.sdk.management.user.create('code@example.com', {
    email: 'code@example.com',
    verifiedEmail: true,
  });
  await before.call('/v1/auth/otp/signin/email', { body: { loginId: 'code@example.com' } });
  const code = before.sent.at(-1)?.text.match(/\d{6}/)?.[0] ?? '';
  await before.close();

  const identity = { previousMasterKey: first };
  const after = await runningIdentity(database.owner, { masterKey: second, identity });
  await expect.poll(async () => (await state())?.verifiedAt).toEqual(expect.any(Date));
  await after.close();

  const alone = await runningIdentity(database.owner, { masterKey: second });
  expect(alone.identity.managementKey).not.toBe(before.identity.managementKey);
  expect(await alone.identity.verify(session)).not.toBeNull();
  expect((await alone.call('/v1/auth/refresh', { body: {}, token: refresh })).status).toBe(200);
  const verified = await alone.call('/v1/auth/otp/verify/email', {
    body: { loginId: 'code@example.com', code },
  });
  expect(verified.status).toBe(200);
  expect(alone.notices).toEqual([]);
  await alone.close();
  const wrong = { pool: database.owner, masterKey: third, publicOrigins: ['https://x.test'] };
  await expect(openIdentity(wrong)).rejects.toThrow('another master key');
});

test('a seed that is sealed again is told to nobody', async () => {
  const vault = await vaultOf({ current: first, previous: null });
  await givenSeeds(vault, 1);
  await database.owner.query(`UPDATE account SET last_login_at = now()`);
  await resealAll(await vaultOf({ current: second, previous: first }));
  expect((await database.owner.query('SELECT FROM notice')).rows).toEqual([]);
});
