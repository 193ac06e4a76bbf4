import { reachOf, type BehaviourState, type BehaviourStore } from './behaviour-store.ts';
import type { ClosedDay } from './closed-day.ts';
import type { PersonFacts } from './judge-day.ts';
import { readCounters, storedCounters, type PersonDay, type StoredCounters } from './person-day.ts';
import { historyDay, type HistoryDay } from './profile.ts';

export interface MemoryBehaviourStore extends BehaviourStore {
  /** All state in a canonical order: two stores that counted the same events are equal. */
  contents(): { personDays: PersonDay[]; closedDays: ClosedDay[] };
}

type PackedDay = Pick<PersonDay, 'person' | 'day' | 'judged'> & { counters: StoredCounters };

function pack(row: PersonDay): PackedDay {
  const { person, day, judged } = row;
  return { person, day, judged, counters: storedCounters(row) };
}

function unpack({ counters, ...keys }: PackedDay): PersonDay {
  return readCounters(keys, counters);
}

/** In-memory counters of one organisation. */
export function memoryBehaviourStore(
  directory: ReadonlyMap<string, PersonFacts> = new Map(),
  zone = 'UTC',
): MemoryBehaviourStore {
  let state: BehaviourState = { firstDay: null, lastDay: null, staleFrom: null };
  const days = new Map<number, Map<string, PersonDay>>();
  const packed = new Map<number, Map<string, PackedDay>>();
  const rowsOf = (day: number): Map<string, PersonDay> => {
    const unpacked = new Map(
      [...(packed.get(day) ?? [])].map(([person, row]) => [person, unpack(row)]),
    );
    const rows = days.get(day) ?? unpacked;
    days.set(day, rows);
    packed.delete(day);
    return rows;
  };
  const histories = new Map<string, HistoryDay[]>();
  const firstDays = new Map<string, number>();
  const reached = new Map<string, Map<string, number>>();
  const closed = new Map<number, ClosedDay>();
  const closedBetween = (from: number, until: number): ClosedDay[] =>
    inOrder([...closed.values()].filter(({ day }) => day >= from && day < until));

  return {
    zone,
    state: async () => state,
    async putState(next) {
      state = next;
    },
    async personDays(day, people) {
      const own = rowsOf(day);
      if (people === null) return [...own.values()];
      return people.map((person) => own.get(person)).filter((found) => found !== undefined);
    },
    async putPersonDays(rows) {
      for (const row of rows) {
        rowsOf(row.day).set(row.person, row);
        const history = histories.get(row.person) ?? [];
        histories.set(row.person, history);
        putInOrder(history, historyDay(row));
      }
    },
    async history(people, from, until) {
      return new Map(
        people.map((person) => {
          const own = histories.get(person) ?? [];
          return [person, own.filter(({ day }) => day >= from && day < until)];
        }),
      );
    },
    async firstDays(reaches) {
      const found = new Map<string, number>();
      for (const reach of reaches) {
        const key = reachOf(reach);
        const day = firstDays.get(key);
        if (day !== undefined) found.set(key, day);
      }
      return found;
    },
    async putFirstDays(reaches, day) {
      for (const reach of reaches) {
        const first = Math.min(day, firstDays.get(reachOf(reach)) ?? day);
        firstDays.set(reachOf(reach), first);
        const people = reached.get(reach.key) ?? new Map<string, number>();
        reached.set(reach.key, people.set(reach.person, first));
      }
    },
    async reachedBefore(keys, day, most) {
      return new Map(
        keys.map((key) => {
          const people = [...(reached.get(key) ?? [])].filter(([, first]) => first < day);
          return [key, people.slice(0, most).map(([person]) => person)];
        }),
      );
    },
    closedDays: async (from, until) => closedBetween(from, until),
    async putClosedDay(day) {
      closed.set(day.day, day);
      // Closed days are rarely read, and many small objects cost more than one list.
      packed.set(
        day.day,
        new Map([...rowsOf(day.day)].map(([person, row]) => [person, pack(row)])),
      );
      days.delete(day.day);
    },
    async people(people) {
      return new Map(
        people.flatMap((person) => {
          const facts = directory.get(person);
          return facts === undefined ? [] : [[person, facts]];
        }),
      );
    },
    contents: () => ({
      personDays: [...new Set([...days.keys(), ...packed.keys()])]
        .flatMap((day) => [...rowsOf(day).values()])
        .toSorted((a, b) => a.day - b.day || (a.person < b.person ? -1 : 1)),
      closedDays: closedBetween(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
    }),
  };
}

function inOrder<T extends { day: number }>(days: readonly T[]): T[] {
  return days.toSorted((a, b) => a.day - b.day);
}

function putInOrder(days: HistoryDay[], day: HistoryDay): void {
  let place = days.length;
  while (place > 0 && (days[place - 1]?.day ?? 0) >= day.day) place -= 1;
  days.splice(place, days[place]?.day === day.day ? 1 : 0, day);
}
