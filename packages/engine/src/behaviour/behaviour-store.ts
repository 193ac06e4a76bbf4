import type { ClosedDay } from './closed-day.ts';
import type { PersonFacts } from './judge-day.ts';
import type { PersonDay } from './person-day.ts';
import type { HistoryDay } from './profile.ts';

/** How far the days of an organisation are counted and closed. */
export interface BehaviourState {
  /** Null: nothing was counted yet. */
  firstDay: number | null;
  /** The newest day with events: all before it are closed. */
  lastDay: number | null;
  /** From this day on what follows from earlier days is not up to date; null: everything is. */
  staleFrom: number | null;
}

/** That a person reached a key of `reachedKey`. */
export interface Reach {
  person: string;
  key: string;
}

/**
 * Where the counters of one organisation are kept. Every function is asked for many at once, in one
 * transaction that no one else writes beside.
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
  /** Days on which people reached something first; what no one reached is left out. By `reachOf`. */
  firstDays(reaches: readonly Reach[]): Promise<Map<string, number>>;
  /** Keeps the earlier of the day and what is known. */
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
