import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openIdentity } from '@waybill/identity';
import type { ConformanceTarget } from '@waybill/identity/conformance/conformance-kit';
import { createDatabase, startEmbeddedPostgres } from '@waybill/store';
import { fastify } from 'fastify';
import pg from 'pg';

const DATABASE = 'identity_eval';

/** Our provider on a database that is gone afterwards, as a hosted one would be set up for tests. */
export async function startOwnProvider(): Promise<{
  target: ConformanceTarget;
  stop(): Promise<void>;
}> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-eval-'));
  const server = await startEmbeddedPostgres({ dataFolder: folder });
  await createDatabase(server.connection, DATABASE);
  const pool = new pg.Pool({ ...server.connection, database: DATABASE, max: 8 });
  const app = fastify();
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const identity = await openIdentity({
    pool,
    publicOrigins: [baseUrl],
    masterKey: randomBytes(32),
    settings: { hasStrictErrors: true, isSignUpOpen: true, isDevelopment: true },
  });
  await app.register(identity.plugin);
  await app.listen({ host: '127.0.0.1', port });
  const { projectId, managementKey } = identity;
  return {
    target: {
      baseUrl,
      projectId,
      managementKey,
      isStrict: true,
      has: new Set(),
      redirectUrl: `${baseUrl}/login`,
    },
    async stop() {
      await app.close();
      await identity.close();
      await pool.end();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
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
