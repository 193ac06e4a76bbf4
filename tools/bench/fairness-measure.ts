import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { busyLoad, EVENTS_PER_REQUEST } from './fairness-load.ts';
import { ingestOf, readOf, steadily, type Answer, type Ask } from './fairness-requests.ts';
import type { FairnessReady, FairnessTenant } from './fairness-tenant.ts';
import { loadRequests, type LoadRequest } from './ingest-load.ts';
import { percentile } from './machine.ts';

/** Before the load, to compare with. */
const ALONE_MS = 5000;
const READ_EVERY_MS = 100;
const INGEST_EVERY_MS = 250;
const HEALTH_EVERY_MS = 100;
const SMALL_BATCH = 20;
/** Seconds that one generated month of events lasts. */
const SECONDS_PER_SEED = 15;
const OTHER_ROUTES: readonly string[] = [
  '/v1/detections?limit=50',
  '/v1/detections/summary?from=now-30d',
  '/v1/dashboard?from=now-30d',
  '/v1/session',
  '/v1/tasks',
];

const LoopDelay = z.object({ p99Ms: z.number(), maxMs: z.number() });

export interface FairnessFigures {
  otherP99Ms: number;
  otherIngestP99Ms: number;
  healthP99Ms: number;
  otherErrors: number;
}

/** The other organisation works alone for some seconds, then next to the busy one. */
export async function measureFairness(
  web: ChildProcess,
  { address, busy, other }: FairnessReady,
  seconds: number,
): Promise<FairnessFigures> {
  const endAt = Date.now();
  const seeds = Math.ceil(seconds / SECONDS_PER_SEED);
  const load = { seeds, firstSeed: 100, perRequest: EVENTS_PER_REQUEST, endAt };
  const requests = loadRequests(load);
  const small = loadRequests({ seeds: 1, firstSeed: 900, perRequest: SMALL_BATCH, endAt });
  const aloneRequests = small.splice(0, ALONE_MS / INGEST_EVERY_MS);
  const until = performance.now() + ALONE_MS;
  print('alone', await othersWork({ address, tenant: other, requests: aloneRequests }, until));
  web.send('begin');
  const end = performance.now() + seconds * 1000;
  const [busyAnswers, work] = await Promise.all([
    busyLoad({ address, tenant: busy, requests }, end),
    othersWork({ address, tenant: other, requests: small }, end),
  ]);
  web.send('end');
  const [delay]: unknown[] = await once(web, 'message');
  print('busy', busyAnswers);
  print('other', work);
  const { p99Ms, maxMs } = LoopDelay.parse(delay);
  console.log(`the main thread of the web process was late: p99 ${ms(p99Ms)}, most ${ms(maxMs)}`);
  const answers = [work.reads, work.ingest, work.health].flat();
  return {
    otherP99Ms: p99Of(work.reads),
    otherIngestP99Ms: p99Of(work.ingest),
    healthP99Ms: p99Of(work.health),
    otherErrors: answers.filter(({ status }) => status !== 200).length,
  };
}

/** Usual requests of an organisation's people and senders, and monitoring of the installation. */
async function othersWork(
  from: { address: string; tenant: FairnessTenant; requests: readonly LoadRequest[] },
  until: number,
): Promise<{ reads: Answer[]; ingest: Answer[]; health: Answer[] }> {
  const { address, tenant, requests } = from;
  const read = (index: number): Ask =>
    readOf(address, tenant.owner, OTHER_ROUTES[index % OTHER_ROUTES.length] ?? '');
  const ingest = (index: number): Ask | undefined => {
    const request = requests[index];
    return request && ingestOf(address, tenant, request);
  };
  const health = (): Ask => readOf(address, '', '/v1/health');
  const [reads, ingests, healths] = await Promise.all([
    steadily(read, { everyMs: READ_EVERY_MS, until }),
    steadily(ingest, { everyMs: INGEST_EVERY_MS, until }),
    steadily(health, { everyMs: HEALTH_EVERY_MS, until }),
  ]);
  return { reads, ingest: ingests, health: healths };
}

const p99Of = (answers: readonly Answer[]): number =>
  percentile(
    answers.map((answer) => answer.ms),
    0.99,
  );

const ms = (value: number): string => `${value.toFixed(0)} ms`;

/** One line per kind of request: durations and responses. */
function print(who: string, kinds: Readonly<Record<string, readonly Answer[]>>): void {
  const byName = Map.groupBy(Object.values(kinds).flat(), ({ name }) => name);
  for (const [name, answers] of byName) {
    const times = answers.map((answer) => answer.ms);
    const statuses = [...Map.groupBy(answers, ({ status }) => status)]
      .map(([status, same]) => `${same.length} × ${status === 0 ? 'broken off' : status}`)
      .join(', ');
    const p50 = ms(percentile(times, 0.5));
    const label = `${who.padEnd(6)} ${name.padEnd(26)}`;
    console.log(`  ${label} p50 ${p50}, p99 ${ms(p99Of(answers))}; ${statuses}`);
  }
}
