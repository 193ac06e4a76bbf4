import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@waybill/store';
import type { TestDatabase } from '@waybill/testkit';
import pg from 'pg';
import {
  bundledDatabaseUrl,
  ownLoginAccess,
} from '../../../apps/server/src/supervisor/database-access.ts';

/** The two databases of an installation that runs, past its own processes. */
export interface Stores {
  masterKey: Buffer;
  product: TestDatabase;
  identity: TestDatabase;
  close(): Promise<void>;
}

/** Opens the bundled databases of a data folder. */
export async function openStores(dataFolder: string): Promise<Stores> {
  const text = (file: string): Promise<string> => readFile(path.join(dataFolder, file), 'utf8');
  const masterKey = Buffer.from((await text('master.key')).trim(), 'hex');
  const instance: { databaseUrl: string } = JSON.parse(await text('instance.json'));
  const url = new URL(instance.databaseUrl);
  const server = {
    host: url.searchParams.get('host') ?? '',
    port: Number(url.port),
    user: 'waybill',
    password: (await text('postgres-owner.key')).trim(),
  };
  const product = openStore('product', bundledDatabaseUrl(server, 'waybill'), masterKey);
  const identity = openStore('identity', bundledDatabaseUrl(server, 'waybill_identity'), masterKey);
  return {
    masterKey,
    product,
    identity,
    async close() {
      await product.close();
      await identity.close();
    },
  };
}

function openStore(
  holds: 'product' | 'identity',
  ownerUrl: string,
  masterKey: Buffer,
): TestDatabase {
  const { url } = ownLoginAccess(holds, ownerUrl, masterKey);
  const connection = { connectionString: ownerUrl };
  const owner = new pg.Pool({ ...connection, max: 3 });
  const pool = new pg.Pool({ connectionString: url, max: 6 });
  const database = openDatabase({ connection: { connectionString: url }, maxConnections: 6 });
  // The installation may be stopped first.
  for (const one of [owner, pool]) one.on('error', () => undefined);
  return {
    database,
    pool,
    connection,
    owner,
    async close() {
      await database.close();
      await pool.end();
      await owner.end();
    },
  };
}
