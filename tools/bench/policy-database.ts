import { rm } from 'node:fs/promises';
import { openDatabase, type Database } from '@waybill/store';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabases } from '../../apps/server/src/supervisor/databases.ts';
import { prepareDatabases } from '../../apps/server/src/supervisor/prepare-databases.ts';

export interface BenchDatabase {
  database: Database;
  /** As what owns the tables. */
  ownerUrl: string;
  tenantId: number;
  /** Holds the data of the bundled server. */
  folder: string;
}

/** A database of the bundled server with one organisation, thrown away afterwards. */
export async function withBenchDatabase<T>(work: (bench: BenchDatabase) => Promise<T>): Promise<T> {
  const folder = await temporaryDataFolder('waybill-bench-');
  const databases = await openDatabases(readConfig({ WAYBILL_DATA: folder }));
  const { url, ownerUrl } = databases.product;
  try {
    await prepareDatabases(databases);
    const database = openDatabase({ connection: { connectionString: url } });
    const tenantId = await benchTenant(database, 'bench');
    const done = await work({ database, ownerUrl, tenantId, folder });
    await database.close();
    return done;
  } finally {
    await databases.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns id of an organisation that is made for a measurement. */
export async function benchTenant(database: Database, name: string): Promise<number> {
  const [row] = await database.system((tx) =>
    tx.query<{ id: number }>(
      `SELECT create_tenant($1, $1, 'us-east-1', '{ours.example}', '{}') AS id`,
      [name],
    ),
  );
  return row?.id ?? 0;
}
