import type { ActivityEvent } from '@waybill/contract';
import {
  dayText,
  countBehaviour,
  isBehaviour,
  zoneClock,
  type BehaviourState,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from '../ingest/writing/stored-event.ts';
import { behaviourCaches } from './behaviour-cache.ts';
import { dropPersonDays } from './person-day-rows.ts';
import { openBehaviour } from './update-behaviour.ts';

/** Events read and counted per batch. */
const PAGE = 2000;

/**
 * Recounts one day from the stored events, for events older than the counters. The caller holds the
 * tenant's lock.
 *
 * @returns whether there is another day.
 */
export async function recountNextDay(tx: Transaction, tenantId: number): Promise<boolean> {
  const {
    store,
    cache,
    state,
    zone,
    recountFrom: day,
  } = await openBehaviour(tx, tenantId, behaviourCaches());
  if (day === null) return false;
  await dropPersonDays(tx, tenantId, { day, people: null });
  let page = await readPage(tx, tenantId, { day, zone, people: null, after: null });
  while (page.length > 0) {
    await countBehaviour(store, cache.memo, page);
    const after = page.length < PAGE ? null : (page.at(-1) ?? null);
    page = after === null ? [] : await readPage(tx, tenantId, { day, zone, people: null, after });
  }
  await store.putState(withStale(await store.state(), day));
  const isMore = state.lastDay !== null && day < state.lastDay;
  await tx.named(
    'behaviour_recounted',
    'UPDATE behaviour_state SET recount_from = $2::date WHERE tenant_id = $1',
    [tenantId, isMore ? dayText(day + 1) : null],
  );
  return isMore;
}

/**
 * Recounts the days of people whose events were deleted. The caller holds the tenant's lock.
 *
 * @published
 */
export async function recountWithout(
  tx: Transaction,
  tenantId: number,
  removed: readonly ActivityEvent[],
): Promise<void> {
  const counted = removed.filter(isBehaviour);
  if (counted.length === 0) return;
  const { store, cache, zone } = await openBehaviour(tx, tenantId, behaviourCaches());
  const { dayOf } = zoneClock(zone);
  const days = Map.groupBy(counted, ({ occurredAt }) => dayOf(occurredAt));
  for (const [day, events] of [...days].toSorted(([a], [b]) => a - b)) {
    const people = [...new Set(events.flatMap(({ actorKey }) => actorKey ?? []))];
    await dropPersonDays(tx, tenantId, { day, people });
    let page = await readPage(tx, tenantId, { day, zone, people, after: null });
    while (page.length > 0) {
      await countBehaviour(store, cache.memo, page);
      const after = page.length < PAGE ? null : (page.at(-1) ?? null);
      page = after === null ? [] : await readPage(tx, tenantId, { day, zone, people, after });
    }
    await store.putState(withStale(await store.state(), day));
  }
}

/** The results of a day are out of date, and so are those derived from it. */
function withStale(state: BehaviourState, day: number): BehaviourState {
  return { ...state, staleFrom: Math.min(day, state.staleFrom ?? day) };
}

async function readPage(
  tx: Transaction,
  tenantId: number,
  wanted: {
    day: number;
    zone: string;
    people: readonly string[] | null;
    after: ActivityEvent | null;
  },
): Promise<ActivityEvent[]> {
  const { day, zone, people, after } = wanted;
  const { startOfDay } = zoneClock(zone);
  const rows = await tx.named<StoredRow>(
    'behaviour_recount_page',
    `SELECT ${EVENT_COLUMNS} FROM activity
     WHERE tenant_id = $1 AND occurred_at >= $2 AND occurred_at < $3
       AND ($4::text[] IS NULL OR actor_key = ANY($4::text[]))
       AND ($5::timestamptz IS NULL OR (occurred_at, event_id) > ($5::timestamptz, $6::uuid))
     ORDER BY occurred_at, event_id LIMIT ${PAGE}`,
    [
      tenantId,
      new Date(startOfDay(day)),
      new Date(startOfDay(day + 1)),
      people,
      after && new Date(after.occurredAt),
      after?.eventId ?? null,
    ],
  );
  return rows.map(storedEvent);
}
