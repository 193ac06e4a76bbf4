import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createOutbound } from '@waybill/outbound';
import { fastify } from 'fastify';
import { DELIVERY_METHODS } from '../messages/message.ts';
import { openIdentity } from '../open-identity.ts';
import type { Pool } from '../store/statement.ts';
import { testOidcProvider } from '../testing/test-oidc-provider.ts';
import type { ConformanceTarget } from './conformance-kit.ts';

/** All cases come from one address: more than they send in a minute. */
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
 * Our provider, listening, with everything that a case may need: a provider `google` that is the
 * suite's own, a way out to this machine and a clock that can be moved.
 */
export async function startOwnTarget(
  pool: Pool,
  { isStrict, publicUrl }: OwnTargetOptions,
): Promise<OwnTarget> {
  let movedMs = 0;
  const clock = { now: () => Date.now() + movedMs, advance: (ms: number) => void (movedMs += ms) };
  const google = await testOidcProvider();
  const { clientId, clientSecret, issuer } = google;
  const port = publicUrl ? 0 : await freePort();
  const baseUrl = publicUrl ?? `http://127.0.0.1:${port}`;
  const nobody = async (): Promise<void> => undefined;
  const identity = await openIdentity({
    pool,
    publicOrigins: [baseUrl],
    masterKey: randomBytes(32),
    clock: () => clock.now(),
    outbound: createOutbound({ allow: ['127.0.0.1'] }),
    oauthProviders: { google: { clientId, clientSecret, issuer } },
    senders: Object.fromEntries(DELIVERY_METHODS.map((method) => [method, nobody])),
    settings: {
      hasStrictErrors: isStrict,
      isSignUpOpen: true,
      isDevelopment: true,
      addressBurst: NO_LIMIT,
      messagesPerAddress: NO_LIMIT,
    },
  });
  const app = fastify();
  await app.register(identity.plugin);
  const listeningAt = await app.listen({ host: '127.0.0.1', port });
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
      app.server.closeAllConnections();
      await app.close();
      await identity.close();
      await google.close();
    },
  };
}

/** Links may lead to the provider's own origin, which it must know before it listens. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
