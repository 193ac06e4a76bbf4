/** Arriving records go before test runs. */
export type Lane = 'intake' | 'interactive';

/** Queue-relevant facts of a piece of work. */
export interface QueuedWork {
  tenantId: number;
  lane: Lane;
  /** Its size, by which turns are shared out. */
  bytes: number;
}

/** Maximum waiting, per tenant and in total. */
export interface QueueBounds {
  perTenant: { count: number; bytes: number };
  inAll: { count: number; bytes: number };
}

/** The queue is full. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Work that waits, fair between tenants by size. */
export interface FairQueue<T extends QueuedWork> {
  /** Throws `QueueFull`. */
  push(work: T): void;
  /** Takes the next startable one; undefined if none. */
  take(mayStart: (work: T) => boolean): T | undefined;
  /** Removes one that no longer waits. @returns whether it was there. */
  remove(work: T): boolean;
  /** Takes out everything. */
  drain(): T[];
  readonly size: number;
}

/** Bytes of intake per byte of the other lane, if a tenant has both waiting. */
const SHARES: Readonly<Record<Lane, number>> = { intake: 4, interactive: 1 };
/** Minimum cost of a piece of work. */
const LEAST_BYTES = 4096;

interface Flow<T> {
  waiting: T[];
  /** Weighted bytes it has had so far, on the clock shared by all flows. */
  served: number;
}

/**
 * Each tenant's lane is a flow, and the next turn goes to the flow with the fewest bytes (start-time
 * fair queueing, Goyal 1996): a flood delays only itself, and never starves either. Within a flow the
 * order of arrival is kept, except for work that may not start yet.
 */
export function fairQueue<T extends QueuedWork>(bounds: QueueBounds): FairQueue<T> {
  const flows = new Map<string, Flow<T>>();
  const bytesOf = new Map<number, { count: number; bytes: number }>();
  const all = { count: 0, bytes: 0 };
  /** Idle flows with their bytes: coming back does not reset them. */
  const ends = new Map<string, number>();
  let clock = 0;

  function requireRoom({ tenantId, bytes }: T): void {
    const own = bytesOf.get(tenantId) ?? { count: 0, bytes: 0 };
    const fits = (held: { count: number; bytes: number }, bound: QueueBounds['inAll']): boolean =>
      held.count < bound.count && (held.count === 0 || held.bytes + bytes <= bound.bytes);
    if (!fits(own, bounds.perTenant) || !fits(all, bounds.inAll)) throw new QueueFull();
  }

  function count({ tenantId, bytes }: T, step: 1 | -1): void {
    const own = bytesOf.get(tenantId) ?? { count: 0, bytes: 0 };
    for (const held of [own, all]) {
      held.count += step;
      held.bytes += step * bytes;
    }
    if (own.count === 0) bytesOf.delete(tenantId);
    else bytesOf.set(tenantId, own);
  }

  function takeFrom(key: string, flow: Flow<T>, work: T): void {
    flow.waiting.splice(flow.waiting.indexOf(work), 1);
    count(work, -1);
    if (flow.waiting.length > 0) return;
    flows.delete(key);
    ends.set(key, flow.served);
    if (flows.size > 0) return;
    ends.clear();
    clock = 0;
  }

  return {
    push(work) {
      requireRoom(work);
      count(work, 1);
      const key = keyOf(work);
      const flow = flows.get(key);
      if (flow) return void flow.waiting.push(work);
      const served = Math.max(clock, ends.get(key) ?? 0);
      ends.delete(key);
      flows.set(key, { waiting: [work], served });
    },
    take(mayStart) {
      const inTurn = [...flows].toSorted(([, left], [, right]) => left.served - right.served);
      for (const [key, flow] of inTurn) {
        const work = flow.waiting.find(mayStart);
        if (!work) continue;
        clock = Math.max(clock, flow.served);
        flow.served += (work.bytes + LEAST_BYTES) / SHARES[work.lane];
        takeFrom(key, flow, work);
        return work;
      }
      return undefined;
    },
    remove(work) {
      const key = keyOf(work);
      const flow = flows.get(key);
      if (!flow?.waiting.includes(work)) return false;
      takeFrom(key, flow, work);
      return true;
    },
    drain() {
      const drained = [...flows.values()].flatMap(({ waiting }) => waiting);
      flows.clear();
      ends.clear();
      bytesOf.clear();
      Object.assign(all, { count: 0, bytes: 0 });
      return drained;
    },
    get size() {
      return all.count;
    },
  };
}

function keyOf({ tenantId, lane }: QueuedWork): string {
  return `${tenantId} ${lane}`;
}
