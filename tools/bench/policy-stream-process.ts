import { mappedEvent } from '@waybill/connectors';
import type { MappedEvent } from '@waybill/contract';
import type { Policy } from '@waybill/engine';
import { openSettledPipeline } from '../../apps/server/testing/settled-pipeline.ts';
import { benchPolicies } from './bench-policies.ts';
import { cpuSeconds, databasePid } from './cpu-time.ts';
import { percentile } from './machine.ts';
import { benchTenant, withBenchDatabase, type BenchDatabase } from './policy-database.ts';

const POLICIES = 200;
const PER_BATCH = 500;
/** Parallel senders, each of which sends again after its response. */
const SENDERS = 8;
const WARM_UP_SECONDS = 5;
const SECONDS = 15;
const PACED_RATE = 1000;
const PACED_BATCH = 50;
const PACED_SECONDS = 10;

/**
 * Events through the writer with two hundred policies, as fast as they go: each answer is durable. Then at a
 * steady rate: from an event's arrival until its detection can be read.
 */
async function measure(): Promise<Record<string, number>> {
  return withBenchDatabase(async (bench) => {
    const database = await databasePid(bench.folder);
    const send = senderOf(bench, benchPolicies(POLICIES));
    const withPolicies = await sustained(send, database);
    const latencies = await pacedLatencies(send);
    const p50 = percentile(latencies, 0.5);
    const p99 = percentile(latencies, 0.99);
    // Separate, so that both start with an empty organisation.
    const other = { ...bench, tenantId: await benchTenant(bench.database, 'without') };
    const without = await sustained(senderOf(other, []), database);
    return {
      policies: POLICIES,
      ...withPolicies,
      perSecondWithout: without.perSecond,
      p50LatencyMs: p50,
      p99LatencyMs: p99,
    };
  });
}

type Send = (size: number) => Promise<unknown>;
let sent = 0;

function senderOf({ database, tenantId }: BenchDatabase, policies: readonly Policy[]): Send {
  const { writer } = openSettledPipeline(database, Date.now, policies);
  return (size) => {
    const events = Array.from({ length: size }, () => {
      sent += 1;
      return eventOf(sent);
    });
    return writer.write({
      tenantId,
      sourceId: 'google-drive',
      records: events.map((event) => ({
        payload: Buffer.from(JSON.stringify(event)),
        events: [event],
      })),
      receivedAt: Date.now(),
      isSample: false,
    });
  };
}

interface Sustained {
  perSecond: number;
  /** Of this process and of the database, together: unaffected by other load. */
  perCpuSecond: number;
  [figure: string]: number;
}

/** Events per second with several senders, after the first seconds. */
async function sustained(send: Send, database: number): Promise<Sustained> {
  await sendFor(send, WARM_UP_SECONDS);
  const cpuUsed = async () => (await cpuSeconds(process.pid)) + (await cpuSeconds(database));
  const [began, cpuBefore, before] = [performance.now(), await cpuUsed(), sent];
  await sendFor(send, SECONDS);
  const events = sent - before;
  return {
    perSecond: (events * 1000) / (performance.now() - began),
    perCpuSecond: events / ((await cpuUsed()) - cpuBefore),
  };
}

async function sendFor(send: Send, seconds: number): Promise<void> {
  const endsAt = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: SENDERS }, async () => {
      while (performance.now() < endsAt) await send(PER_BATCH);
    }),
  );
}

/** A write answers when its detections are committed: who asks then reads them. */
async function pacedLatencies(send: Send): Promise<number[]> {
  const latencies: number[] = [];
  const everyMs = (PACED_BATCH * 1000) / PACED_RATE;
  const began = performance.now();
  const writes: Promise<void>[] = [];
  for (let tick = 0; tick * everyMs < PACED_SECONDS * 1000; tick += 1) {
    const due = began + tick * everyMs;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    writes.push(send(PACED_BATCH).then(() => void latencies.push(performance.now() - due)));
  }
  await Promise.all(writes);
  return latencies;
}

/** One in a hundred opens a file to everyone; the others move files of many people about. */
function eventOf(number: number): MappedEvent {
  const isOpened = number % 100 === 0;
  return mappedEvent({
    source: 'Google Drive',
    stream: 'drive',
    vendorEventId: `bench-${number}`,
    vendorOperation: isOpened ? 'change_visibility' : 'upload',
    action: isOpened ? 'Share' : 'Upload',
    movement: isOpened ? 'share' : 'upload',
    occurredAt: Date.now(),
    actor: { kind: 'person', email: `person${number % 500}@ours.example` },
    object: {
      kind: 'file',
      id: `file-${number}`,
      name: `plan ${number}.xlsx`,
      sizeBytes: number,
    },
    visibilityBefore: isOpened ? 'private' : null,
    visibilityAfter: isOpened ? 'public' : null,
  });
}

process.send?.(await measure());
process.disconnect();
