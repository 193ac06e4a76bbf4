import { timingSafeEqual, hash } from 'node:crypto';
import { openIdentity, type Catcher, type Identity } from '@waybill/identity';
import { createOutbound } from '@waybill/outbound';
import { fastify, type FastifyInstance } from 'fastify';
import pg from 'pg';
import { outboundLimits } from '../../../platform/collector-outbound.ts';
import type { Config } from '../../../platform/config.ts';
import { isLoopbackAddress } from '../../../platform/loopback.ts';
import type { Log } from '../../../platform/log.ts';
import { masterKeys } from '../../../platform/master-key.ts';
import { identitySettings } from '../identity-settings.ts';
import { openMessageDelivery } from '../message-delivery.ts';
import { openAloneDatabase } from './alone-database.ts';
import { answerMalformedAddress } from '../../../http/malformed-address.ts';
import { allowOrigins } from '../cross-origin.ts';

export interface AloneOptions {
  port: number;
  /** Empty: created on the first start and stored. */
  projectId: string;
  /** Empty: derived from the master key. */
  managementKey: string;
  /** Origins of the pages that sign people in; empty: the provider's own. */
  origins: readonly string[];
  isStrict: boolean;
  algorithm: 'RS256' | 'ES256';
}

export interface AloneProvider {
  address: string;
  projectId: string;
  managementKey: string;
  close(): Promise<void>;
}

/** Runs the identity provider without the product, for this machine only. */
export async function startAlone(
  config: Config,
  options: AloneOptions,
  log: Log,
): Promise<AloneProvider> {
  const isDevelopment = config.isIdentityDevelopment;
  const database = await openAloneDatabase(config, options.projectId);
  const pool = new pg.Pool({ connectionString: database.url, max: 8 });
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  const delivery = openMessageDelivery(config);
  const origins =
    options.origins.length > 0
      ? options.origins
      : [`http://127.0.0.1:${options.port}`, `http://localhost:${options.port}`];
  const keys = await masterKeys(config);
  const identity = await openIdentity({
    pool,
    publicOrigins: origins,
    // Other providers redirect to this process, wherever the pages are.
    wireOrigin: `http://127.0.0.1:${options.port}`,
    masterKey: keys.current,
    previousMasterKey: keys.previous,
    senders: delivery.senders,
    oauthProviders: config.oauthProviders,
    outbound: createOutbound(outboundLimits(config)),
    log: ({ level, ...event }) => log[level](event, 'identity'),
    settings: {
      ...identitySettings(config),
      hasStrictErrors: options.isStrict,
      algorithm: options.algorithm,
      // It protects only the users themselves.
      isSignUpOpen: true,
    },
    ...(options.projectId ? { projectId: options.projectId } : {}),
    ...(options.managementKey ? { managementKey: options.managementKey } : {}),
  });
  const app = fastify({
    logger: false,
    forceCloseConnections: true,
    frameworkErrors: answerMalformedAddress,
  });
  allowOrigins(
    app,
    (origin) => origins.includes(origin) || (isDevelopment && isLoopbackAddress(origin)),
  );
  await app.register(identity.plugin);
  if (delivery.catcher) serveCaught(app, identity, delivery.catcher);
  await app.listen({ host: '127.0.0.1', port: options.port });
  return {
    address: `http://127.0.0.1:${options.port}`,
    projectId: identity.projectId,
    managementKey: identity.managementKey,
    async close() {
      await app.close();
      await identity.close();
      await pool.end();
      delivery.close();
      await database.stop();
    },
  };
}

/** Messages kept for tests: anyone with the management key may do anything anyway. */
function serveCaught(
  app: FastifyInstance,
  { projectId, managementKey }: Identity,
  catcher: Catcher,
): void {
  const isRight = (bearer: string | undefined): boolean =>
    [managementKey, `${projectId}:${managementKey}`].some((key) =>
      timingSafeEqual(
        hash('sha256', `Bearer ${key}`, 'buffer'),
        hash('sha256', bearer ?? '', 'buffer'),
      ),
    );
  app.get('/dev/messages.json', async ({ headers }, reply) => {
    if (!isRight(headers.authorization)) {
      return reply.code(401).send({ error: 'Send the management key as a bearer token' });
    }
    return reply.header('cache-control', 'no-store').send({ messages: catcher.list() });
  });
}
