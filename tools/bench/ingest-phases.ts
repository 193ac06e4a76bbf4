import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@waybill/store';
import { readTenantBacklog } from '../../apps/server/src/features/ingest/backlog/backlog-rows.ts';
import { loadRequests, type LoadRequest } from './ingest-load.ts';
import { drain, type Sender } from './ingest-sender.ts';

const PER_REQUEST = 500;
const LOOK_EVERY_MS = 50;
const MONTH_MS = 30 * 86_400_000;

export interface Installation {
  sender: Sender;
  tenantId: number;
  database: Database;
  deriver: ChildProcess;
}

export interface Phase {
  events: number;
  perSecond: number;
}

const backlogOf = ({ database, tenantId }: Installation) =>
  database.tenant(tenantId, (tx) => readTenantBacklog(tx, tenantId));

/** Resolves when nothing waits. */
export async function untilEmpty(installation: Installation): Promise<void> {
  while ((await backlogOf(installation)).events > 0) await delay(LOOK_EVERY_MS);
}

async function tell(deriver: ChildProcess, word: 'derive' | 'rest'): Promise<void> {
  deriver.send(word);
  await once(deriver, 'message');
}

/** From the first request to the last answer, while nothing derives; then everything that waits is derived. */
export async function acknowledged(
  installation: Installation,
  seeds: number,
): Promise<Phase & { backlogMax: number; drainedPerSecond: number }> {
  const { sender, deriver } = installation;
  const requests = months(seeds, 100);
  await tell(deriver, 'rest');
  const { events, seconds } = await timed(() => drain(sender, requests));
  const { events: backlogMax } = await backlogOf(installation);
  const { seconds: drained } = await timed(async () => {
    await tell(deriver, 'derive');
    await untilEmpty(installation);
    return events;
  });
  return { events, perSecond: events / seconds, backlogMax, drainedPerSecond: events / drained };
}

/** From the first request to an empty backlog; each month in the order in which it happened. */
export function derivedInOrder(installation: Installation, seeds: number): Promise<Phase> {
  return derived(installation, months(seeds, 200));
}

/** As `derivedInOrder`, of three months whose records come in any order. */
export function derivedOutOfOrder(installation: Installation): Promise<Phase> {
  const endAt = Date.now();
  const requests = [0, 1, 2].flatMap((month) =>
    loadRequests({
      seeds: 1,
      firstSeed: 300 + month,
      perRequest: PER_REQUEST,
      endAt: endAt - month * MONTH_MS,
    }),
  );
  return derived(installation, shuffled(requests));
}

function months(seeds: number, firstSeed: number): LoadRequest[] {
  return loadRequests({ seeds, firstSeed, perRequest: PER_REQUEST, endAt: Date.now() });
}

async function derived(
  installation: Installation,
  requests: readonly LoadRequest[],
): Promise<Phase> {
  const { events, seconds } = await timed(async () => {
    const accepted = await drain(installation.sender, requests);
    await untilEmpty(installation);
    return accepted;
  });
  return { events, perSecond: events / seconds };
}

async function timed(work: () => Promise<number>): Promise<{ events: number; seconds: number }> {
  const startedAt = performance.now();
  const events = await work();
  return { events, seconds: (performance.now() - startedAt) / 1000 };
}

/** The lines of each source in an order that has nothing to do with time; the same in every run. */
function shuffled(requests: readonly LoadRequest[]): LoadRequest[] {
  let state = 20_260;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
  const mixed = [...Map.groupBy(requests, ({ sourceId }) => sourceId)].flatMap(
    ([sourceId, ofSource]) => {
      const lines = mix(
        ofSource.flatMap(({ body }) => body.split('\n')),
        random,
      );
      return Array.from({ length: Math.ceil(lines.length / PER_REQUEST) }, (_, index) => {
        const part = lines.slice(index * PER_REQUEST, (index + 1) * PER_REQUEST);
        return { sourceId, body: part.join('\n'), events: part.length };
      });
    },
  );
  return mix(mixed, random);
}

function mix<T>(items: readonly T[], random: (below: number) => number): T[] {
  const keyed = items.map((item) => ({ item, key: random(2 ** 31) }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}
