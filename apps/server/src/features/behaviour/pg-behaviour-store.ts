import {
  dayText,
  reachOf,
  type BehaviourState,
  type BehaviourStore,
  type ClosedDay,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { BehaviourCache } from './behaviour-cache.ts';
import { daySql } from './day-sql.ts';
import { putPersonDays, readHistories, readPersonDays } from './person-day-rows.ts';
import { putFirstDays, readFirstDays, readReachedBefore } from './reach-rows.ts';
import { readPeople } from './read-people.ts';
import { rememberDays, rememberOpenDay } from './remember-days.ts';

/**
 * The counters of a tenant as the engine reads them, in one transaction that holds the tenant's lock.
 * Cached data is not read again.
 */
export function pgBehaviourStore(
  tx: Transaction,
  tenantId: number,
  given: { cache: BehaviourCache; state: BehaviourState; zone: string },
): BehaviourStore {
  const { cache, zone } = given;
  let { state } = given;
  return {
    zone,
    state: async () => state,
    async putState(next) {
      state = next;
      await writeState(tx, tenantId, { state, token: cache.token, zone });
    },
    async personDays(day, people) {
      const { open } = cache;
      if (open.day !== day || (people === null && !open.isWhole)) {
        return readPersonDays(tx, tenantId, { day, people });
      }
      if (people === null) return [...open.rows.values()];
      const unknown = open.isWhole ? [] : people.filter((person) => !open.rows.has(person));
      const read =
        unknown.length === 0 ? [] : await readPersonDays(tx, tenantId, { day, people: unknown });
      return [...people.flatMap((person) => open.rows.get(person) ?? []), ...read];
    },
    async putPersonDays(days) {
      await putPersonDays(tx, tenantId, days, cache.sent);
      rememberDays(cache, days, state.lastDay);
    },
    async history(people, from, until) {
      const unknown = people.filter(
        (person) => (cache.histories.get(person)?.from ?? Number.POSITIVE_INFINITY) > from,
      );
      if (unknown.length > 0) {
        const read = await readHistories(tx, tenantId, unknown, from);
        for (const [person, days] of read) cache.histories.set(person, { from, days });
      }
      return new Map(
        people.map((person) => {
          if (cache.open.day < until) rememberOpenDay(cache, person);
          const days = cache.histories.get(person)?.days ?? [];
          return [person, days.filter(({ day }) => day >= from && day < until)];
        }),
      );
    },
    async firstDays(reaches) {
      const unknown = reaches.filter((reach) => !cache.firstDays.has(reachOf(reach)));
      const read = await readFirstDays(tx, tenantId, unknown);
      for (const [reach, day] of read) cache.firstDays.set(reach, day);
      return new Map(
        reaches.flatMap((reach) => {
          const day = cache.firstDays.get(reachOf(reach));
          return day === undefined ? [] : [[reachOf(reach), day] as const];
        }),
      );
    },
    async putFirstDays(reaches, day) {
      await putFirstDays(tx, tenantId, { reaches, day });
      for (const reach of reaches) {
        const key = reachOf(reach);
        cache.firstDays.set(key, Math.min(day, cache.firstDays.get(key) ?? day));
      }
    },
    reachedBefore: (keys, day, most) => readReachedBefore(tx, tenantId, { keys, day, most }),
    closedDays: (from, until) => readClosedDays(tx, tenantId, { from, until }),
    async putClosedDay(day) {
      await tx.named(
        'behaviour_close_day',
        `INSERT INTO behaviour_closed_day (tenant_id, day, facts) VALUES ($1, $2::date, $3)
         ON CONFLICT (tenant_id, day) DO UPDATE SET facts = excluded.facts`,
        [tenantId, dayText(day.day), JSON.stringify(day)],
      );
    },
    people: (people) => readPeople(tx, tenantId, people),
  };
}

async function readClosedDays(
  tx: Transaction,
  tenantId: number,
  { from, until }: { from: number; until: number },
): Promise<ClosedDay[]> {
  const rows = await tx.named<{ facts: ClosedDay }>(
    'behaviour_closed_days',
    `SELECT facts FROM behaviour_closed_day
     WHERE tenant_id = $1 AND day >= $2::date AND day < $3::date ORDER BY day`,
    [tenantId, dayText(from), dayText(until)],
  );
  return rows.map(({ facts }) => facts);
}

/** How far a tenant's behaviour is counted, and by whom. */
export interface HeldState {
  state: BehaviourState;
  token: string;
  /** The zone by whose days it is counted: that of the organization when counting began. */
  zone: string;
  /** First day whose stored events must be recounted; null: none. */
  recountFrom: number | null;
}

export async function readState(tx: Transaction, tenantId: number): Promise<HeldState> {
  const [row] = await tx.named<{
    first_day: number | null;
    last_day: number | null;
    stale_from: number | null;
    recount_from: number | null;
    token: string | null;
    zone: string;
  }>(
    'behaviour_state',
    `SELECT ${daySql('first_day')} AS first_day, ${daySql('last_day')} AS last_day,
       ${daySql('stale_from')} AS stale_from, ${daySql('recount_from')} AS recount_from, token,
       coalesce(zone, zone_of_tenant($1)) AS zone
     FROM (SELECT) AS one LEFT JOIN behaviour_state ON tenant_id = $1`,
    [tenantId],
  );
  if (row === undefined) throw new Error('The state of behaviour has a row, whatever is counted');
  const { first_day: firstDay, last_day: lastDay, stale_from: staleFrom, zone } = row;
  const state = { firstDay, lastDay, staleFrom };
  return { state, token: row.token ?? '', zone, recountFrom: row.recount_from };
}

async function writeState(
  tx: Transaction,
  tenantId: number,
  { state, token, zone }: { state: BehaviourState; token: string; zone: string },
): Promise<void> {
  const { firstDay, lastDay, staleFrom } = state;
  await tx.named(
    'behaviour_state_put',
    `INSERT INTO behaviour_state (tenant_id, first_day, last_day, stale_from, token, zone)
     VALUES ($1, $2::date, $3::date, $4::date, $5, $6)
     ON CONFLICT (tenant_id) DO UPDATE SET first_day = excluded.first_day,
       last_day = excluded.last_day, stale_from = excluded.stale_from, token = excluded.token`,
    [
      tenantId,
      ...[firstDay, lastDay, staleFrom].map((day) => (day === null ? null : dayText(day))),
      token,
      zone,
    ],
  );
}
