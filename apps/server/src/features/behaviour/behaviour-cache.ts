import {
  behaviourMemo,
  type BehaviourMemo,
  type HistoryDay,
  type JudgedDay,
  type PersonDay,
} from '@waybill/engine';

/**
 * A process's cache of a tenant's counters between transactions. It equals the database as long as no
 * one else has written since, see `behaviour_state.token`.
 */
export interface BehaviourCache {
  /** Of this process's last transaction; empty if none. */
  token: string;
  memo: BehaviourMemo;
  /** Rows of the newest day, all of them if `isWhole`. */
  open: { day: number; rows: Map<string, PersonDay>; isWhole: boolean };
  histories: Map<string, KnownHistory>;
  /** Already stored in `behaviour_day.usual`. */
  sent: WeakSet<JudgedDay['usual']>;
  /** Days on which something was reached first, by `reachOf`. */
  firstDays: Map<string, number>;
}

/** All days of a person from one on, in chronological order. */
export interface KnownHistory {
  from: number;
  days: HistoryDay[];
}

/** Maximum cached tenants, people and reached places: some 100 MB. */
const MOST_TENANTS = 4;
const MOST_PEOPLE = 4000;
const MOST_REACHED = 200_000;

function emptyCache(): BehaviourCache {
  return {
    token: '',
    memo: behaviourMemo(),
    open: { day: Number.NEGATIVE_INFINITY, rows: new Map(), isWhole: false },
    histories: new Map(),
    sent: new WeakSet(),
    firstDays: new Map(),
  };
}

export interface BehaviourCaches {
  /** Cache of a tenant whose counters have `token`; empty if it is another one. */
  of(tenantId: number, token: string): BehaviourCache;
}

export function behaviourCaches(): BehaviourCaches {
  const known = new Map<number, BehaviourCache>();
  return {
    of(tenantId, token) {
      const held = known.get(tenantId);
      const cache = held !== undefined && held.token === token ? held : emptyCache();
      if (cache.histories.size > MOST_PEOPLE) cache.histories.clear();
      if (cache.firstDays.size > MOST_REACHED) cache.firstDays.clear();
      // The most recently written tenant is evicted last.
      known.delete(tenantId);
      known.set(tenantId, cache);
      for (const oldest of known.keys()) {
        if (known.size <= MOST_TENANTS) break;
        known.delete(oldest);
      }
      return cache;
    },
  };
}
