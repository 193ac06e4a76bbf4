import { randomBytes } from 'node:crypto';
import type { Database } from '@waybill/store';

/** A tenant of the test's own. @returns its id. */
export async function testTenant(
  database: Database,
  settings: { ownDomains?: string[]; ownAccounts?: string[] } = {},
): Promise<number> {
  const name = `tenant-${randomBytes(4).toString('hex')}`;
  const [row] = await database.system((tx) =>
    tx.query<{ id: number }>(`SELECT create_tenant($1, $1, 'us-east-1', $2, '{}') AS id`, [
      name,
      settings.ownDomains ?? ['ours.example'],
    ]),
  );
  if (!row) throw new Error('The tenant was not created');
  await database.tenant(row.id, (tx) =>
    tx.query('UPDATE tenant SET own_accounts = $1', [settings.ownAccounts ?? []]),
  );
  return row.id;
}
