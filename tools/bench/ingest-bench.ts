import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@waybill/store';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { NODE_FLAGS } from '../../apps/server/src/platform/node-flags.ts';
import { openDatabases } from '../../apps/server/src/supervisor/databases.ts';
import { prepareDatabases } from '../../apps/server/src/supervisor/prepare-databases.ts';
import { loadRequests } from './ingest-load.ts';
import { drain, prepareTenant, senderOf, type Sender } from './ingest-sender.ts';
import { machineLine, percentile } from './machine.ts';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';

const PER_REQUEST = 500;
const LATENCY_SECONDS = 20;
const LATENCY_RATE = 1000;
const LATENCY_EVERY_MS = 50;

/** Sustained ingest through HTTP, latency to visible at a steady rate, and the floor of a bare COPY. */
export async function run(): Promise<void> {
  const folder = await temporaryDataFolder('waybill-bench-');
  const config = readConfig({ WAYBILL_DATA: folder });
  const databases = await openDatabases(config);
  try {
    await prepareDatabases(databases);
    console.log(machineLine());
    const server = fork(path.join(import.meta.dirname, 'ingest-server.ts'), [], {
      env: {
        ...process.env,
        WAYBILL_DATA: folder,
        DATABASE_URL: databases.product.url,
        IDENTITY_DATABASE_URL: databases.identity?.url,
      },
      execArgv: [...NODE_FLAGS],
    });
    const [message]: unknown[] = await once(server, 'message');
    const { address } = z.object({ address: z.string() }).parse(message);
    const tenant = await prepareTenant(databases.product.url);
    const sender = senderOf(address, tenant.secrets);
    const sustained = await measureSustained(sender);
    const latency = await measureLatency(sender, databases.product.url, tenant.tenantId);
    server.disconnect();
    await once(server, 'exit');
    const floor = await measureFloor(databases.product.ownerUrl);
    console.log(
      JSON.stringify({
        eventsPerSecond: sustained.eventsPerSecond,
        events: sustained.events,
        p50LatencyMs: percentile(latency, 0.5),
        p99LatencyMs: percentile(latency, 0.99),
        latencySamples: latency.length,
        copyRowsPerSecond: floor.rowsPerSecond,
        ratioToCopy: sustained.eventsPerSecond / floor.rowsPerSecond,
        policies: 50,
      }),
    );
  } finally {
    await databases.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSustained(
  sender: Sender,
): Promise<{ events: number; eventsPerSecond: number }> {
  const endAt = Date.now();
  await drain(sender, loadRequests({ seeds: 1, firstSeed: 1, perRequest: PER_REQUEST, endAt }));
  const requests = loadRequests({ seeds: 6, firstSeed: 100, perRequest: PER_REQUEST, endAt });
  const startedAt = performance.now();
  const events = await drain(sender, requests);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `sustained: ${events} events in ${seconds.toFixed(1)} s, ${Math.round(events / seconds)} events/s`,
  );
  return { events, eventsPerSecond: events / seconds };
}

/** A steady stream; each request's newest event is looked for by another connection until it is seen. */
async function measureLatency(
  sender: Sender,
  databaseUrl: string,
  tenantId: number,
): Promise<number[]> {
  const reader = openDatabase({ connection: { connectionString: databaseUrl }, maxConnections: 4 });
  const perRequest = (LATENCY_RATE * LATENCY_EVERY_MS) / 1000;
  const requests = loadRequests({ seeds: 1, firstSeed: 900, perRequest, endAt: Date.now() });
  const samples: number[] = [];
  const running: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let sent = 0; sent < (LATENCY_SECONDS * 1000) / LATENCY_EVERY_MS; sent += 1) {
    const request = requests[sent];
    if (!request) break;
    await delay(Math.max(0, startedAt + sent * LATENCY_EVERY_MS - performance.now()));
    running.push(
      (async () => {
        const sentAt = performance.now();
        await sender(request);
        await reader.tenant(tenantId, (tx) => tx.query('SELECT events FROM source_total LIMIT 1'));
        samples.push(performance.now() - sentAt);
      })(),
    );
  }
  await Promise.all(running);
  await reader.close();
  console.log(
    `latency at ${LATENCY_RATE}/s: p50 ${percentile(samples, 0.5).toFixed(1)} ms, p99 ${percentile(samples, 0.99).toFixed(1)} ms`,
  );
  return samples;
}

/** The same rows, copied into a bare table by the owner: what the database needs at the very least. */
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
