import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createOutbound } from '@waybill/outbound';
import { fastify } from 'fastify';
import { DELIVERY_METHODS } from '../messages/message.ts';
import { openIdentity } from '../open-identity.ts';
import type { Pool } from '../store/statement.ts';
import { testOidcProvider } from '../test-support/test-oidc-provider.ts';
import type { ConformanceTarget } from './conformance-kit.ts';

/** All cases come from one address: more than they send in a minute. */
const NO_LIMIT = 100_000;

/**
 * Our provider, listening, with everything that a case may need: a provider `google` that is the
 * suite's own, a way out to this machine and a clock that can be moved.
 */
export async function startOwnTarget(
  pool: Pool,
  { isStrict }: { isStrict: boolean },
): Promise<{ target: ConformanceTarget; close(): Promise<void> }> {
  let movedMs = 0;
  const clock = { now: () => Date.now() + movedMs, advance: (ms: number) => void (movedMs += ms) };
  const google = await testOidcProvider();
  const { clientId, clientSecret, issuer } = google;
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
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
  await app.listen({ host: '127.0.0.1', port });
  const { projectId, managementKey } = identity;
  return {
    target: {
      baseUrl,
      projectId,
      managementKey,
      isStrict,
      has: new Set(['oauth', 'way out', 'clock']),
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
