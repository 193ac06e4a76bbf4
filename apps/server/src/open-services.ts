import { openIdentity } from '@waybill/identity';
import { openDatabase } from '@waybill/store';
import { fastify } from 'fastify';
import pg from 'pg';
import type { Services } from './http/feature.ts';
import { identityAdmin } from './http/identity-admin.ts';
import { openJobQueue } from './jobs/job-queue.ts';
import { openPipeline } from './pipeline/open-pipeline.ts';
import type { Config } from './platform/config.ts';
import type { Log } from './platform/log.ts';
import { masterKey } from './platform/master-key.ts';

export interface OpenServices {
  services: Services;
  /** Where the identity provider's wire is reached from this process. */
  identityBaseUrl: string;
  close(): Promise<void>;
}

/** Opens everything that the web process works with. */
export async function openServices(
  config: Config,
  log: Log,
  origins: string[],
): Promise<OpenServices> {
  const onIdleError = (error: Error): void => log.warn({ err: error }, 'database connection lost');
  const database = openDatabase({
    connection: { connectionString: config.databaseUrl },
    onIdleError,
  });
  const identityPool = new pg.Pool({ connectionString: config.identityDatabaseUrl, max: 8 });
  identityPool.on('error', onIdleError);
  const identity = await openIdentity({
    pool: identityPool,
    publicOrigins: origins,
    masterKey: await masterKey(config),
    log: (event) => log.info(event, 'identity'),
  });
  // The product reaches the provider over its wire, as it would the hosted one; this listener is on
  // loopback only and needs no TLS.
  const wire = fastify({ logger: false });
  await wire.register(identity.plugin);
  const identityBaseUrl = await wire.listen({ host: '127.0.0.1', port: 0 });
  const pipeline = openPipeline(database, Date.now);
  const jobs = await openJobQueue(config.databaseUrl);
  const { projectId, managementKey } = identity;
  return {
    identityBaseUrl,
    services: {
      config,
      database,
      identity,
      identityAdmin: identityAdmin({ projectId, managementKey, baseUrl: identityBaseUrl }),
      ...pipeline,
      jobs,
      log,
      now: Date.now,
    },
    async close() {
      await wire.close();
      await jobs.close();
      await identity.close();
      await identityPool.end();
      await database.close();
    },
  };
}
