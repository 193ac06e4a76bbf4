import { rm } from 'node:fs/promises';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabases } from '../../apps/server/src/supervisor/databases.ts';
import { prepareDatabases } from '../../apps/server/src/supervisor/prepare-databases.ts';
import { measureDiscovery } from './lineage-discovery.ts';
import { measureIngest, type Setting } from './lineage-ingest.ts';
import { measureLayout } from './lineage-layout.ts';
import { measureTraces } from './lineage-trace.ts';
import { machineLine } from './machine.ts';

/** The parts by name; each works on the same fresh installation with tenants of its own. */
const PARTS: Record<string, (setting: Setting) => Promise<Record<string, number>>> = {
  ingest: measureIngest,
  trace: measureTraces,
  discovery: measureDiscovery,
  layout: measureLayout,
};

/** Cost of lineage for writers and readers: all parts, or the given ones. */
export async function run(args: string[]): Promise<void> {
  const names = args.length > 0 ? args : Object.keys(PARTS);
  const unknown = names.filter((name) => !PARTS[name]);
  if (unknown.length > 0) throw new Error(`Name parts: ${Object.keys(PARTS).join(', ')}`);
  const folder = await temporaryDataFolder('waybill-bench-');
  const databases = await openDatabases(readConfig({ WAYBILL_DATA: folder }));
  try {
    await prepareDatabases(databases);
    console.log(machineLine());
    const env = {
      ...process.env,
      WAYBILL_DATA: folder,
      DATABASE_URL: databases.product.url,
      IDENTITY_DATABASE_URL: databases.identity?.url,
    };
    const { url: databaseUrl, ownerUrl } = databases.product;
    const setting = { env, databaseUrl, ownerUrl, folder };
    const figures: Record<string, number> = {};
    for (const name of names) {
      Object.assign(figures, await PARTS[name]?.(setting));
    }
    console.log(JSON.stringify(figures));
  } finally {
    await databases.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
