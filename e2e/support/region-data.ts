import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { databaseDump } from '@waybill/identity/testing/database-dump';
import pg from 'pg';

/** Everything that a region stores in its databases, as text. @param folder of the region. */
export async function storedText(folder: string): Promise<string> {
  const instance: { databaseUrl: string } = JSON.parse(
    await readFile(path.join(folder, 'instance.json'), 'utf8'),
  );
  // The product's own login sees rows of no tenant, and nothing of the other database.
  const owner = new URL(instance.databaseUrl);
  owner.username = 'waybill';
  owner.password = await readFile(path.join(folder, 'postgres-owner.key'), 'utf8');
  const identity = new URL(owner);
  identity.pathname += '_identity';
  const dumps = [owner, identity].map(async ({ href }) => {
    const pool = new pg.Pool({ connectionString: href, max: 1 });
    const text = await databaseDump(pool);
    await pool.end();
    return text;
  });
  return (await Promise.all(dumps)).join('\n');
}
