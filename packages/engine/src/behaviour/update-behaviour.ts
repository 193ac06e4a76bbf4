import type { ActivityEvent } from '@waybill/contract';
import { zoneClock } from '../time/zone-clock.ts';
import {
  reachOf,
  type BehaviourState,
  type BehaviourStore,
  type Reach,
} from './behaviour-store.ts';
import { closeDay, dayContext, type DayContext } from './closed-day.ts';
import { judgeDay, type PersonFacts, type Verdict } from './judge-day.ts';
import type { JudgedDay } from './judged-day.ts';
import { ORGANIZATION, usualOf } from './peers.ts';
import { countEvent, emptyPersonDay, isBehaviour, type PersonDay } from './person-day.ts';
import { profileOf, WINDOW_DAYS, type Profile } from './profile.ts';
import { reachedKeys } from './reached-keys.ts';
import { scoreDay } from './score-day.ts';

/**
 * Frozen baselines of a day, kept by the caller between batches. Valid as long as no one else writes to
 * the store.
 */
export interface BehaviourMemo {
  contexts: Map<number, DayContext>;
  /** By person. */
  profiles: Map<string, KnownPerson>;
}

interface KnownPerson {
  day: number;
  profile: Profile;
  usual: JudgedDay['usual'];
  facts: PersonFacts | null;
}

export function behaviourMemo(): BehaviourMemo {
  return { contexts: new Map(), profiles: new Map() };
}

/** Other people are counted up to here. */
const MOST_OTHERS = 3;
/** Number of profiles kept in memory. */
const MOST_PROFILES = 20_000;
/** Days that may be out of date before a scored day; tolerates slightly late events. */
const LATE_DAYS = 2;

/**
 * Counts new events and scores their days, each against the baseline frozen the day before. A day is
 * closed when the first event of a later day arrives. Late events are counted in their closed day and
 * scored as if they had arrived in time; later days are updated by `settleBehaviour`.
 *
 * @returns verdicts of the affected days.
 */
export async function countBehaviour(
  store: BehaviourStore,
  memo: BehaviourMemo,
  events: readonly ActivityEvent[],
): Promise<Verdict[]> {
  const counted = events.filter(isBehaviour);
  if (counted.length === 0) return [];
  const { dayOf } = zoneClock(store.zone);
  const byDay = Map.groupBy(counted, ({ occurredAt }) => dayOf(occurredAt));
  const verdicts: Verdict[] = [];
  let state = await store.state();
  for (const day of [...byDay.keys()].toSorted((a, b) => a - b)) {
    state = await openDay(store, memo, { state, day });
    const rows = await countDay(store, memo, { day, events: byDay.get(day) ?? [] });
    const judged = await judgeRows(store, memo, { day, rows, firstDay: state.firstDay });
    if (state.staleFrom === null || day - state.staleFrom <= LATE_DAYS) verdicts.push(...judged);
    await store.putPersonDays(rows);
  }
  await store.putState(state);
  return verdicts;
}

/** Closes the days before a day, or marks later days as out of date. */
async function openDay(
  store: BehaviourStore,
  memo: BehaviourMemo,
  { state, day }: { state: BehaviourState; day: number },
): Promise<BehaviourState> {
  const { lastDay, staleFrom } = state;
  const firstDay = Math.min(day, state.firstDay ?? day);
  if (lastDay === null || day === lastDay) return { firstDay, lastDay: day, staleFrom };
  if (day > lastDay) {
    await closeRows(store, lastDay, await store.personDays(lastDay, null));
    return { firstDay, lastDay: day, staleFrom };
  }
  forgetAfter(memo, day);
  return { firstDay, lastDay, staleFrom: Math.min(day, staleFrom ?? day) };
}

function forgetAfter(memo: BehaviourMemo, day: number): void {
  for (const known of memo.contexts.keys()) if (known > day) memo.contexts.delete(known);
  memo.profiles.clear();
}

async function closeRows(
  store: BehaviourStore,
  day: number,
  rows: readonly PersonDay[],
): Promise<void> {
  const judged = rows.flatMap((row) =>
    row.judged === null
      ? []
      : [
          {
            person: row.person,
            judged: row.judged,
            sizes: [...row.sizes].map(([extension, sums]) => [extension, ...sums] as const),
          },
        ],
  );
  await store.putClosedDay(closeDay(day, judged));
}

async function countDay(
  store: BehaviourStore,
  memo: BehaviourMemo,
  { day, events }: { day: number; events: readonly ActivityEvent[] },
): Promise<PersonDay[]> {
  const byPerson = Map.groupBy(events, ({ actorKey }) => actorKey ?? '');
  const people = [...byPerson.keys()].toSorted();
  const known = new Map(
    (await store.personDays(day, people)).map((counters) => [counters.person, counters]),
  );
  const directory = await knownOf(store, memo, { day, people });
  const reaches = new Map<string, Reach>();
  for (const [person, own] of byPerson) {
    for (const event of own) {
      for (const key of reachedKeys(event)) reaches.set(reachOf({ person, key }), { person, key });
    }
  }
  const firstDays = await store.firstDays([...reaches.values()]);
  const fresh = [...reaches].filter(([reach]) => (firstDays.get(reach) ?? Infinity) > day);
  await store.putFirstDays(
    fresh.map(([, reach]) => reach),
    day,
  );
  return people.map((person) => {
    const zone = directory.get(person)?.facts?.timeZone ?? store.zone;
    const counters = known.get(person) ?? emptyPersonDay(person, day, zone);
    const isFirst = (key: string): boolean =>
      (firstDays.get(reachOf({ person, key })) ?? day) >= day;
    for (const event of byPerson.get(person) ?? []) countEvent(counters, event, isFirst);
    return counters;
  });
}

/** Scores rows of one day. Changes the rows but does not store them. */
async function judgeRows(
  store: BehaviourStore,
  memo: BehaviourMemo,
  given: { day: number; rows: readonly PersonDay[]; firstDay: number | null },
): Promise<Verdict[]> {
  const { day, rows, firstDay } = given;
  const context = await contextOf(store, memo, { day, firstDay });
  const known = await knownOf(store, memo, { day, people: rows.map(({ person }) => person) });
  await countOthers(store, rows);
  return rows.flatMap((row) => {
    const own = known.get(row.person);
    if (own === undefined) return [];
    const { profile, usual, facts } = own;
    row.judged = { ...scoreDay(row, profile, { context, groups: groupsOf(facts) }), usual };
    return judgeDay(row, row.judged, { profile, context, facts }) ?? [];
  });
}

async function contextOf(
  store: BehaviourStore,
  { contexts }: BehaviourMemo,
  { day, firstDay }: { day: number; firstDay: number | null },
): Promise<DayContext> {
  const known = contexts.get(day);
  if (known !== undefined) return known;
  const context = dayContext(day, await store.closedDays(day - WINDOW_DAYS, day), firstDay);
  // Recent days are requested repeatedly, others hardly ever.
  if (contexts.size > LATE_DAYS) contexts.clear();
  contexts.set(day, context);
  return context;
}

async function knownOf(
  store: BehaviourStore,
  { profiles }: BehaviourMemo,
  { day, people }: { day: number; people: readonly string[] },
): Promise<BehaviourMemo['profiles']> {
  const unknown = people.filter((person) => profiles.get(person)?.day !== day);
  if (unknown.length > 0) {
    if (profiles.size > MOST_PROFILES) profiles.clear();
    const histories = await store.history(unknown, day - WINDOW_DAYS, day);
    const directory = await store.people(unknown);
    for (const person of unknown) {
      const profile = profileOf(histories.get(person) ?? [], day);
      const facts = directory.get(person) ?? null;
      profiles.set(person, { day, profile, usual: usualOf(profile), facts });
    }
  }
  return profiles;
}

/** How many others had already reached what is new to someone. */
async function countOthers(store: BehaviourStore, rows: readonly PersonDay[]): Promise<void> {
  for (const [day, own] of Map.groupBy(rows, (row) => row.day)) {
    const keys = new Set(own.flatMap(({ firsts }) => [...firsts.keys()]));
    if (keys.size === 0) continue;
    const before = await store.reachedBefore([...keys], day, MOST_OTHERS);
    for (const { firsts } of own) {
      for (const [key, first] of firsts) first.others = before.get(key)?.length ?? 0;
    }
  }
}

/** Groups of a person, the closest first. */
function groupsOf(facts: PersonFacts | null): string[] {
  if (facts === null || facts.department === null) return [ORGANIZATION];
  const department = facts.department.trim().toLowerCase();
  const title = facts.title?.trim().toLowerCase();
  const role = title === undefined ? [] : [`role:${department}|${title}`];
  return [...role, `department:${department}`, ORGANIZATION];
}

/**
 * Rescores the oldest day that is out of date against the baseline frozen the day before, and closes it
 * again. Repeated until nothing is left, it produces the same state as if all events had arrived in
 * order.
 *
 * @returns verdicts of that day; null if everything is up to date.
 */
export async function settleBehaviour(
  store: BehaviourStore,
  memo: BehaviourMemo,
): Promise<Verdict[] | null> {
  const state = await store.state();
  const { staleFrom: day, lastDay, firstDay } = state;
  if (day === null || lastDay === null) return null;
  forgetAfter(memo, day - 1);
  const rows = await store.personDays(day, null);
  await dropKnown(store, rows);
  const verdicts = await judgeRows(store, memo, { day, rows, firstDay });
  await store.putPersonDays(rows);
  if (day < lastDay && rows.length > 0) await closeRows(store, day, rows);
  await store.putState({ ...state, staleFrom: day < lastDay ? day + 1 : null });
  return verdicts;
}

/** Anything reached before the day after all is not a first time. */
async function dropKnown(store: BehaviourStore, rows: readonly PersonDay[]): Promise<void> {
  const reaches = rows.flatMap(({ person, firsts }) =>
    [...firsts.keys()].map((key) => ({ person, key })),
  );
  if (reaches.length === 0) return;
  const firstDays = await store.firstDays(reaches);
  for (const { person, day, firsts } of rows) {
    for (const key of firsts.keys()) {
      if ((firstDays.get(reachOf({ person, key })) ?? day) < day) firsts.delete(key);
    }
  }
}
