import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

/** Any number, the same for every start: two starts at once migrate one at a time. */
const MIGRATION_LOCK = 7_261_001;

/**
 * Runs the numbered `.sql` files of a folder that have not run yet, in order, each in its own
 * transaction, so that a crash leaves whole files and the next start continues. A file that ran is
 * immutable: throws when one was changed since, and when the database holds one that the folder does
 * not, as after a downgrade.
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
    refuseUnknown([...applied.keys()], files);
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

/** Code must not run on tables that it does not know: it could write what the newer code cannot read. */
function refuseUnknown(applied: readonly string[], files: readonly string[]): void {
  const unknown = applied.filter((name) => !files.includes(name)).toSorted();
  if (unknown.length === 0) return;
  const newest = files.at(-1) ?? '';
  const isNewer = unknown.every((name) => name > newest);
  throw new Error(
    isNewer
      ? `The database was upgraded by a newer release: this one does not know ${unknown.join(', ')}. ` +
          'Start the newer release, or restore the backup from before the upgrade.'
      : `The database has migrations that this release does not have: ${unknown.join(', ')}. ` +
          'Start the release that made them, or restore a backup.',
  );
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
    // The code says what to look up; the message may quote what a row holds.
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(`Migration ${file.name} failed${code}`, { cause: error });
  }
}
