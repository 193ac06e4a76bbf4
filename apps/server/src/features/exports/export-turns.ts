import type { Log } from '../../platform/log.ts';
import { createLruMap } from '../../platform/lru-map.ts';

export interface ExportKey {
  tenantId: number;
  exportId: string;
}

export interface TurnWork {
  /** Streams that have something to send now. */
  due(): Promise<ExportKey[]>;
  /** Sends for a limited time. @returns whether the stream may have more to send. */
  turn(stream: ExportKey, signal: AbortSignal): Promise<boolean>;
  log: Log;
}

/** Maximum streams in flight. */
export interface TurnBounds {
  streams: number;
  perTenant: number;
  /** A stream whose last turn took longer is slow; slow ones get at most half of either number. */
  slowMs: number;
}

export interface ExportTurns {
  /** Finds due streams and starts their turns. Resolves when those that fit have started. */
  look(): Promise<void>;
  /** Resolves when no stream has a turn anymore. */
  settled(): Promise<void>;
  /** Stops turns in flight; no new ones start. */
  stop(): Promise<void>;
}

/** Each stream in flight holds one batch of up to some megabytes. */
const BOUNDS: TurnBounds = { streams: 16, perTenant: 4, slowMs: 6000 };
/** Maximum slow streams remembered; a failing one is not due for a while. */
const KNOWN_SLOW = 1024;

/**
 * Schedules export streams. Several are in flight at a time, a stream at most once. The next turn goes
 * to the tenant that has waited longest, so that neither a slow receiver nor a tenant with many streams
 * delays the others.
 */
export function exportTurns(work: TurnWork, bounds: TurnBounds = BOUNDS): ExportTurns {
  const stopping = new AbortController();
  const running = new Map<string, { stream: ExportKey; done: Promise<void> }>();
  const slow = createLruMap<true>(KNOWN_SLOW);
  const isSlow = (stream: ExportKey): boolean => slow.get(keyOf(stream)) === true;
  /** Number of the last turn of each tenant that has something to send. */
  let lastTurns = new Map<number, number>();
  let turns = 0;
  let waiting: ExportKey[] = [];

  function hasRoom(stream: ExportKey): boolean {
    const inFlight = [...running.values()].map((one) => one.stream);
    const fits = (streams: readonly ExportKey[], share: number): boolean =>
      streams.length < bounds.streams * share &&
      streams.filter((other) => other.tenantId === stream.tenantId).length <
        bounds.perTenant * share;
    if (running.has(keyOf(stream)) || !fits(inFlight, 1)) return false;
    return !isSlow(stream) || fits(inFlight.filter(isSlow), 0.5);
  }

  function next(): ExportKey | undefined {
    const turnOf = ({ tenantId }: ExportKey): number => lastTurns.get(tenantId) ?? 0;
    let first: ExportKey | undefined;
    for (const stream of waiting) {
      if (first && turnOf(first) <= turnOf(stream)) continue;
      if (hasRoom(stream)) first = stream;
    }
    return first;
  }

  function fill(): void {
    for (let stream = next(); stream; stream = next()) {
      const begun = stream;
      waiting = waiting.filter((other) => other !== begun);
      turns += 1;
      lastTurns.set(begun.tenantId, turns);
      running.set(keyOf(begun), { stream: begun, done: give(begun) });
    }
  }

  async function give(stream: ExportKey): Promise<void> {
    const startedAt = performance.now();
    let hasMore = false;
    try {
      hasMore = await work.turn(stream, stopping.signal);
    } catch (error) {
      work.log.warn({ err: error, exportId: stream.exportId }, 'could not read an export stream');
    }
    if (performance.now() - startedAt > bounds.slowMs) slow.set(keyOf(stream), true);
    else slow.delete(keyOf(stream));
    running.delete(keyOf(stream));
    if (stopping.signal.aborted) return;
    if (hasMore) waiting.push(stream);
    fill();
  }

  async function settled(): Promise<void> {
    while (running.size > 0) await Promise.race([...running.values()].map(({ done }) => done));
  }

  return {
    async look() {
      const due = await work.due();
      if (stopping.signal.aborted) return;
      const keys = new Set(due.map(keyOf));
      const known = new Set([...running.keys(), ...waiting.map(keyOf)]);
      const fresh = due.filter((stream) => !known.has(keyOf(stream)));
      waiting = [...waiting.filter((stream) => keys.has(keyOf(stream))), ...fresh];
      const tenants = new Set(due.map(({ tenantId }) => tenantId));
      lastTurns = new Map([...lastTurns].filter(([tenantId]) => tenants.has(tenantId)));
      fill();
    },
    settled,
    async stop() {
      stopping.abort();
      waiting = [];
      await settled();
    },
  };
}

/** Ids of streams are unique in their tenant. */
function keyOf({ tenantId, exportId }: ExportKey): string {
  return `${tenantId} ${exportId}`;
}
