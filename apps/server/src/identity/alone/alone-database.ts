import { hash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createDatabase, startEmbeddedPostgres } from '@waybill/store';
import type { Config } from '../../platform/config.ts';
import { bundledDatabaseUrl } from '../../supervisor/databases.ts';

/** Of identifiers in PostgreSQL. */
const LONGEST_NAME = 63;

/** Name of the database of a provider that runs alone: one per project, none of them the product's. */
export function aloneDatabaseName(projectId: string): string {
  const name = `waybill_identity_${projectId === '' ? 'alone' : projectId.toLowerCase()}`;
  if (name.length <= LONGEST_NAME) return name;
  return `waybill_identity_${hash('sha256', projectId).slice(0, 40)}`;
}

/**
 * The database of a provider that runs alone: the operator's, or one on the bundled server, which is
 * shared with an instance that runs on the same data folder.
 */
export async function openAloneDatabase(
  config: Pick<Config, 'databaseUrl' | 'identityDatabaseUrl' | 'dataFolder'>,
  projectId: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const none = async (): Promise<void> => undefined;
  if (config.identityDatabaseUrl) return { url: config.identityDatabaseUrl, stop: none };
  const name = aloneDatabaseName(projectId);
  if (config.databaseUrl) {
    const url = new URL(config.databaseUrl);
    await createDatabase({ connectionString: url.href }, name);
    url.pathname = `/${name}`;
    return { url: url.href, stop: none };
  }
  await mkdir(config.dataFolder, { recursive: true, mode: 0o755 });
  const server = await startEmbeddedPostgres({ dataFolder: config.dataFolder });
  await createDatabase(server.connection, name);
  return {
    url: bundledDatabaseUrl(server.connection, name),
    // Whoever started it, stops it.
    stop: server.wasRunning ? none : server.stop,
  };
}
