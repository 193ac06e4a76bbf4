import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@waybill/store';
import { readTenantBacklog } from '../../apps/server/src/features/ingest/backlog/backlog-rows.ts';
import { PER_REQUEST, type LoadRequest } from './ingest-load.ts';
import { madeApart } from './ingest-load-thread.ts';
import { drain, type Sender } from './ingest-sender.ts';

const LOOK_EVERY_MS = 50;

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

/** From the first request to the last response, without derivation; then the backlog is derived. */
export async function acknowledged(
  installation: Installation,
  seeds: number,
): Promise<Phase & { backlogMax: number; drainedPerSecond: number }> {
  const { sender, deriver } = installation;
  const requests = await months(seeds, 100);
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
export async function derivedInOrder(installation: Installation, seeds: number): Promise<Phase> {
  return derived(installation, await months(seeds, 200));
}

/** As `derivedInOrder`, of three months whose records come in any order. */
export async function derivedOutOfOrder(installation: Installation): Promise<Phase> {
  const requests = await madeApart({ name: 'shuffledMonths', months: 3, endAt: Date.now() });
  return derived(installation, requests);
}

function months(seeds: number, firstSeed: number): Promise<LoadRequest[]> {
  const options = { seeds, firstSeed, perRequest: PER_REQUEST, endAt: Date.now() };
  return madeApart({ name: 'loadRequests', options });
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
