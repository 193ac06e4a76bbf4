import { rm } from 'node:fs/promises';
import { PERMISSIONS } from '@waybill/contract';
import { openDatabase, type Database } from '@waybill/store';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';
import { searchAll } from '../../apps/server/src/features/search/search-all.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabases } from '../../apps/server/src/supervisor/databases.ts';
import { prepareDatabases } from '../../apps/server/src/supervisor/prepare-databases.ts';
import { loadRequests } from './ingest-load.ts';
import { drain } from './ingest-sender.ts';
import { closeSide, openSide } from './lineage-ingest.ts';
import { machineLine, percentile } from './machine.ts';
import { multiply } from './read-seed.ts';
import { SEARCH_QUERIES } from './search-queries.data.ts';
import { seedNames } from './search-seed.ts';

const EVENTS = 1_000_000;
const PEOPLE_PER_EVENT = 20_000 / EVENTS;
const DETECTIONS_PER_EVENT = 1 / 20;
const ROUNDS = 5;
const PER_REQUEST = 500;

/**
 * Search time over a million events and 20,000 people, through the product's own read model, one text
 * at a time: names in any spelling, parts of them, typing errors, and partially typed text. `npm run
 * bench -- search 100000` uses fewer events, and proportionally fewer people.
 */
export async function run([events]: string[]): Promise<void> {
  const wanted = Number(events ?? EVENTS);
  const folder = await temporaryDataFolder('waybill-bench-');
  const databases = await openDatabases(readConfig({ WAYBILL_DATA: folder }));
  try {
    await prepareDatabases(databases);
    console.log(machineLine());
    const { url: databaseUrl, ownerUrl } = databases.product;
    const env = {
      ...process.env,
      WAYBILL_DATA: folder,
      DATABASE_URL: databaseUrl,
      IDENTITY_DATABASE_URL: databases.identity?.url,
    };
    const side = await openSide({ env, databaseUrl, ownerUrl, folder }, 'search', 'without');
    const requests = loadRequests({
      seeds: 1,
      firstSeed: 1,
      perRequest: PER_REQUEST,
      endAt: Date.now(),
    });
    await drain(side.sender, requests);
    await closeSide(side);
    const { tenantId } = side;
    const size = await multiply(ownerUrl, tenantId, {
      events: wanted,
      detections: wanted * DETECTIONS_PER_EVENT,
    });
    const seeded = await seedNames(ownerUrl, tenantId, Math.round(wanted * PEOPLE_PER_EVENT));
    console.log(`seeded ${size.detections} detections and ${JSON.stringify(seeded)}`);
    const database = openDatabase({
      connection: { connectionString: databaseUrl },
      maxConnections: 1,
    });
    const samples = await measure(database, tenantId);
    await database.close();
    console.log(
      JSON.stringify({
        events: size.events,
        people: seeded.people,
        queries: samples.length,
        p50Ms: percentile(samples, 0.5),
        p95Ms: percentile(samples, 0.95),
      }),
    );
  } finally {
    await databases.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of each search; the first round warms up and is not counted. */
async function measure(database: Database, tenantId: number): Promise<number[]> {
  const samples: number[] = [];
  const slowest: { typed: string; ms: number; hits: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const typed of SEARCH_QUERIES) {
      const startedAt = performance.now();
      const answer = await database.snapshot(tenantId, (tx) =>
        searchAll(tx, {
          tenantId,
          typed,
          limit: 5,
          permissions: new Set(PERMISSIONS),
          now: Date.now(),
        }),
      );
      const ms = performance.now() - startedAt;
      if (round > 0) samples.push(ms);
      if (round === ROUNDS) {
        const hits = answer.groups.reduce((sum, group) => sum + group.hits.length, 0);
        slowest.push({ typed, ms, hits });
      }
    }
  }
  // Which texts take longest, for those who want to make them faster.
  for (const { typed, ms, hits } of slowest.toSorted((a, b) => b.ms - a.ms).slice(0, 12)) {
    console.log(`  ${ms.toFixed(0).padStart(5)} ms  ${String(hits).padStart(3)} hits  ${typed}`);
  }
  return samples;
}
