import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '@waybill/store';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { NODE_FLAGS } from '../../apps/server/src/platform/node-flags.ts';
import { openDatabases } from '../../apps/server/src/supervisor/databases.ts';
import { prepareDatabases } from '../../apps/server/src/supervisor/prepare-databases.ts';
import { BenchReader } from './bench-reader.ts';
import { databasePid } from './cpu-time.ts';
import { loadRequests } from './ingest-load.ts';
import {
  acknowledged,
  derivedInOrder,
  derivedOutOfOrder,
  untilEmpty,
  type Installation,
} from './ingest-phases.ts';
import { drain, senderOf } from './ingest-sender.ts';
import { visibleAfter } from './ingest-visible.ts';
import { machineLine, percentile } from './machine.ts';
import { watchMemory } from './process-memory.ts';

/** Months of the sample company, about 45,000 events each, that a phase sends. */
const SEEDS = 3;

/**
 * The write path through HTTP, in phases of one run: how soon a detection is visible at two steady
 * rates, how fast events are acknowledged without derivation, how fast they are derived in order and
 * out of order, and the floor of a bare COPY. The load generator is on the same machine.
 */
export async function run(args: readonly string[]): Promise<void> {
  const seeds = Number(args[0] ?? SEEDS);
  const folder = await temporaryDataFolder('waybill-bench-');
  const databases = await openDatabases(readConfig({ WAYBILL_DATA: folder }));
  const { product, identity } = databases;
  try {
    await prepareDatabases(databases);
    console.log(machineLine());
    const start = (file: string): ChildProcess =>
      fork(path.join(import.meta.dirname, file), [], {
        env: {
          ...process.env,
          WAYBILL_DATA: folder,
          DATABASE_URL: product.url,
          IDENTITY_DATABASE_URL: identity?.url,
        },
        execArgv: [...NODE_FLAGS],
      });
    const server = start('ingest-server.ts');
    const deriver = start('ingest-deriver.ts');
    const [message]: unknown[] = await once(server, 'message');
    const reader = BenchReader.parse(message);
    const database = openDatabase({ connection: { connectionString: product.url } });
    const sender = senderOf(reader.address, new Map(Object.entries(reader.secrets)));
    const installation: Installation = { ...reader, sender, database, deriver };
    const roots = [process.pid, await databasePid(folder)];
    const figures = await measure(installation, {
      reader,
      seeds,
      roots,
      ownerUrl: product.ownerUrl,
    });
    for (const child of [server, deriver]) {
      child.disconnect();
      await once(child, 'exit');
    }
    await database.close();
    const { rowsPerSecond } = await measureFloor(product.ownerUrl);
    const { derivedPerSecond } = figures;
    console.log(
      JSON.stringify({
        // As measured before acknowledging and deriving were separate: until all of it is stored.
        eventsPerSecond: derivedPerSecond,
        ...figures,
        copyRowsPerSecond: rowsPerSecond,
        ratioToCopy: derivedPerSecond / rowsPerSecond,
        policies: 50,
      }),
    );
  } finally {
    await databases.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  installation: Installation,
  given: { reader: BenchReader; seeds: number; roots: readonly number[]; ownerUrl: string },
) {
  const { reader, seeds, roots, ownerUrl } = given;
  const { sender, deriver } = installation;
  deriver.send('derive');
  await once(deriver, 'message');
  const warmUp = loadRequests({ seeds: 1, firstSeed: 1, perRequest: 500, endAt: Date.now() });
  await drain(sender, warmUp);
  await untilEmpty(installation);
  const memory = watchMemory(roots);
  const at1000 = await visible(installation, reader, { rate: 1000, seconds: 20, firstSeed: 900 });
  const at5000 = await visible(installation, reader, { rate: 5000, seconds: 10, firstSeed: 910 });
  const before = await databaseBytes(ownerUrl);
  const accepted = await acknowledged(installation, seeds);
  console.log(
    `acknowledged: ${told(accepted)}; derived then: ${accepted.drainedPerSecond.toFixed(0)}/s`,
  );
  const inOrder = await derivedInOrder(installation, seeds);
  console.log(`derived in order: ${told(inOrder)}`);
  const outOfOrder = await derivedOutOfOrder(installation);
  console.log(`derived out of order: ${told(outOfOrder)}`);
  const bytes = (await databaseBytes(ownerUrl)) - before;
  const events = accepted.events + inOrder.events + outOfOrder.events;
  return {
    events,
    p50LatencyMs: percentile(at1000, 0.5),
    p99LatencyMs: percentile(at1000, 0.99),
    latencySamples: at1000.length,
    acknowledgedPerSecond: accepted.perSecond,
    derivedPerSecond: inOrder.perSecond,
    derivedOutOfOrderPerSecond: outOfOrder.perSecond,
    backlogMax: accepted.backlogMax,
    p99VisibleMsAt1000: percentile(at1000, 0.99),
    p99VisibleMsAt5000: percentile(at5000, 0.99),
    rssMb: await memory.stop(),
    bytesPerEvent: bytes / events,
  };
}

const told = ({ events, perSecond }: { events: number; perSecond: number }): string =>
  `${events} events, ${Math.round(perSecond)}/s`;

async function visible(
  installation: Installation,
  reader: BenchReader,
  load: Parameters<typeof visibleAfter>[2],
): Promise<number[]> {
  const samples = await visibleAfter(reader, installation.sender, load);
  await untilEmpty(installation);
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(samples, share).toFixed(0));
  console.log(`visible at ${load.rate}/s: p50 ${p50} ms, p99 ${p99} ms of ${samples.length}`);
  return samples;
}

async function databaseBytes(ownerUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query(
    'SELECT pg_database_size(current_database())::float8 AS bytes',
  );
  await client.end();
  return rows[0].bytes;
}

/** The same rows, copied into a bare table by the owner: the database's minimum. */
async function measureFloor(ownerUrl: string): Promise<{ rowsPerSecond: number }> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const parts: Buffer[] = [];
  for await (const part of client.query(copyTo('COPY (SELECT * FROM activity) TO STDOUT')))
    parts.push(part);
  await client.query('CREATE TABLE bench_floor (LIKE activity)');
  const startedAt = performance.now();
  await pipeline(parts, client.query(copyFrom('COPY bench_floor FROM STDIN')));
  const seconds = (performance.now() - startedAt) / 1000;
  const { rows } = await client.query('SELECT count(*)::integer AS count FROM bench_floor');
  await client.end();
  const rowsPerSecond = rows[0].count / seconds;
  console.log(
    `floor: bare COPY of the same ${rows[0].count} rows, ${Math.round(rowsPerSecond)} rows/s`,
  );
  return { rowsPerSecond };
}
