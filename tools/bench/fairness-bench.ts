import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';
import pg from 'pg';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { NODE_FLAGS } from '../../apps/server/src/platform/node-flags.ts';
import { openDatabases } from '../../apps/server/src/supervisor/databases.ts';
import { prepareDatabases } from '../../apps/server/src/supervisor/prepare-databases.ts';
import { cpuSeconds, databasePid } from './cpu-time.ts';
import { addExports, slowReceiver } from './fairness-load.ts';
import { measureFairness } from './fairness-measure.ts';
import { ingestOf } from './fairness-requests.ts';
import { FairnessReady, type FairnessTenant } from './fairness-tenant.ts';
import { loadRequests, type LoadRequest } from './ingest-load.ts';
import { machineLine } from './machine.ts';
import { multiply } from './read-seed.ts';

const SECONDS = 60;
/** Requests of 500 events each that both organisations begin with. */
const SEED_REQUESTS = 24;
const EVENTS = 100_000;
const DETECTIONS = 5000;

/**
 * Effect on an organisation when another one uses everything at the same time: 60 heavy reads in
 * parallel, 20 back-tests, five exports to a slow receiver and 1,000 events a second. Uses the
 * product's own web and worker process. `npm run bench -- fairness 20` loads for 20 seconds instead of
 * 60.
 */
export async function run([seconds]: string[]): Promise<void> {
  const folder = await temporaryDataFolder('waybill-bench-');
  const databases = await openDatabases(readConfig({ WAYBILL_DATA: folder }));
  const children: ChildProcess[] = [];
  const start = (file: string): ChildProcess => {
    const child = startProcess(file, {
      WAYBILL_DATA: folder,
      WAYBILL_REQUESTS_PER_MINUTE: '0',
      DATABASE_URL: databases.product.url,
      IDENTITY_DATABASE_URL: databases.identity?.url,
    });
    children.push(child);
    return child;
  };
  const receiver = await slowReceiver();
  try {
    await prepareDatabases(databases);
    console.log(machineLine());
    const web = start('fairness-server.ts');
    const [message]: unknown[] = await once(web, 'message');
    const ready = FairnessReady.parse(message);
    // What is accepted is derived by the worker process.
    const worker = start('../../apps/server/src/jobs/worker.ts');
    await once(worker, 'message');
    await seed(databases.product.ownerUrl, ready);
    await addExports(databases.product.ownerUrl, ready.busy.tenantId, receiver.url);
    await settled(worker);
    const cpu = await cpuTimes({ web, worker, database: await databasePid(folder) });
    const figures = await measureFairness(web, ready, Number(seconds ?? SECONDS));
    await cpu.print();
    console.log(JSON.stringify(figures));
  } finally {
    for (const child of children) child.kill('SIGKILL');
    receiver.server.closeAllConnections();
    receiver.server.close();
    await databases.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function startProcess(file: string, environment: NodeJS.ProcessEnv): ChildProcess {
  return fork(path.join(import.meta.dirname, file), [], {
    env: {
      ...process.env,
      WAYBILL_LOG_LEVEL: 'silent',
      OUTBOUND_ALLOW: '127.0.0.1',
      ...environment,
    },
    execArgv: [...NODE_FLAGS],
  });
}

/** A month of the sample company for both, and a multiple of it for the busy one. */
async function seed(databaseUrl: string, { address, busy, other }: FairnessReady): Promise<void> {
  const startedAt = performance.now();
  const options = { seeds: 1, firstSeed: 1, perRequest: 500, endAt: Date.now() };
  const month = loadRequests(options).slice(-SEED_REQUESTS);
  await takeIn(address, busy, month);
  await derived(databaseUrl);
  const wanted = { events: EVENTS, detections: DETECTIONS };
  const size = await multiply(databaseUrl, busy.tenantId, wanted);
  await takeIn(address, other, month);
  await derived(databaseUrl);
  const took = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`seeded ${size.events} events and ${size.detections} detections in ${took} s`);
}

async function takeIn(
  address: string,
  tenant: FairnessTenant,
  requests: readonly LoadRequest[],
): Promise<void> {
  const waiting = requests.values();
  const send = async (): Promise<void> => {
    for (const request of waiting) {
      const { status } = await ingestOf(address, tenant, request)(AbortSignal.timeout(60_000));
      if (status !== 200) throw new Error(`Ingest answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, send));
}

/** Resolves when nothing that was accepted waits any more. */
async function derived(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const isWaiting = 'SELECT EXISTS (SELECT FROM backlog_event) AS "isWaiting"';
    while ((await client.query<{ isWaiting: boolean }>(isWaiting)).rows[0]?.isWaiting === true) {
      await delay(DERIVED_MS);
    }
  } finally {
    await client.end();
  }
}

const DERIVED_MS = 200;
const SETTLED_MS = 2000;
const LONGEST_SETTLING_MS = 120_000;

/** Resolves when the worker process has finished the seed's work: windows, baselines. */
async function settled(worker: ChildProcess): Promise<void> {
  const startedAt = performance.now();
  const used = (): Promise<number> => cpuSeconds(worker.pid ?? 0);
  let before = Number.NEGATIVE_INFINITY;
  let now = await used();
  while (now - before > 0.1 && performance.now() - startedAt < LONGEST_SETTLING_MS) {
    await delay(SETTLED_MS);
    [before, now] = [now, await used()];
  }
  const took = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`the worker process settled in ${took} s`);
}

/** Processor time from now on, which a shared machine does not blur. */
async function cpuTimes(of: { web: ChildProcess; worker: ChildProcess; database: number }) {
  const pids = Object.entries({
    web: of.web.pid ?? 0,
    worker: of.worker.pid ?? 0,
    database: of.database,
  });
  const read = (): Promise<number[]> => Promise.all(pids.map(([, pid]) => cpuSeconds(pid)));
  const before = await read();
  return {
    async print(): Promise<void> {
      const after = await read();
      const used = pids.map(
        ([name], index) => `${name} ${((after[index] ?? 0) - (before[index] ?? 0)).toFixed(1)} s`,
      );
      console.log(`processor time: ${used.join(', ')}`);
    },
  };
}
