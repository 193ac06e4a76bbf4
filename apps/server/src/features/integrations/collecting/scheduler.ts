import { dueQueue, type DueQueue } from '../../../platform/due-queue.ts';
import type { CollectServices, StreamTarget } from './collect-services.ts';
import { connections } from './connections.ts';
import { runStream } from './run-stream.ts';

export interface SchedulerOptions {
  /** Runs at once. */
  concurrency: number;
  /** Polling interval in milliseconds for due streams. */
  pollMs?: number;
}

const POLL_MS = 1000;

/**
 * Runs due streams with a fair turn for every tenant. Several schedulers on one database share the
 * work: the one with a stream's lease runs it. See docs/adr/0022-collecting-by-leases.md.
 */
export function collectScheduler(services: CollectServices, options: SchedulerOptions): DueQueue {
  const held = connections(services);
  const { concurrency } = options;
  return dueQueue<StreamTarget & { key: string }>({
    most: concurrency,
    // However many streams of a tenant are slow, others get a slot.
    mostOfTenant: Math.max(1, Math.ceil((concurrency * 3) / 4)),
    everyMs: options.pollMs ?? POLL_MS,
    now: services.now,
    due: (most) => dueStreams(services, most),
    run: async (target, stopping) => void (await runStream(services, held, target, stopping)),
    onFault: (target, err) =>
      target
        ? services.log.warn({ ...placeOf(target), err }, 'could not start or finish a run')
        : services.log.warn({ err }, 'could not find due streams'),
  });
}

function placeOf({ tenantId, integrationId, streamId }: StreamTarget): StreamTarget {
  return { tenantId, integrationId, streamId };
}

async function dueStreams(
  { database, now }: CollectServices,
  most: number,
): Promise<(StreamTarget & { key: string })[]> {
  const rows = await database.system((tx) =>
    tx.named<{ tenant_id: number; integration_id: string; stream_id: string }>(
      'due_streams',
      'SELECT tenant_id, integration_id, stream_id FROM due_streams($1, $2)',
      [new Date(now()), most],
    ),
  );
  return rows.map((row) => ({
    key: `${row.integration_id} ${row.stream_id}`,
    tenantId: row.tenant_id,
    integrationId: row.integration_id,
    streamId: row.stream_id,
  }));
}
