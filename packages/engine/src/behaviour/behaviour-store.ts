import type { ClosedDay } from './closed-day.ts';
import type { PersonFacts } from './judge-day.ts';
import type { PersonDay } from './person-day.ts';
import type { HistoryDay } from './profile.ts';

/** How far the days of an organisation are counted and closed. */
export interface BehaviourState {
  /** Null: nothing counted yet. */
  firstDay: number | null;
  /** The newest day with events: all before it are closed. */
  lastDay: number | null;
  /** First day whose derived values are out of date; null: all are up to date. */
  staleFrom: number | null;
}

/** That a person reached a key of `reachedKey`. */
export interface Reach {
  person: string;
  key: string;
}

/**
 * Stores the counters of one organisation. Every function takes a batch and runs in one transaction
 * without concurrent writers.
 */
export interface BehaviourStore {
  /** The IANA zone by whose calendar all of its days are counted. */
  readonly zone: string;
  state(): Promise<BehaviourState>;
  putState(state: BehaviourState): Promise<void>;
  /** Those of the people that have counters on the day; all of the day without `people`. */
  personDays(day: number, people: readonly string[] | null): Promise<PersonDay[]>;
  putPersonDays(days: readonly PersonDay[]): Promise<void>;
  /** Closed days of people, from a day to before another, in order of time. */
  history(
    people: readonly string[],
    from: number,
    until: number,
  ): Promise<Map<string, HistoryDay[]>>;
  /** First days on which people reached something; omits what no one reached. Keyed by `reachOf`. */
  firstDays(reaches: readonly Reach[]): Promise<Map<string, number>>;
  /** Keeps the earlier of the day and the known one. */
  putFirstDays(reaches: readonly Reach[], day: number): Promise<void>;
  /** For each key: up to `most` people who reached it before the day. */
  reachedBefore(
    keys: readonly string[],
    day: number,
    most: number,
  ): Promise<Map<string, readonly string[]>>;
  /** From a day to before another, in order of time. */
  closedDays(from: number, until: number): Promise<ClosedDay[]>;
  putClosedDay(day: ClosedDay): Promise<void>;
  people(people: readonly string[]): Promise<Map<string, PersonFacts>>;
}

export function reachOf({ person, key }: Reach): string {
  return `${person}\n${key}`;
}
