import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

const MIGRATING_PROCESS = path.join(import.meta.dirname, 'testing/migrating-process.ts');

let db: TestDatabase;
let folder: string;
beforeEach(async () => {
  db = await testDatabase({ holds: 'nothing' });
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-migrations-'));
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

const write = (name: string, text: string): Promise<void> =>
  writeFile(path.join(folder, name), text);

async function applied(): Promise<string[]> {
  const { rows } = await db.owner.query<{ name: string }>('SELECT name FROM migration ORDER BY 1');
  return rows.map(({ name }) => name);
}

/** Migrates in its own process, which can be killed. */
function migratingProcess(of: string): ChildProcess {
  return fork(MIGRATING_PROCESS, [], {
    env: { ...process.env, CONNECTION: JSON.stringify(db.connection), FOLDER: of },
    stdio: 'ignore',
  });
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
  });

/** Every column, index, constraint, policy, grant and function, as PostgreSQL describes them. */
async function schemaOf(): Promise<string[]> {
  const { rows } = await db.owner.query<{ line: string }>(
    `SELECT format('%s.%s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull) AS line
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
       WHERE c.relnamespace = 'public'::regnamespace
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT conrelid::regclass || pg_get_constraintdef(oid) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT format('%s %s %s %s', tablename, policyname, qual, with_check) FROM pg_policies
     UNION ALL SELECT format('%s %s', relname, relacl) FROM pg_class
       WHERE relnamespace = 'public'::regnamespace
     UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc
       WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' AND probin IS NULL
     ORDER BY 1`,
  );
  return rows.map(({ line }) => line);
}

describe('a release that does not know what the database holds', () => {
  test('is refused when the database was upgraded by a newer one', async () => {
    await write('0001-first.sql', 'CREATE TABLE first (id integer)');
    await write('0002-second.sql', 'CREATE TABLE second (id integer)');
    await migrate(db.owner, folder);
    await rm(path.join(folder, '0002-second.sql'));
    await write('0001-first.sql', 'CREATE TABLE first (id integer)');
    await expect(migrate(db.owner, folder)).rejects.toThrow(
      'The database was upgraded by a newer release: this one does not know 0002-second.sql. ' +
        'Start the newer release, or restore the backup from before the upgrade.',
    );
  });

  test('is refused when a migration that ran is missing, before it runs others', async () => {
    await write('0001-first.sql', 'CREATE TABLE first (id integer)');
    await migrate(db.owner, folder);
    await rm(path.join(folder, '0001-first.sql'));
    await write('0002-second.sql', 'CREATE TABLE second (id integer)');
    await expect(migrate(db.owner, folder)).rejects.toThrow('does not have: 0001-first.sql');
    expect(await applied()).toEqual(['0001-first.sql']);
  });

  test('is refused when a migration that ran was changed', async () => {
    await write('0001-first.sql', 'CREATE TABLE first (id integer)');
    await migrate(db.owner, folder);
    await write('0001-first.sql', 'CREATE TABLE first (id bigint)');
    await expect(migrate(db.owner, folder)).rejects.toThrow('0001-first.sql was changed');
  });
});

test('a file that fails half-way leaves nothing of itself', async () => {
  await write('0001-first.sql', 'CREATE TABLE first (id integer)');
  await write('0002-second.sql', 'CREATE TABLE second (id integer); SELECT 1 / 0');
  await expect(migrate(db.owner, folder)).rejects.toThrow(
    'Migration 0002-second.sql failed (22012)',
  );
  expect(await applied()).toEqual(['0001-first.sql']);
  await write('0002-second.sql', 'CREATE TABLE second (id integer)');
  expect(await migrate(db.owner, folder)).toEqual(['0002-second.sql']);
});

test('a start that is killed inside a file is finished by the next one', async () => {
  const files = (await readdir(MIGRATIONS_FOLDER)).toSorted();
  await migrate(db.owner, MIGRATIONS_FOLDER);
  const whole = await schemaOf();
  await db.close();
  db = await testDatabase({ holds: 'nothing' });
  const early = files.slice(0, 20);
  for (const name of early) await write(name, await textOf(name));
  await migrate(db.owner, folder);
  const guard = await db.owner.connect();
  // The process has run the statements of the next file when it waits to note that they ran.
  await guard.query('BEGIN; LOCK TABLE migration IN SHARE MODE');
  const child = migratingProcess(MIGRATIONS_FOLDER);
  const gone = ended(child);
  await expect.poll(waitingForLock).toBe(1);
  child.kill('SIGKILL');
  await gone;
  await guard.query('ROLLBACK');
  guard.release();
  expect(await migrate(db.owner, MIGRATIONS_FOLDER)).toEqual(files.slice(early.length));
  expect(await schemaOf()).toEqual(whole);
});

test('two starts at once run each file once', async () => {
  const codes = await Promise.all([
    ended(migratingProcess(MIGRATIONS_FOLDER)),
    ended(migratingProcess(MIGRATIONS_FOLDER)),
  ]);
  expect(codes).toEqual([0, 0]);
  expect(await applied()).toEqual((await readdir(MIGRATIONS_FOLDER)).toSorted());
});

const textOf = (name: string): Promise<string> =>
  readFile(path.join(MIGRATIONS_FOLDER, name), 'utf8');

async function waitingForLock(): Promise<number> {
  const { rows } = await db.owner.query<{ waiting: number }>(
    `SELECT count(*)::integer AS waiting FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}
