import { rm } from 'node:fs/promises';
import type { ActivityEvent } from '@waybill/contract';
import { behaviourMemo, countBehaviour } from '@waybill/engine';
import { memoryBehaviourStore } from '@waybill/engine/behaviour/memory-behaviour-store';
import { openDatabase } from '@waybill/store';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';
import { behaviourCaches } from '../../apps/server/src/features/behaviour/behaviour-cache.ts';
import { updateBehaviour } from '../../apps/server/src/features/behaviour/update-behaviour.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabases } from '../../apps/server/src/supervisor/databases.ts';
import { prepareDatabases } from '../../apps/server/src/supervisor/prepare-databases.ts';
import { company } from '../eval/behaviour/company.ts';
import { Random } from '../eval/lineage/random.ts';
import { cpuSeconds, databasePid, threadSeconds } from './cpu-time.ts';
import { machineLine } from './machine.ts';

const PEOPLE = 1000;
const DAYS = 40;
/** Days that fill the profiles before the clock runs. */
const WARM_UP = 25;
const DAY_MS = 86_400_000;
const STARTS_AT = Date.UTC(2025, 0, 6);
const BATCH = 1000;

/**
 * Cost of behaviour baselines: events per second in memory on one core, and CPU microseconds per event
 * with counters in the database, in this process and in the database server.
 */
export async function run(): Promise<void> {
  console.log(machineLine());
  const memory = await measureMemory();
  const kept = await measureKept();
  console.log(JSON.stringify({ ...memory, ...kept }));
}

async function measureMemory() {
  const store = memoryBehaviourStore();
  const memo = behaviourMemo();
  const { events, seconds } = await timed(async (batch) => {
    await countBehaviour(store, memo, batch);
  });
  return { eventsPerSecond: Math.round(events / seconds) };
}

async function measureKept() {
  const folder = await temporaryDataFolder('waybill-bench-');
  const databases = await openDatabases(readConfig({ WAYBILL_DATA: folder }));
  const database = openDatabase({ connection: { connectionString: databases.product.url } });
  try {
    await prepareDatabases(databases);
    const [tenant] = await database.system((tx) =>
      tx.query<{ id: number }>(
        `SELECT create_tenant('bench', 'bench', 'us-east-1', '{}', '{}') AS id`,
      ),
    );
    const tenantId = tenant?.id ?? 0;
    const caches = behaviourCaches();
    const pid = await databasePid(folder);
    const server = { before: Number.NaN };
    const { events, seconds } = await timed(async (batch, isFirst) => {
      if (isFirst) server.before = await cpuSeconds(pid);
      await database.tenant(tenantId, (tx) =>
        updateBehaviour(tx, tenantId, { caches, events: batch }),
      );
    });
    return {
      eventMicroseconds: round((1e6 * seconds) / events),
      databaseMicroseconds: round((1e6 * ((await cpuSeconds(pid)) - server.before)) / events),
    };
  } finally {
    await database.close();
    await databases.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** CPU seconds of the batches after the warm-up days; excludes generating the events. */
async function timed(
  work: (batch: readonly ActivityEvent[], isFirst: boolean) => Promise<void>,
): Promise<{ events: number; seconds: number }> {
  const { day } = company(new Random(1), { people: PEOPLE, days: DAYS, isMailOnly: false });
  const total = { events: 0, seconds: 0 };
  for (let index = 0; index < DAYS; index += 1) {
    const events = day(index, STARTS_AT + index * DAY_MS);
    const startedAt = threadSeconds();
    for (let from = 0; from < events.length; from += BATCH) {
      await work(events.slice(from, from + BATCH), index === WARM_UP && from === 0);
    }
    if (index < WARM_UP) continue;
    total.seconds += threadSeconds() - startedAt;
    total.events += events.length;
  }
  return total;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
