import { randomUUID } from 'node:crypto';
import type { ActivityEvent } from '@waybill/contract';
import { countBehaviour, isBehaviour, type BehaviourStore, type Verdict } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { BehaviourCache, BehaviourCaches } from './behaviour-cache.ts';
import { pgBehaviourStore, readState, type HeldState } from './pg-behaviour-store.ts';

/** A tenant's counters within a transaction that changes them. */
export interface OpenBehaviour extends HeldState {
  store: BehaviourStore;
  cache: BehaviourCache;
}

/** Opens a tenant's counters to change them; the caller holds the tenant's lock. */
export async function openBehaviour(
  tx: Transaction,
  tenantId: number,
  caches: BehaviourCaches,
): Promise<OpenBehaviour> {
  const held = await readState(tx, tenantId);
  const cache = caches.of(tenantId, held.token);
  // If the transaction is rolled back, the cache has a token that no one knows.
  cache.token = randomUUID();
  return { ...held, cache, store: pgBehaviourStore(tx, tenantId, { cache, ...held }) };
}

/**
 * Counts new events in the transaction that writes them.
 *
 * @returns how unusual their days are; none while older events are still to be counted. Also the time
 * zone of days.
 */
export async function updateBehaviour(
  tx: Transaction,
  tenantId: number,
  work: { caches: BehaviourCaches; events: readonly ActivityEvent[] },
): Promise<{ verdicts: Verdict[]; zone: string }> {
  const events = work.events.filter(isBehaviour);
  if (events.length === 0) return { verdicts: [], zone: 'UTC' };
  const { store, cache, recountFrom, zone } = await openBehaviour(tx, tenantId, work.caches);
  const verdicts = await countBehaviour(store, cache.memo, events);
  return { verdicts: recountFrom === null ? verdicts : [], zone };
}
