import { fairQueue, type QueueBounds, type QueuedWork } from './fair-queue.ts';

/** Work for a few workers that all tenants share. */
export interface SharedWork extends QueuedWork {
  /** Aborted when no one waits for the result anymore. */
  signal?: AbortSignal | undefined;
}

export interface SlotOptions {
  /** Tasks at once, as it is just now: at least one. */
  slots: () => number;
  /** Of them those of one tenant. */
  perTenant: number;
  /** Work from here on is large, and never takes the last slot where there are several. */
  largeBytes: number;
  bounds: QueueBounds;
}

/** A few slots, given out fairly. */
export interface FairSlots {
  /**
   * Runs the task when it is its turn. Throws `QueueFull` where too much waits already, the reason of
   * the signal once that is aborted, and what the task throws.
   */
  run<T>(work: SharedWork, task: () => Promise<T>): Promise<T>;
  /** Whether anything waits for a slot. */
  hasWaiting(): boolean;
  isLarge(work: Pick<SharedWork, 'bytes'>): boolean;
  /** Begins what may begin: there are more slots now. */
  look(): void;
  /** Rejects what waits, and everything that comes later. */
  close(reason: Error): void;
}

interface Waiting extends SharedWork {
  begin(): void;
  refuse(reason: unknown): void;
}

/**
 * Slots that no tenant has to itself. Large work leaves one slot free, so that what is small waits for small
 * work only: a bounded time, however much of the large kind there is.
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
        // The task begins at once with its slot, so that it cannot miss an abort or the end.
        const begin = (): void => {
          occupy(waiting, task)
            .then(resolve, reject)
            .finally(() => signal?.removeEventListener('abort', leave));
        };
        const waiting: Waiting = { ...work, begin, refuse: reject };
        // A task that runs keeps its slot until it has ended; its caller need not wait for that.
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
