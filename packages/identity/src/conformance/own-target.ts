import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createOutbound } from '@waybill/outbound';
import { fastify } from 'fastify';
import { DELIVERY_METHODS } from '../messages/message.ts';
import { openIdentity } from '../open-identity.ts';
import type { Pool } from '../store/statement.ts';
import { CHEAP_HASHING } from '../testing/cheap-hashing.ts';
import { testOidcProvider } from '../testing/test-oidc-provider.ts';
import type { ConformanceTarget } from './conformance-kit.ts';

/** All cases come from one address: more than they send per minute. */
const NO_LIMIT = 100_000;

interface OwnTargetOptions {
  isStrict: boolean;
  /** Where it is reached from outside, when something precedes it. */
  publicUrl?: string;
}

export interface OwnTarget {
  target: ConformanceTarget;
  /** Where it listens itself. */
  listeningAt: string;
  close(): Promise<void>;
}

/**
 * Our provider, listening, with all optional features: a provider `google` that is the suite's own,
 * outbound access to this machine and an adjustable clock.
 */
export async function startOwnTarget(
  pool: Pool,
  { isStrict, publicUrl }: OwnTargetOptions,
): Promise<OwnTarget> {
  let movedMs = 0;
  const clock = { now: () => Date.now() + movedMs, advance: (ms: number) => void (movedMs += ms) };
  const google = await testOidcProvider();
  const { clientId, clientSecret, issuer } = google;
  // Links may lead to the provider's own origin: it must listen before it is opened.
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const listeningAt = `http://127.0.0.1:${port}`;
  const baseUrl = publicUrl ?? listeningAt;
  const nobody = async (): Promise<void> => undefined;
  const identity = await openIdentity({
    pool,
    publicOrigins: [baseUrl],
    masterKey: randomBytes(32),
    clock: () => clock.now(),
    outbound: createOutbound({ allow: ['127.0.0.1'] }),
    oauthProviders: { google: { clientId, clientSecret, issuer } },
    senders: Object.fromEntries(DELIVERY_METHODS.map((method) => [method, nobody])),
    passwordCost: CHEAP_HASHING,
    settings: {
      hasStrictErrors: isStrict,
      isSignUpOpen: true,
      isDevelopment: true,
      addressBurst: NO_LIMIT,
      messagesPerAddress: NO_LIMIT,
    },
  });
  const app = fastify({ serverFactory: (handler) => server.on('request', handler) });
  await app.register(identity.plugin);
  await app.ready();
  const { projectId, managementKey } = identity;
  return {
    listeningAt,
    target: {
      baseUrl,
      projectId,
      managementKey,
      isStrict,
      has: new Set(['oauth', 'way out', 'clock', 'alone']),
      redirectUrl: `${baseUrl}/login`,
      google,
      clock,
    },
    async close() {
      await app.close();
      server.close();
      server.closeAllConnections();
      await identity.close();
      await google.close();
    },
  };
}
