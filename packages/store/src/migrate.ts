import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

/** Any number, the same for every start: two starts at once migrate one after the other. */
const MIGRATION_LOCK = 7_261_001;

/**
 * Runs the numbered `.sql` files of a folder that have not run yet, in order, each in a transaction of
 * its own. A file that ran is immutable: throws when one was changed or removed since.
 *
 * @returns names of the files that ran now.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  const files = (await readdir(folder))
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .toSorted();
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      `CREATE TABLE IF NOT EXISTS migration (
         name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM migration',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const ran: string[] = [];
    for (const name of files) {
      const text = await readFile(path.join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      const before = applied.get(name);
      if (before === checksum) continue;
      if (before !== undefined) throw new Error(`Migration ${name} was changed after it had run`);
      await runOne(client, { name, text, checksum });
      ran.push(name);
    }
    return ran;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}

async function runOne(
  client: pg.PoolClient,
  file: { name: string; text: string; checksum: string },
): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(file.text);
    await client.query('INSERT INTO migration (name, checksum) VALUES ($1, $2)', [
      file.name,
      file.checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new Error(`Migration ${file.name} failed`, { cause: error });
  }
}
