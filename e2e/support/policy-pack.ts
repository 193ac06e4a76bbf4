import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@waybill/store';
import type { Installation } from './installation.ts';

/** Makes the first tenant one that an older release created, whose policies are of that pack. */
export async function setPolicyPack({ dataFolder }: Installation, pack: number): Promise<void> {
  const instance: { databaseUrl: string } = JSON.parse(
    await readFile(path.join(dataFolder, 'instance.json'), 'utf8'),
  );
  const database = openDatabase({
    connection: { connectionString: instance.databaseUrl },
    maxConnections: 1,
  });
  const [first] = await database.system((tx) =>
    tx.query<{ id: number }>('SELECT min(id) AS id FROM tenant_ids() AS id'),
  );
  await database.tenant(first?.id ?? 0, (tx) =>
    tx.query('UPDATE tenant SET policy_pack = $1, policy_rev = policy_rev + 1', [pack]),
  );
  await database.close();
}
