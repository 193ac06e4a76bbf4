import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';
import { z } from 'zod';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { NODE_FLAGS } from '../../apps/server/src/platform/node-flags.ts';
import { migrateProduct, openDatabases } from '../../apps/server/src/supervisor/databases.ts';
import { addExports, busyLoad, EVENTS_PER_REQUEST, slowReceiver } from './fairness-load.ts';
import { ingestOf, readOf, steadily, type Answer, type Ask } from './fairness-requests.ts';
import { FairnessTenant } from './fairness-tenant.ts';
import { loadRequests, type LoadRequest } from './ingest-load.ts';
import { machineLine, percentile } from './machine.ts';
import { multiply } from './read-seed.ts';

const SECONDS = 60;
/** Requests of 500 events each that both begin with. */
const SEED_REQUESTS = 24;
const EVENTS = 100_000;
const DETECTIONS = 5000;

const READ_EVERY_MS = 100;
const INGEST_EVERY_MS = 250;
const HEALTH_EVERY_MS = 100;
const OTHER_ROUTES: readonly string[] = [
  '/v1/detections?limit=50',
  '/v1/detections/summary?from=now-30d',
  '/v1/dashboard?from=now-30d',
  '/v1/session',
  '/v1/tasks',
];

const Ready = z.object({ address: z.string(), busy: FairnessTenant, other: FairnessTenant });
const LoopDelay = z.object({ p99Ms: z.number(), maxMs: z.number() });

/**
 * What an organisation feels of another one that asks for everything at once: 60 heavy reads in parallel,
 * 20 back-tests, five exports to a slow receiver and 1,000 events a second. The product's own web and
 * worker process. `npm run bench -- fairness 20` loads for 20 seconds instead of 60.
 */
export async function run([seconds]: string[]): Promise<void> {
  const folder = await temporaryDataFolder('waybill-bench-');
  const databases = await openDatabases(readConfig({ WAYBILL_DATA: folder }));
  const children: ChildProcess[] = [];
  const start = (file: string): ChildProcess => {
    const child = fork(path.join(import.meta.dirname, file), [], {
      env: {
        ...process.env,
        WAYBILL_DATA: folder,
        WAYBILL_LOG_LEVEL: 'silent',
        OUTBOUND_ALLOW: '127.0.0.1',
        DATABASE_URL: databases.databaseUrl,
        IDENTITY_DATABASE_URL: databases.identityDatabaseUrl,
      },
      execArgv: [...NODE_FLAGS],
    });
    children.push(child);
    return child;
  };
  const receiver = await slowReceiver();
  try {
    await migrateProduct(databases.databaseUrl);
    console.log(machineLine());
    const web = start('fairness-server.ts');
    const [message]: unknown[] = await once(web, 'message');
    const ready = Ready.parse(message);
    await seed(databases.databaseUrl, ready);
    await addExports(databases.databaseUrl, ready.busy.tenantId, receiver.url);
    await once(start('../../apps/server/src/jobs/worker.ts'), 'message');
    const figures = await measure(web, ready, Number(seconds ?? SECONDS));
    console.log(JSON.stringify(figures));
  } finally {
    for (const child of children) child.kill('SIGKILL');
    receiver.server.closeAllConnections();
    receiver.server.close();
    await databases.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A month of the sample company for both, and many times as much for the busy one. */
async function seed(databaseUrl: string, { address, busy, other }: z.infer<typeof Ready>) {
  const startedAt = performance.now();
  const month = loadRequests({ seeds: 1, firstSeed: 1, perRequest: 500, endAt: Date.now() }).slice(
    -SEED_REQUESTS,
  );
  await takeIn(address, busy, month);
  const size = await multiply(databaseUrl, busy.tenantId, {
    events: EVENTS,
    detections: DETECTIONS,
  });
  await takeIn(address, other, month);
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
      const { status } = await ingestOf(address, tenant, request)();
      if (status !== 200) throw new Error(`Ingest answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, send));
}

async function measure(web: ChildProcess, ready: z.infer<typeof Ready>, seconds: number) {
  const { address, busy, other } = ready;
  const loads = {
    seeds: Math.ceil(seconds / 15),
    firstSeed: 100,
    perRequest: EVENTS_PER_REQUEST,
    endAt: Date.now(),
  };
  const requests = loadRequests(loads);
  const small = loadRequests({ ...loads, seeds: 1, firstSeed: 900, perRequest: 20 });
  await othersWork({ address, other, small: small.splice(0, 40) }, performance.now() + 5000).then(
    (alone) => print('alone', alone),
  );
  web.send('begin');
  const until = performance.now() + seconds * 1000;
  const [load, work] = await Promise.all([
    busyLoad({ address, tenant: busy, requests }, until),
    othersWork({ address, other, small }, until),
  ]);
  web.send('end');
  const [delay]: unknown[] = await once(web, 'message');
  print('busy', load);
  print('other', work);
  const { p99Ms, maxMs } = LoopDelay.parse(delay);
  console.log(
    `the web process computed in one go: p99 ${p99Ms.toFixed(0)} ms, most ${maxMs.toFixed(0)} ms`,
  );
  const answers = [work.reads, work.ingest, work.health].flat();
  return {
    otherP99Ms: p99Of(work.reads),
    otherIngestP99Ms: p99Of(work.ingest),
    healthP99Ms: p99Of(work.health),
    otherErrors: answers.filter(({ status }) => status !== 200).length,
  };
}

interface OthersWork extends Record<string, Answer[]> {
  reads: Answer[];
  ingest: Answer[];
  health: Answer[];
}

/** What people and senders of an organisation usually do, and who watches over the installation. */
async function othersWork(
  {
    address,
    other,
    small,
  }: { address: string; other: FairnessTenant; small: readonly LoadRequest[] },
  until: number,
): Promise<OthersWork> {
  const pick = (index: number): Ask =>
    readOf(address, other.owner, OTHER_ROUTES[index % OTHER_ROUTES.length] ?? '');
  const [reads, ingest, health] = await Promise.all([
    steadily(pick, { everyMs: READ_EVERY_MS, until }),
    steadily(
      (index) => {
        const request = small[index];
        return request && ingestOf(address, other, request);
      },
      { everyMs: INGEST_EVERY_MS, until },
    ),
    steadily(() => readOf(address, '', '/v1/health'), { everyMs: HEALTH_EVERY_MS, until }),
  ]);
  return { reads, ingest, health };
}

const p99Of = (answers: readonly Answer[]): number =>
  percentile(
    answers.map(({ ms }) => ms),
    0.99,
  );

/** One line for each kind of request: how many, how they were answered and how long they took. */
function print(who: string, kinds: Record<string, readonly Answer[]>): void {
  for (const answers of Object.values(kinds)) {
    for (const [name, of] of Map.groupBy(answers, ({ name: kind }) => kind)) {
      const statuses = [...Map.groupBy(of, ({ status }) => status)]
        .map(([status, same]) => `${same.length} × ${status}`)
        .join(', ');
      const times = of.map(({ ms }) => ms);
      const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(0));
      console.log(
        `  ${who.padEnd(6)} ${name.padEnd(26)} p50 ${p50} ms, p99 ${p99} ms, most ${most} ms; ${statuses}`,
      );
    }
  }
}
