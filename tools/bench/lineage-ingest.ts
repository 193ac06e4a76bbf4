import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';
import { NODE_FLAGS } from '../../apps/server/src/platform/node-flags.ts';
import { cpuSeconds, databasePid } from './cpu-time.ts';
import { loadRequests } from './ingest-load.ts';
import { drain, prepareTenant, senderOf, type Sender } from './ingest-sender.ts';

/** An installation that a part of the benchmark works on. */
export interface Setting {
  env: NodeJS.ProcessEnv;
  databaseUrl: string;
  /** As what owns the tables. */
  ownerUrl: string;
  /** Holds its data. */
  folder: string;
}

const ROUNDS = 4;
const PER_REQUEST = 500;

export interface Side {
  server: ChildProcess;
  sender: Sender;
  tenantId: number;
  events: number;
  seconds: number;
  /** Of the server and of the database while it works for it. */
  cpuSeconds: number;
}

/**
 * The same months of the sample company through HTTP into two organisations, one with lineage and one
 * without, month by month in turn. Every answer is durable.
 */
export async function measureIngest(setting: Setting) {
  const database = await databasePid(setting.folder);
  const withLineage = await openSide(setting, 'with', 'with');
  const without = await openSide(setting, 'without', 'without');
  const endAt = Date.now();
  // The first month warms up and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const side of [without, withLineage]) {
      const firstSeed = 100 + round;
      const requests = loadRequests({ seeds: 1, firstSeed, perRequest: PER_REQUEST, endAt });
      const startedAt = performance.now();
      const cpuBefore = await cpuOf(side, database);
      const events = await drain(side.sender, requests);
      if (round === 0) continue;
      side.events += events;
      side.seconds += (performance.now() - startedAt) / 1000;
      side.cpuSeconds += (await cpuOf(side, database)) - cpuBefore;
    }
  }
  for (const side of [withLineage, without]) await closeSide(side);
  const figures = {
    ingestEvents: withLineage.events,
    eventsPerSecond: withLineage.events / withLineage.seconds,
    eventsPerCpuSecond: withLineage.events / withLineage.cpuSeconds,
    eventsPerSecondWithout: without.events / without.seconds,
    eventsPerCpuSecondWithout: without.events / without.cpuSeconds,
    ratioToWithout:
      (withLineage.events * without.cpuSeconds) / (without.events * withLineage.cpuSeconds),
  };
  for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${value.toFixed(2)}`);
  return figures;
}

async function cpuOf({ server }: Side, database: number): Promise<number> {
  return (await cpuSeconds(server.pid ?? 0)) + (await cpuSeconds(database));
}

/** A process of the product with its own organisation that it is sent to. */
export async function openSide(
  { env, databaseUrl }: Setting,
  name: string,
  lineage: 'with' | 'without',
): Promise<Side> {
  const server = fork(path.join(import.meta.dirname, 'lineage-server.ts'), [lineage], {
    env,
    execArgv: [...NODE_FLAGS],
  });
  const [message]: unknown[] = await once(server, 'message');
  const { address } = z.object({ address: z.string() }).parse(message);
  const { tenantId, secrets } = await prepareTenant(databaseUrl, name);
  const sender = senderOf(address, secrets);
  return { server, sender, tenantId, events: 0, seconds: 0, cpuSeconds: 0 };
}

export async function closeSide({ server }: Side): Promise<void> {
  server.disconnect();
  await once(server, 'exit');
}
