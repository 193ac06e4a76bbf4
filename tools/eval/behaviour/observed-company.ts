import type { ActivityEvent } from '@waybill/contract';
import {
  behaviourMemo,
  countBehaviour,
  readCounters,
  storedCounters,
  type BehaviourStore,
  type Verdict,
} from '@waybill/engine';
import { memoryBehaviourStore } from '@waybill/engine/behaviour/memory-behaviour-store';

/** Events that come together. */
const BATCH = 1000;

/** An organisation as the product sees it, in memory. */
export interface ObservedCompany {
  /** Takes a day in. @returns the days of people that are suspicious at its end. */
  observe(events: readonly ActivityEvent[]): Promise<Verdict[]>;
  /** Whether someone would be suspicious who had done this besides on the day that was ingested last. */
  wouldFind(acts: readonly ActivityEvent[]): Promise<boolean>;
  /** What was ingested so far, and how long that took. */
  totals: { events: number; ms: number };
}

export function observedCompany(): ObservedCompany {
  const store = memoryBehaviourStore();
  const memo = behaviourMemo();
  const totals = { events: 0, ms: 0 };
  return {
    totals,
    async observe(events) {
      const startedAt = performance.now();
      const last = new Map<string, Verdict>();
      for (let from = 0; from < events.length; from += BATCH) {
        const verdicts = await countBehaviour(store, memo, events.slice(from, from + BATCH));
        for (const verdict of verdicts) last.set(verdict.person, verdict);
      }
      totals.ms += performance.now() - startedAt;
      totals.events += events.length;
      return [...last.values()].filter(({ isSuspicious }) => isSuspicious);
    },
    async wouldFind(acts) {
      const verdicts = await countBehaviour(unchanged(store), memo, acts);
      return verdicts.some(({ isSuspicious }) => isSuspicious);
    },
  };
}

/** The store as it is, in which nothing that is put stays. */
function unchanged(store: BehaviourStore): BehaviourStore {
  const nothing = () => Promise.resolve();
  return {
    ...store,
    putState: nothing,
    putPersonDays: nothing,
    putFirstDays: nothing,
    putClosedDay: nothing,
    async personDays(day, people) {
      const rows = await store.personDays(day, people);
      return rows.map((row) => readCounters(row, storedCounters(row)));
    },
  };
}
