import { openDatabase, type Database, type Transaction } from '@waybill/store';
import { flowEvents } from '../../apps/server/src/features/flows/flow-events.ts';
import { flowRange } from '../../apps/server/src/features/flows/flow-range.ts';
import { flowQuery, type FlowQuery } from '../../apps/server/src/features/flows/flow-source.ts';
import { tabPage } from '../../apps/server/src/features/flows/flow-tab.ts';
import {
  readFlowMap,
  type FlowMapFilter,
} from '../../apps/server/src/features/flows/flows-read-model.ts';
import { pairDay } from '../../apps/server/src/features/ingest/writing/day-pairs.ts';
import { recountDays } from '../../apps/server/src/features/ingest/writing/day-rows.ts';
import { loadRequests } from './ingest-load.ts';
import { drain } from './ingest-sender.ts';
import { closeSide, openSide, type Setting } from './lineage-ingest.ts';
import { percentile } from './machine.ts';
import { multiply } from './read-seed.ts';

const EVENTS = 1_000_000;
const ROUNDS = 60;
const PER_REQUEST = 500;

/** Requests for the map of flows: all of a month, parts of it, by other weights. */
const QUESTIONS: readonly FlowMapFilter[] = [
  {},
  { weight: 'bytes' },
  { weight: 'risk' },
  { level: 'place' },
  { managed: 'unmanaged' },
  // Distinct people and objects are counted only on request.
  { members: true },
];

/** The map of flows and its tabs over thirty days of a million events, through the product's read model. */
export async function measureDiscovery(setting: Setting): Promise<Record<string, number>> {
  const side = await openSide(setting, 'discovery', 'without');
  const endAt = Date.now();
  await drain(
    side.sender,
    loadRequests({ seeds: 1, firstSeed: 1, perRequest: PER_REQUEST, endAt }),
  );
  await closeSide(side);
  const { tenantId } = side;
  const size = await multiply(setting.ownerUrl, tenantId, { events: EVENTS, detections: 1000 });
  const database = openDatabase({
    connection: { connectionString: setting.databaseUrl },
    maxConnections: 1,
  });
  await countDays(database, tenantId);
  const samples: number[] = [];
  const memberSamples: number[] = [];
  const floors: number[] = [];
  // Each request is warmed up once.
  for (let round = 0; round < ROUNDS; round += 1) {
    const question = QUESTIONS[round % QUESTIONS.length] ?? {};
    const startedAt = performance.now();
    await database.snapshot(tenantId, (tx) => readFlowMap(tx, tenantId, question, endAt));
    const ms = performance.now() - startedAt;
    if (round >= QUESTIONS.length) (question.members ? memberSamples : samples).push(ms);
    if (round % 10 !== 0) continue;
    const floorAt = performance.now();
    await database.snapshot(tenantId, (tx) => tx.query(FLOOR, [tenantId, new Date(endAt)]));
    floors.push(performance.now() - floorAt);
  }
  const tabs = await measureTabs(database, tenantId, endAt);
  await database.close();
  return {
    discoveryEvents: size.events,
    discoveryP50Ms: percentile(samples, 0.5),
    discoveryP95Ms: percentile(samples, 0.95),
    discoveryMembersP95Ms: percentile(memberSamples, 0.95),
    ...tabs,
    discoveryFloorMs: percentile(floors, 0.5),
    discoveryRatioToFloor: percentile(samples, 0.5) / percentile(floors, 0.5),
  };
}

const TAB_ROUNDS = 20;
const TABS = {
  People: (tx: Transaction, query: FlowQuery) => tabPage(tx, query, 'people', FIRST_PAGE),
  Objects: (tx: Transaction, query: FlowQuery) => tabPage(tx, query, 'objects', FIRST_PAGE),
  Events: (tx: Transaction, query: FlowQuery) => flowEvents(tx, query, FIRST_PAGE),
};
const FIRST_PAGE = { limit: 50, cursor: null };

/** The first page of each tab over the whole month; each warms up once. */
async function measureTabs(
  database: Database,
  tenantId: number,
  now: number,
): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const [name, read] of Object.entries(TABS)) {
    const samples: number[] = [];
    for (let round = 0; round <= TAB_ROUNDS; round += 1) {
      const startedAt = performance.now();
      await database.snapshot(tenantId, async (tx) => {
        const filter = {};
        const range = await flowRange(tx, { tenantId, filter, now });
        const level = 'place';
        await read(tx, await flowQuery(tx, { tenantId, filter, range, level, hasMembers: false }));
      });
      if (round > 0) samples.push(performance.now() - startedAt);
    }
    figures[`discovery${name}P50Ms`] = percentile(samples, 0.5);
    figures[`discovery${name}P95Ms`] = percentile(samples, 0.95);
  }
  return figures;
}

/** What was multiplied past the writer is counted as the writer, and of past days the worker, would have. */
async function countDays(database: Database, tenantId: number): Promise<void> {
  await database.tenant(tenantId, async (tx) => {
    const days = await tx.query<{ day: string }>(
      `SELECT DISTINCT (occurred_at AT TIME ZONE 'UTC')::date::text AS day FROM activity WHERE tenant_id = $1`,
      [tenantId],
    );
    const sorted = days.map(({ day }) => day).toSorted();
    await recountDays(tx, tenantId, sorted);
    for (const day of sorted.slice(0, -1)) await pairDay(tx, tenantId, day);
  });
}

/** The plainest way: group the events themselves. */
const FLOOR = `SELECT origin_name, destination_name, count(*), sum(object_bytes) FROM activity
  WHERE tenant_id = $1 AND occurred_at >= $2::timestamptz - interval '30 days' AND occurred_at < $2
  GROUP BY 1, 2 ORDER BY 3 DESC LIMIT 40`;
