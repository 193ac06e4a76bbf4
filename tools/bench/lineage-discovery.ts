import { openDatabase } from '@waybill/store';
import {
  readFlowMap,
  type FlowMapFilter,
} from '../../apps/server/src/features/flows/flows-read-model.ts';
import { loadRequests } from './ingest-load.ts';
import { drain } from './ingest-sender.ts';
import { closeSide, openSide, type Setting } from './lineage-ingest.ts';
import { percentile } from './machine.ts';
import { multiply } from './read-seed.ts';

const EVENTS = 1_000_000;
const ROUNDS = 60;
const PER_REQUEST = 500;

/** What the map of flows is asked for: all of a month, parts of it, by other weights. */
const QUESTIONS: readonly FlowMapFilter[] = [
  {},
  { weight: 'bytes' },
  { weight: 'risk' },
  { level: 'place' },
  { managed: 'unmanaged' },
  // Different people and objects are counted only where somebody asks for them.
  { members: true },
];

/** The map of flows over thirty days of a million events, through the product's read model. */
export async function measureDiscovery(setting: Setting): Promise<Record<string, number>> {
  const side = await openSide(setting, 'discovery', 'without');
  const endAt = Date.now();
  await drain(
    side.sender,
    loadRequests({ seeds: 1, firstSeed: 1, perRequest: PER_REQUEST, endAt }),
  );
  await closeSide(side);
  const { tenantId } = side;
  const size = await multiply(setting.databaseUrl, tenantId, { events: EVENTS, detections: 1000 });
  const database = openDatabase({
    connection: { connectionString: setting.databaseUrl },
    maxConnections: 1,
  });
  const samples: number[] = [];
  const memberSamples: number[] = [];
  const floors: number[] = [];
  // Each question warms up once.
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
  await database.close();
  return {
    discoveryEvents: size.events,
    discoveryP50Ms: percentile(samples, 0.5),
    discoveryP95Ms: percentile(samples, 0.95),
    discoveryMembersP95Ms: percentile(memberSamples, 0.95),
    discoveryFloorMs: percentile(floors, 0.5),
    discoveryRatioToFloor: percentile(samples, 0.5) / percentile(floors, 0.5),
  };
}

/** The plainest way: group the events themselves. */
const FLOOR = `SELECT origin_name, destination_name, count(*), sum(object_bytes) FROM activity
  WHERE tenant_id = $1 AND occurred_at >= $2::timestamptz - interval '30 days' AND occurred_at < $2
  GROUP BY 1, 2 ORDER BY 3 DESC LIMIT 40`;
