import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrateIdentity } from '@waybill/identity';
import type { ConformanceTarget } from '@waybill/identity/conformance/conformance-kit';
import { startOwnTarget } from '@waybill/identity/conformance/own-target';
import { createDatabase, startEmbeddedPostgres } from '@waybill/store';
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
  await migrateIdentity(pool);
  const own = await startOwnTarget(pool, { isStrict: true });
  return {
    target: own.target,
    async stop() {
      await own.close();
      await pool.end();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
