import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@waybill/store';
import { z } from 'zod';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { NODE_FLAGS } from '../../apps/server/src/platform/node-flags.ts';
import { openDatabases } from '../../apps/server/src/supervisor/databases.ts';
import { prepareDatabases } from '../../apps/server/src/supervisor/prepare-databases.ts';
import { loadRequests } from './ingest-load.ts';
import { machineLine, percentile } from './machine.ts';
import { DASHBOARDS, FILTERS, SEARCHES } from './read-load.data.ts';
import { multiply } from './read-seed.ts';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';

const EVENTS = 1_000_000;
/** One in this many events is part of its own detection. */
const EVENTS_BY_DETECTION = 20;
const ROUNDS = 12;
const PER_REQUEST = 500;

const Ready = z.object({
  address: z.string(),
  tenantId: z.number(),
  secrets: z.record(z.string(), z.string()),
  sessionToken: z.string(),
});
type Ready = z.infer<typeof Ready>;

/**
 * Response times for a person: the list with its facets, the dashboard, the search. Measured through
 * HTTP of the product's own process with a real session, one at a time, over a million events and fifty
 * thousand detections; compared with a bare count of the same rows over the same kind of connection.
 * `npm run bench -- read 100000` uses fewer events, and proportionally fewer detections.
 */
export async function run([events]: string[]): Promise<void> {
  const folder = await temporaryDataFolder('waybill-bench-');
  const databases = await openDatabases(readConfig({ WAYBILL_DATA: folder }));
  try {
    await prepareDatabases(databases);
    console.log(machineLine());
    const server = fork(path.join(import.meta.dirname, 'read-server.ts'), [], {
      env: {
        ...process.env,
        WAYBILL_DATA: folder,
        WAYBILL_REQUESTS_PER_MINUTE: '0',
        DATABASE_URL: databases.product.url,
        IDENTITY_DATABASE_URL: databases.identity?.url,
      },
      execArgv: [...NODE_FLAGS],
    });
    const [message]: unknown[] = await once(server, 'message');
    const ready = Ready.parse(message);
    const size = await seed(databases.product.ownerUrl, ready, Number(events ?? EVENTS));
    const reads = await measureReads(ready);
    const floorMs = await measureFloor(databases.product.url, ready.tenantId);
    server.disconnect();
    await once(server, 'exit');
    console.log(JSON.stringify({ ...size, ...figures(reads, floorMs) }));
  } finally {
    await databases.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A month of the sample company through the ingest path, then many times as much by SQL. */
async function seed(ownerUrl: string, { address, tenantId, secrets }: Ready, events: number) {
  const startedAt = performance.now();
  const requests = loadRequests({
    seeds: 1,
    firstSeed: 1,
    perRequest: PER_REQUEST,
    endAt: Date.now(),
  });
  const send = async (): Promise<void> => {
    for (let request = requests.shift(); request; request = requests.shift()) {
      const response = await fetch(`${address}/v1/ingest/${request.sourceId}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${secrets[request.sourceId]}`,
          'content-type': 'application/x-ndjson',
        },
        body: request.body,
      });
      if (!response.ok) throw new Error(`Ingest answered ${await response.text()}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, send));
  const wanted = { events, detections: events / EVENTS_BY_DETECTION };
  const size = await multiply(ownerUrl, tenantId, wanted);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`seeded ${size.events} events and ${size.detections} detections in ${seconds} s`);
  return size;
}

type Ask = (route: string) => Promise<number>;

/** Milliseconds until an answer is there, whole. */
function asker({ address, sessionToken }: Ready): Ask {
  return async (route) => {
    const startedAt = performance.now();
    const response = await fetch(`${address}${route}`, {
      headers: { 'session-token': sessionToken },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${route} answered ${response.status}: ${text}`);
    return performance.now() - startedAt;
  };
}

/** Milliseconds of each request. */
interface Reads {
  list: number[];
  summary: number[];
  listWithFacets: number[];
  dashboard: number[];
  search: number[];
}

async function measureReads(ready: Ready): Promise<Reads> {
  const ask = asker(ready);
  const reads: Reads = { list: [], summary: [], listWithFacets: [], dashboard: [], search: [] };
  // The first round warms up plans and caches and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const add = (samples: number[], ms: number): void => void (round > 0 && samples.push(ms));
    for (const filter of FILTERS) {
      add(reads.list, await ask(`/v1/detections?limit=50&${filter}`));
      add(reads.summary, await ask(`/v1/detections/summary?${filter}`));
      const both = [`/v1/detections?limit=50&${filter}`, `/v1/detections/summary?${filter}`];
      // Like the console: both in parallel, and the screen is complete with the slower one.
      const startedAt = performance.now();
      await Promise.all(both.map((route) => ask(route)));
      add(reads.listWithFacets, performance.now() - startedAt);
    }
    for (const query of DASHBOARDS) add(reads.dashboard, await ask(`/v1/dashboard?${query}`));
    for (const text of SEARCHES) {
      add(reads.search, await ask(`/v1/search?q=${encodeURIComponent(text)}`));
    }
  }
  await printSlowest(ask);
  return reads;
}

/** Slowest requests, as optimization targets. */
async function printSlowest(ask: Ask): Promise<void> {
  const routes = [
    ...FILTERS.flatMap((filter) => [
      `/v1/detections?limit=50&${filter}`,
      `/v1/detections/summary?${filter}`,
    ]),
    ...DASHBOARDS.map((query) => `/v1/dashboard?${query}`),
    ...SEARCHES.map((text) => `/v1/search?q=${encodeURIComponent(text)}`),
  ];
  const timed: { route: string; ms: number }[] = [];
  for (const route of routes) {
    timed.push({ route, ms: Math.min(await ask(route), await ask(route), await ask(route)) });
  }
  for (const { route, ms } of timed.toSorted((a, b) => b.ms - a.ms).slice(0, 12)) {
    console.log(`  ${ms.toFixed(0).padStart(5)} ms  ${route}`);
  }
}

/** A bare count of the same rows, as the product's role and in a transaction of the tenant. */
async function measureFloor(databaseUrl: string, tenantId: number): Promise<number> {
  const database = openDatabase({
    connection: { connectionString: databaseUrl },
    maxConnections: 1,
  });
  const samples: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    const startedAt = performance.now();
    await database.snapshot(tenantId, (tx) =>
      tx.query(`SELECT count(*) FROM detection d WHERE d.status <> 'merged'`),
    );
    samples.push(performance.now() - startedAt);
  }
  await database.close();
  return percentile(samples, 0.5);
}

function figures(reads: Reads, floorMs: number) {
  const listWithFacetsP50Ms = percentile(reads.listWithFacets, 0.5);
  const dashboardP50Ms = percentile(reads.dashboard, 0.5);
  return {
    listP50Ms: percentile(reads.list, 0.5),
    listP95Ms: percentile(reads.list, 0.95),
    summaryP95Ms: percentile(reads.summary, 0.95),
    listWithFacetsP50Ms,
    listWithFacetsP95Ms: percentile(reads.listWithFacets, 0.95),
    dashboardP50Ms,
    dashboardP95Ms: percentile(reads.dashboard, 0.95),
    searchP95Ms: percentile(reads.search, 0.95),
    floorMs,
    dashboardRatio: dashboardP50Ms / floorMs,
    listRatio: listWithFacetsP50Ms / floorMs,
  };
}
