import { openIdentity, type Identity, type MessageSenders } from '@waybill/identity';
import { createOutbound } from '@waybill/outbound';
import { requireUnprivileged, type Database, type MasterKeys } from '@waybill/store';
import { fastify } from 'fastify';
import pg from 'pg';
import { outboundLimits } from '../../platform/collector-outbound.ts';
import type { Config } from '../../platform/config.ts';
import type { Log } from '../../platform/log.ts';
import type { IdentityProvider, OpenProvider } from './identity-provider.ts';
import { identitySettings } from './identity-settings.ts';
import { recordSignIns } from './record-sign-ins.ts';

interface EmbeddedOptions {
  config: Config;
  log: Log;
  /** Origins of the console, the preferred one first. */
  origins: string[];
  /** Public address of this process. */
  wireOrigin: string;
  masterKeys: MasterKeys;
  /** The product's own, for its audit log. */
  database: Database;
  senders: MessageSenders;
}

/** Opens the provider that is part of this process, on its own database. */
export async function openEmbeddedProvider(options: EmbeddedOptions): Promise<OpenProvider> {
  const { config, log } = options;
  await requireUnprivileged({ connectionString: config.identityDatabaseUrl }, 'identity');
  const pool = new pg.Pool({ connectionString: config.identityDatabaseUrl, max: 8 });
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  const identity = await openIdentity({
    pool,
    publicOrigins: options.origins,
    wireOrigin: options.wireOrigin,
    masterKey: options.masterKeys.current,
    previousMasterKey: options.masterKeys.previous,
    senders: options.senders,
    deliverSignIns: recordSignIns(options.database),
    oauthProviders: config.oauthProviders,
    outbound: createOutbound(outboundLimits(config)),
    settings: identitySettings(config),
    log: ({ level, ...event }) => log[level](event, 'identity'),
    ...(config.descopeProjectId ? { projectId: config.descopeProjectId } : {}),
    ...(config.descopeManagementKey ? { managementKey: config.descopeManagementKey } : {}),
  });
  // The product calls the provider through its HTTP API, like the hosted one; this listener is on
  // loopback only and needs no TLS.
  const wire = fastify({ logger: false });
  await wire.register(identity.plugin);
  const baseUrl = await wire.listen({ host: '127.0.0.1', port: 0 });
  return {
    provider: embeddedProvider(identity),
    projectId: identity.projectId,
    managementKey: identity.managementKey,
    baseUrl,
    async close() {
      await wire.close();
      await identity.close();
      await pool.end();
    },
  };
}

/** The embedded provider, called in this process. */
export function embeddedProvider(identity: Identity): IdentityProvider {
  return {
    mode: 'embedded',
    projectId: identity.projectId,
    plugin: identity.plugin,
    verify: (token) => identity.verify(token),
    acceptsKeyOf: (token) => identity.acceptsKeyOf(token),
    isSessionRevoked: (sid) => identity.isSessionRevoked(sid),
    needsSetup: async () => !(await identity.hasMembers()),
    createSetupLink: () => identity.createSetupLink(),
    useSetupToken: (token, work) => identity.useSetupToken(token, work),
    sessions: {
      list: (userId) => identity.listSessions(userId),
      end: (userId, sessionId) => identity.endSession(userId, sessionId),
    },
  };
}
