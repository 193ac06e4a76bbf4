import { fairQueue, type QueueBounds, type QueuedWork } from './fair-queue.ts';

/** Work for a few workers that all tenants share. */
export interface SharedWork extends QueuedWork {
  /** Aborted when no one waits for the result anymore. */
  signal?: AbortSignal | undefined;
}

export interface SlotOptions {
  /** Current number of parallel tasks: at least one. */
  slots: () => number;
  /** Maximum per tenant. */
  perTenant: number;
  /** Work from this size on is large, and never takes the last of several slots. */
  largeBytes: number;
  bounds: QueueBounds;
}

/** A few slots, given out fairly. */
export interface FairSlots {
  /**
   * Runs the task when it is its turn. Throws `QueueFull` if too much waits already, the signal's
   * reason once aborted, and the task's errors.
   */
  run<T>(work: SharedWork, task: () => Promise<T>): Promise<T>;
  /** Whether anything waits for a slot. */
  hasWaiting(): boolean;
  isLarge(work: Pick<SharedWork, 'bytes'>): boolean;
  /** Starts tasks for additional slots. */
  look(): void;
  /** Rejects waiting tasks, and all later ones. */
  close(reason: Error): void;
}

interface Waiting extends SharedWork {
  begin(): void;
  refuse(reason: unknown): void;
}

/**
 * Fairly shared slots. Large work leaves one slot free, so that small work waits only for small work: a
 * bounded time, however much large work there is.
 */
export function fairSlots({ slots, perTenant, largeBytes, bounds }: SlotOptions): FairSlots {
  const queue = fairQueue<Waiting>(bounds);
  const running = new Set<SharedWork>();
  let closed: Error | undefined;

  const isLarge = ({ bytes }: Pick<SharedWork, 'bytes'>): boolean => bytes >= largeBytes;

  function mayStart(work: SharedWork): boolean {
    const most = slots();
    if (running.size >= most) return false;
    const own = [...running].filter(({ tenantId }) => tenantId === work.tenantId);
    if (own.length >= perTenant) return false;
    return !isLarge(work) || [...running].filter(isLarge).length < Math.max(1, most - 1);
  }

  function next(): void {
    for (let work = queue.take(mayStart); work; work = queue.take(mayStart)) {
      running.add(work);
      work.begin();
    }
  }

  async function occupy<T>(slot: Waiting, task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } finally {
      running.delete(slot);
      next();
    }
  }

  return {
    run: <T>(work: SharedWork, task: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        const { signal } = work;
        if (closed) throw closed;
        signal?.throwIfAborted();
        // The task starts immediately with its slot, so that it cannot miss an abort or the end.
        const begin = (): void => {
          occupy(waiting, task)
            .then(resolve, reject)
            .finally(() => signal?.removeEventListener('abort', leave));
        };
        const waiting: Waiting = { ...work, begin, refuse: reject };
        // A running task keeps its slot until it ends; its caller need not wait for that.
        const leave = (): void => {
          queue.remove(waiting);
          reject(signal?.reason);
        };
        queue.push(waiting);
        signal?.addEventListener('abort', leave, { once: true });
        next();
      }),
    hasWaiting: () => queue.size > 0,
    isLarge,
    look: next,
    close(reason) {
      closed = reason;
      for (const waiting of queue.drain()) waiting.refuse(reason);
    },
  };
}
