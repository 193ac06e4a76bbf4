import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

let folder: string;
let server: EmbeddedPostgres | undefined;

beforeEach(async () => {
  folder = await temporaryDataFolder('waybill-access-', { mayBeInMemory: true });
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

const keyFile = (): string => path.join(folder, 'postgres-owner.key');
const rulesFile = (): string => path.join(folder, 'postgres', 'pg_hba.conf');

async function start(): Promise<EmbeddedPostgres> {
  server = await startEmbeddedPostgres({ dataFolder: folder, settings: { fsync: 'off' } });
  return server;
}

async function stop(): Promise<void> {
  await server?.stop();
  server = undefined;
}

/** The server's answer to a superuser login with a password, or without one. */
async function answerTo(password: string | undefined): Promise<string> {
  const { host, port, user } = server?.connection ?? {};
  const connection = { host: host ?? '', port: port ?? 0, user: user ?? '', database: 'postgres' };
  const client = new pg.Client(password === undefined ? connection : { ...connection, password });
  client.on('error', () => undefined);
  return client.connect().then(
    async () => {
      await client.end();
      return 'in';
    },
    (error: unknown) => (error instanceof pg.DatabaseError ? (error.code ?? '') : 'no password'),
  );
}

/** Answers to the password of the key file, to another one, and to none. */
async function answers(): Promise<string[]> {
  const password = await readFile(keyFile(), 'utf8');
  return [await answerTo(password), await answerTo('guess'), await answerTo(undefined)];
}
const CLOSED = ['in', '28P01', 'no password'];

/** A cluster as earlier releases left it: no passwords required, and the superuser has none. */
async function makeOld(): Promise<void> {
  await start();
  const client = new pg.Client({ ...server?.connection, database: 'postgres' });
  await client.connect();
  await client.query('ALTER ROLE waybill PASSWORD NULL');
  await client.query('CREATE TABLE kept AS SELECT 42 AS answer');
  await client.end();
  await stop();
  await writeFile(rulesFile(), 'local all all trust\n');
  await rm(keyFile());
}

test('the superuser needs a password, which is in a file of mode 0600', async () => {
  const { connection } = await start();
  expect(await answers()).toEqual(CLOSED);
  expect(connection.password).toBe(await readFile(keyFile(), 'utf8'));
  expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
  expect((await stat(rulesFile())).mode & 0o777).toBe(0o600);
  const log = await readFile(path.join(folder, 'postgres.log'), 'utf8');
  expect(log).not.toContain(await readFile(keyFile(), 'utf8'));
});

test('upgrades a cluster that required no passwords and keeps its data', async () => {
  await makeOld();
  const { connection } = await start();
  expect(await answers()).toEqual(CLOSED);
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  expect((await client.query('SELECT answer FROM kept')).rows).toEqual([{ answer: 42 }]);
  await client.end();
});

test('finishes an upgrade that crashed before the rules were written', async () => {
  await makeOld();
  await start();
  await stop();
  // The password is set, the rules are still the old ones.
  await writeFile(rulesFile(), 'local all all trust\n');
  await start();
  expect(await answers()).toEqual(CLOSED);
});

test('restarts a running server of an earlier release', async () => {
  await makeOld();
  const rules = 'local all all trust\n';
  await start();
  // Represents a server that still runs with these rules.
  await writeFile(rulesFile(), rules);
  const left = server;
  const { wasRunning } = await start();
  expect(wasRunning).toBe(false);
  await expect(left?.ended).resolves.toBeDefined();
  expect(await answers()).toEqual(CLOSED);
});

test('attaches to a running server that requires passwords', async () => {
  const first = await start();
  const second = await start();
  expect(second.wasRunning).toBe(true);
  expect(second.pid).toBe(first.pid);
  expect(await answers()).toEqual(CLOSED);
});

test.each([
  ['lost', (file: string) => rm(file)],
  ['damaged', (file: string) => writeFile(file, 'abc')],
])('replaces a password whose file is %s', async (_what, spoil) => {
  await start();
  const before = await readFile(keyFile(), 'utf8');
  await stop();
  await spoil(keyFile());
  await start();
  expect(await answers()).toEqual(CLOSED);
  expect(await readFile(keyFile(), 'utf8')).not.toBe(before);
});

test('overwrites rules that were edited by hand', async () => {
  await start();
  await stop();
  await writeFile(rulesFile(), `${await readFile(rulesFile(), 'utf8')}local all all trust\n`);
  await start();
  expect(await answers()).toEqual(CLOSED);
});
