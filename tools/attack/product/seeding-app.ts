import { connectorForSource } from '@waybill/connectors';
import { openIdentity } from '@waybill/identity';
import { fastify } from 'fastify';
import { replayingConnector } from '../../../apps/server/testing/replaying-vendor.ts';
import { testServices, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { buildApp } from '../../../apps/server/src/http/build-app.ts';
import { embeddedProvider } from '../../../apps/server/src/features/identity/embedded-provider.ts';
import { openMessageDelivery } from '../../../apps/server/src/features/identity/message-delivery.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import type { Stores } from './open-stores.ts';

const NO_LIMIT = 1_000_000;

interface SeedingOptions {
  stores: Stores;
  /** Origin of the installation. */
  origin: string;
  /** Offset of its clock in milliseconds. */
  behindMs?: number;
}

/**
 * A second instance of the application, in this process and on the installation's databases: attacks
 * get their data from the helpers of the route tests, bypassing limits for strangers.
 */
export async function openSeedingApp({
  stores,
  origin,
  behindMs = 0,
}: SeedingOptions): Promise<TestApp> {
  const config = readConfig({ WAYBILL_LOG_LEVEL: 'error' });
  const log = createLog('error', 'attack');
  const messages = openMessageDelivery(config);
  const identity = await openIdentity({
    pool: stores.identity.pool,
    publicOrigins: [origin],
    masterKey: stores.masterKey,
    clock: () => Date.now() - behindMs,
    senders: messages.senders,
    settings: {
      refreshMode: 'body',
      isDevelopment: true,
      addressBurst: NO_LIMIT,
      addressPerMinute: NO_LIMIT,
    },
  });
  const wire = fastify({ logger: false });
  await wire.register(identity.plugin);
  const baseUrl = await wire.listen({ host: '127.0.0.1', port: 0 });
  const { projectId, managementKey } = identity;
  const connector = replayingConnector();
  const services = testServices({
    config,
    db: stores.product,
    log,
    messages,
    open: { provider: embeddedProvider(identity), projectId, managementKey, baseUrl },
    now: Date.now,
    masterKey: stores.masterKey,
    // A connection that needs no vendor; all others are as they are.
    connectorOf: (source) => (source === 'Slack' ? connector : connectorForSource(source)),
  });
  const app = await buildApp(services);
  return {
    app,
    db: stores.product,
    identityDb: stores.identity,
    masterKey: stores.masterKey,
    identity,
    identityBaseUrl: baseUrl,
    services,
    logLines: [],
    advance: () => undefined,
    async close() {
      await app.close();
      await services.classifier.close();
      await wire.close();
      await identity.close();
      messages.close();
    },
  };
}
