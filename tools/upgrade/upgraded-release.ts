import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MIGRATIONS_FOLDER } from '@waybill/store';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { buildApp } from '../../apps/server/src/http/build-app.ts';
import { openServices } from '../../apps/server/src/open-services.ts';
import { settled } from '../../apps/server/testing/settled-pipeline.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { childEnvironment } from '../../apps/server/src/supervisor/child-environment.ts';
import { openDatabases } from '../../apps/server/src/supervisor/databases.ts';
import { prepareDatabases } from '../../apps/server/src/supervisor/prepare-databases.ts';
import type { Fixture } from './fixture/fixture-files.ts';
import { restoreDatabase } from './fixture/restore-database.ts';
import type { Management } from './make/people.ts';

const IDENTITY_MIGRATIONS = path.resolve(import.meta.dirname, '../../packages/identity/migrations');

/** A release's databases as they were, on this run's server. */
export interface RestoredRelease {
  product: TestDatabase;
  identity: TestDatabase;
  /** As an operator writes them into the environment. */
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** A release's databases under the current code, which serves them. */
export interface UpgradedRelease {
  /** Of the processes that serve. */
  environment: NodeJS.ProcessEnv;
  management: Management;
  keyFor: (purpose: string) => Buffer;
  close(): Promise<void>;
}

/** Both databases of a fixture, as the release left them. */
export async function restoreRelease({
  facts,
  product: productCopy,
  identity: identityCopy,
}: Fixture): Promise<RestoredRelease> {
  const [product, identity, folder] = await Promise.all([
    testDatabase({ holds: 'nothing' }),
    testDatabase({ holds: 'nothing' }),
    mkdtemp(path.join(os.tmpdir(), 'waybill-upgrade-')),
  ]);
  // The job queue asks for it: a connection that breaks shows as the failure of its statement.
  product.owner.on('connect', (client) => client.on('error', () => undefined));
  await restoreDatabase(product.owner, { copy: productCopy, folder: MIGRATIONS_FOLDER }, () =>
    runMigrations({ pgPool: product.owner }),
  );
  await restoreDatabase(identity.owner, { copy: identityCopy, folder: IDENTITY_MIGRATIONS });
  return {
    product,
    identity,
    environment: {
      DATABASE_URL: addressOf(product.connection),
      IDENTITY_DATABASE_URL: addressOf(identity.connection),
      WAYBILL_DATA: folder,
      WAYBILL_MASTER_KEY: facts.masterKey,
      DESCOPE_MANAGEMENT_KEY: facts.managementKey,
      REFRESH_MODE: 'body',
      WAYBILL_COLLECT_RUNS: '0',
      WAYBILL_LOG_LEVEL: 'silent',
    },
    async close() {
      await product.close();
      await identity.close();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Starts the current code on the databases, by what the supervisor and the web process call. Two
 * supervisors start at the same moment, as on two machines with one database.
 */
export async function upgradeRelease({
  environment: given,
}: RestoredRelease): Promise<UpgradedRelease> {
  const config = readConfig(given);
  const databases = await openDatabases(config);
  await Promise.all([prepareDatabases(databases), prepareDatabases(databases)]);
  const environment = childEnvironment({ config, environment: given }, databases);
  const served = readConfig(environment);
  const open = await openServices(served, createLog(served.logLevel, 'upgrade'));
  const { close } = open;
  const services = settled(open.services);
  const app = await buildApp(services);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.addresses().find(isAddress) ?? { port: 0 };
  return {
    environment,
    management: {
      address: `http://127.0.0.1:${port}`,
      projectId: services.identity.projectId,
      managementKey: served.descopeManagementKey,
      databaseUrl: databases.product.ownerUrl,
    },
    keyFor: services.keyFor,
    async close() {
      await app.close();
      await close();
    },
  };
}

const isAddress = (address: AddressInfo | string): address is AddressInfo =>
  typeof address !== 'string';

/** Address of a test's database, on a socket or over the network. */
function addressOf({
  host = '',
  port = 5432,
  user = '',
  password,
  database = '',
}: pg.ClientConfig) {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  const named = `postgres://${encodeURIComponent(user)}${secret}@localhost:${port}/${database}`;
  return `${named}?host=${encodeURIComponent(host)}`;
}

/** A name that nothing in a fixture has. */
export const freshName = (): string => `fresh-${randomBytes(4).toString('hex')}`;
