import { setMaxListeners } from 'node:events';
import { fairPicks, type DueItem } from './fair-picks.ts';
import { heldBack, type Pauses } from './held-back.ts';

/** Work of all tenants that becomes due by the clock. */
export interface DueQueueOptions<Item extends DueItem> {
  /** Items that run side by side. */
  most: number;
  /** Per tenant. Below `most`, a slot stays free for the others. */
  mostOfTenant: number;
  /** Polling interval in milliseconds for due items. */
  everyMs: number;
  /** Epoch milliseconds. */
  now: () => number;
  /** At most this many due items, most urgent first, every tenant's first before any second. */
  due: (most: number) => Promise<readonly Item[]>;
  /** `more`: it stopped to let others have a turn, and is still due. */
  run: (item: Item, stopping: AbortSignal) => Promise<void | 'more'>;
  /** Milliseconds to wait after a completed item that is always due; default 0. */
  restMs?: number;
  /** Backoff of a failed item; default: a minute at first, an hour at most. */
  pauses?: Pauses;
  /** Called for a failed item, or, with null, if due items could not be read. */
  onFault: (item: Item | null, error: unknown) => void;
}

export interface DueQueue {
  start(): void;
  /** Runs everything that is due and resolves when nothing is left. */
  runDue(): Promise<void>;
  /** Starts nothing more and resolves when everything in progress has ended. */
  stop(): Promise<void>;
}

/** Items inspected per slot, so that every tenant is represented. */
const LOOKED_AT = 16;

/**
 * Runs due items, many in parallel, with a fair turn for every tenant. A failing item backs off, twice
 * as long after every consecutive failure; nothing else waits for it.
 */
export function dueQueue<Item extends DueItem>(options: DueQueueOptions<Item>): DueQueue {
  const { most, mostOfTenant, now } = options;
  const stopping = new AbortController();
  // Every item listens to it.
  setMaxListeners(0, stopping.signal);
  const running = new Map<string, { item: Item; ended: Promise<void> }>();
  const held = heldBack(now, options.pauses);
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> | null = null;
  let isToLookAgain = false;
  /** Done since the last poll; items still due then must not loop. */
  const justDone = new Set<string>();

  /** @returns how many items it started. */
  async function fill(): Promise<number> {
    if (running.size >= most || stopping.signal.aborted) return 0;
    const due = await options.due(most * LOOKED_AT + held.keys().length);
    if (stopping.signal.aborted) return 0;
    const ready = due.filter(({ key }) => !justDone.has(key) && !held.isHeld(key));
    const inUse = [...running.values()].map(({ item }) => item);
    const picks = fairPicks(ready, inUse, { most, mostOfTenant });
    for (const item of picks) begin(item);
    return picks.length;
  }

  function begin(item: Item): void {
    const ended = options
      .run(item, stopping.signal)
      .then(
        (outcome) => {
          if (outcome === 'more') held.free(item.key);
          else rest(item.key);
        },
        (error: unknown) => {
          held.failed(item.key);
          options.onFault(item, error);
        },
      )
      .finally(() => {
        running.delete(item.key);
        if (timer !== undefined) look();
      });
    running.set(item.key, { item, ended });
  }

  function rest(key: string): void {
    const { restMs = 0 } = options;
    if (timer !== undefined) justDone.add(key);
    if (restMs === 0) held.free(key);
    else held.rest(key, restMs);
  }

  const ends = (): Promise<void>[] => [...running.values()].map(({ ended }) => ended);

  function look(): void {
    if (looking !== null) {
      isToLookAgain = true;
      return;
    }
    isToLookAgain = false;
    looking = fill()
      .catch((error: unknown) => options.onFault(null, error))
      .finally(() => {
        looking = null;
        if (isToLookAgain && !stopping.signal.aborted) look();
      });
  }

  return {
    start() {
      timer = setInterval(() => {
        justDone.clear();
        look();
      }, options.everyMs);
      look();
    },
    async runDue() {
      for (;;) {
        const begun = await fill();
        if (running.size > 0) await Promise.race(ends());
        else if (begun === 0) return;
      }
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      stopping.abort();
      await looking;
      await Promise.all(ends());
    },
  };
}
