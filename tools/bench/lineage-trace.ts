import { openDatabase, type Database } from '@waybill/store';
import { readTrace } from '../../apps/server/src/features/lineage/trace.ts';
import type { Setting } from './lineage-ingest.ts';
import { HUBS, seedGraph, versionIdSql, VERSIONS } from './lineage-seed.ts';
import { prepareTenant } from './ingest-sender.ts';
import { percentile } from './machine.ts';

const PAIRS = 200;
const WARM_UP = 20;
/** Steps between the ends of a pair. */
const MOST_STEPS = 9;
/** The floor gives up on a pair after this many milliseconds. */
const FLOOR_TIMEOUT_MS = 5000;

interface Pair {
  origin: string;
  destination: string;
  isHub: boolean;
}

/**
 * Traces between versions of a large graph through the product's read model, a fourth of them out of
 * hubs, compared with the simplest query: a recursive one back from the destination.
 */
export async function measureTraces({
  databaseUrl,
  ownerUrl,
}: Setting): Promise<Record<string, number>> {
  const { tenantId } = await prepareTenant(databaseUrl, 'trace');
  const startedAt = performance.now();
  const size = await seedGraph(ownerUrl, tenantId);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(
    `seeded ${size.objects} objects, ${size.versions} versions, ${size.edges} edges in ${seconds} s`,
  );
  const database = openDatabase({
    connection: { connectionString: databaseUrl },
    maxConnections: 1,
  });
  try {
    const pairs = await choosePairs(database, tenantId);
    const traces: number[] = [];
    const hubs: number[] = [];
    const floors: number[] = [];
    let found = 0;
    for (const [index, pair] of pairs.entries()) {
      const traced = await timed(() => trace(database, tenantId, pair));
      if (index < WARM_UP) continue;
      traces.push(traced.ms);
      if (pair.isHub) hubs.push(traced.ms);
      if (traced.result > 0) found += 1;
      if (index % 4 === 0)
        floors.push((await timed(() => floorTrace(database, tenantId, pair))).ms);
    }
    return {
      traceObjects: size.objects,
      traceVersions: size.versions,
      traceEdges: size.edges,
      tracePairs: traces.length,
      traceFound: found,
      traceP50Ms: percentile(traces, 0.5),
      traceP95Ms: percentile(traces, 0.95),
      traceMaxMs: percentile(traces, 1),
      traceHubP95Ms: percentile(hubs, 0.95),
      traceFloorP50Ms: percentile(floors, 0.5),
      traceFloorP95Ms: percentile(floors, 0.95),
      traceRatioToFloor: percentile(traces, 0.5) / percentile(floors, 0.5),
    };
  } finally {
    await database.close();
  }
}

/** Destinations drawn evenly, each with a version that it came from over some steps. */
async function choosePairs(database: Database, tenantId: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  let seed = 42;
  const draw = (below: number): number => {
    // The generator of Park and Miller: the same pairs in each run.
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  while (pairs.length < PAIRS + WARM_UP) {
    const isHub = pairs.length % 4 === 3;
    const pair = await database.tenant(tenantId, async (tx) => {
      const read = async (sql: string, value: unknown): Promise<string | undefined> => {
        const [row] = await tx.query<{ id: string }>(sql, [value]);
        return row?.id;
      };
      if (isHub) {
        const origin = await read(`SELECT ${versionIdSql('$1::integer')} AS id`, 1 + draw(HUBS));
        const destination = await walk(origin, 1 + draw(3), (id) =>
          read(
            `SELECT dst AS id FROM lineage_edge WHERE src = $1 ORDER BY event_id OFFSET ${draw(5)} LIMIT 1`,
            id,
          ),
        );
        return { origin, destination, isHub };
      }
      const destination = await read(
        `SELECT ${versionIdSql('$1::integer')} AS id`,
        HUBS + 1 + draw(VERSIONS - HUBS),
      );
      const origin = await walk(destination, 1 + draw(MOST_STEPS), (id) =>
        read(
          'SELECT src AS id FROM lineage_edge WHERE dst = $1 ORDER BY event_id, src LIMIT 1',
          id,
        ),
      );
      return { origin, destination, isHub };
    });
    const { origin, destination } = pair;
    if (origin && destination && origin !== destination) pairs.push({ origin, destination, isHub });
  }
  return pairs;
}

async function walk(
  start: string | undefined,
  steps: number,
  next: (id: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  let at = start;
  for (let step = 0; step < steps && at; step += 1) at = (await next(at)) ?? at;
  return at;
}

/** @returns the number of found paths. */
function trace(database: Database, tenantId: number, pair: Pair): Promise<number> {
  return database.snapshot(tenantId, async (tx) => {
    const { paths } = await readTrace(
      tx,
      { tenantId, seesDetections: true },
      { originId: pair.origin, destinationId: pair.destination, now: Date.now() },
    );
    return paths.length;
  });
}

/** Whether the origin is among all sources of the destination; a slow pair is aborted. */
function floorTrace(database: Database, tenantId: number, pair: Pair): Promise<unknown> {
  return database
    .snapshot(tenantId, async (tx) => {
      await tx.query(`SET LOCAL statement_timeout = ${FLOOR_TIMEOUT_MS}`);
      return tx.query(
        `WITH RECURSIVE above (version_id, depth) AS (
           SELECT $2::uuid, 0
           UNION
           SELECT edge.src, above.depth + 1 FROM above
           JOIN lineage_edge AS edge ON edge.tenant_id = $1 AND edge.dst = above.version_id
           WHERE above.depth < 12
         ) SELECT min(depth) FROM above WHERE version_id = $3`,
        [tenantId, pair.destination, pair.origin],
      );
    })
    .catch(() => undefined);
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const startedAt = performance.now();
  const result = await work();
  return { ms: performance.now() - startedAt, result };
}
