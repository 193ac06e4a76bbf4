import { randomBytes } from 'node:crypto';
import { migrateIdentity, openIdentity } from '@waybill/identity';
import { createCostlyWork } from '@waybill/identity/costly/costly-work';
import { createPasswordHasher } from '@waybill/identity/password/password-hasher';
import { fastify } from 'fastify';
import pg from 'pg';
import { z } from 'zod';

/**
 * The identity provider as its own process, so that its processor time is separate from the load's.
 * Commands of its parent: `cpu` (microseconds so far) and `hash` (bare password checks per second,
 * `inFlight` in parallel).
 */
const Options = z.object({ databaseUrl: z.string(), algorithm: z.enum(['RS256', 'ES256']) });
const options = Options.parse(JSON.parse(process.argv[2] ?? '{}'));

const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 8 });
await migrateIdentity(pool);
const identity = await openIdentity({
  pool,
  publicOrigins: ['http://localhost:4600'],
  masterKey: randomBytes(32),
  settings: { algorithm: options.algorithm, addressBurst: 1e9, addressPerMinute: 1e9 },
});
const app = fastify();
await app.register(identity.plugin);
const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });

const Command = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cpu') }),
  z.object({ kind: z.literal('hash'), seconds: z.number(), inFlight: z.number() }),
]);

const caller = { group: 'bench', member: '' };

async function bareChecks(seconds: number, inFlight: number): Promise<number> {
  const hasher = await createPasswordHasher(createCostlyWork());
  const stored = await hasher.hash(caller, 'violet harbour 42');
  const until = performance.now() + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: inFlight }, async () => {
      let count = 0;
      for (; performance.now() < until; count += 1) {
        await hasher.verify(caller, stored, 'violet harbour 42');
      }
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

process.on('message', (message) => {
  const command = Command.parse(message);
  if (command.kind === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.({ value: user + system });
    return;
  }
  void bareChecks(command.seconds, command.inFlight).then((value) => process.send?.({ value }));
});
process.send?.({
  baseUrl,
  projectId: identity.projectId,
  managementKey: identity.managementKey,
});
process.once('disconnect', () => process.exit(0));
