import type { CollectServices, StreamTarget } from './collect-services.ts';
import { connections } from './connections.ts';
import { runStream } from './run-stream.ts';

export interface SchedulerOptions {
  /** Runs at once. */
  concurrency: number;
  /** Milliseconds between two looks for streams that are due. */
  pollMs?: number;
}

export interface Scheduler {
  /** Begins to look for streams that are due. */
  start(): void;
  /** Runs everything that is due and resolves when nothing is. */
  runDue(): Promise<void>;
  /** Ends the runs under way, each after the page it is at. */
  stop(): Promise<void>;
}

const POLL_MS = 1000;

/**
 * Runs the streams that are due. Several schedulers on one database share the work: who takes the lease
 * of a stream runs it. See docs/adr/0022-collecting-by-leases.md.
 */
export function collectScheduler(services: CollectServices, options: SchedulerOptions): Scheduler {
  const held = connections(services);
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  /** @returns how many runs it began. */
  async function fill(): Promise<number> {
    const free = options.concurrency - running.size;
    if (free <= 0 || stopping.signal.aborted) return 0;
    const due = await dueStreams(services, free + running.size);
    const fresh = due.filter((target) => !running.has(keyOf(target))).slice(0, free);
    for (const target of fresh) begin(target);
    return fresh.length;
  }

  function begin(target: StreamTarget): void {
    const key = keyOf(target);
    const run = runStream(services, held, target, stopping.signal)
      .then(() => undefined)
      .catch((error: unknown) => {
        services.log.warn({ ...target, err: error }, 'a run could not be begun or ended');
      })
      .finally(() => running.delete(key));
    running.set(key, run);
  }

  function look(): void {
    fill().catch((error: unknown) => {
      services.log.warn({ err: error }, 'streams that are due could not be looked for');
    });
  }

  return {
    start() {
      timer = setInterval(look, options.pollMs ?? POLL_MS);
      look();
    },
    async runDue() {
      for (;;) {
        const begun = await fill();
        if (running.size > 0) await Promise.race(running.values());
        else if (begun === 0) return;
      }
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}

function keyOf({ integrationId, streamId }: StreamTarget): string {
  return `${integrationId} ${streamId}`;
}

async function dueStreams(
  { database, now }: CollectServices,
  most: number,
): Promise<StreamTarget[]> {
  const rows = await database.system((tx) =>
    tx.named<{ tenant_id: number; integration_id: string; stream_id: string }>(
      'due_streams',
      'SELECT tenant_id, integration_id, stream_id FROM due_streams($1, $2)',
      [new Date(now()), most],
    ),
  );
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    integrationId: row.integration_id,
    streamId: row.stream_id,
  }));
}
