import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@waybill/store';
import { dataOf, type SignInSite } from './sign-in-site.ts';

/**
 * Creates another tenant, at the identity provider and in the product. @returns its id at the provider.
 */
export async function createSecondTenant(site: SignInSite, name: string): Promise<string> {
  const { id } = dataOf(await site.sdk.management.tenant.create(name));
  const instance: { databaseUrl: string } = JSON.parse(
    await readFile(path.join(site.dataFolder, 'instance.json'), 'utf8'),
  );
  const database = openDatabase({
    connection: { connectionString: instance.databaseUrl },
    maxConnections: 1,
  });
  await database.system((tx) =>
    tx.query('SELECT create_tenant($1, $2, $3, $4, $5)', [id, name, 'us-east-1', [], '{}']),
  );
  await database.close();
  return id;
}
