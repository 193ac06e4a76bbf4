import { historyDay, WINDOW_DAYS, type HistoryDay, type PersonDay } from '@waybill/engine';
import type { BehaviourCache, KnownHistory } from './behaviour-cache.ts';

/**
 * Caches written rows, as far as later transactions need them.
 *
 * @param lastDay the newest day that had rows before the transaction; null: none.
 */
export function rememberDays(
  cache: BehaviourCache,
  days: readonly PersonDay[],
  lastDay: number | null,
): void {
  for (const row of days) {
    if (row.day > cache.open.day) {
      // Whoever writes the first rows of a day knows all of them.
      const isWhole = lastDay === null || row.day > lastDay;
      for (const person of cache.open.rows.keys()) rememberOpenDay(cache, person);
      cache.open = { day: row.day, rows: new Map(), isWhole };
    }
    if (row.day === cache.open.day) cache.open.rows.set(row.person, row);
    else takeIntoHistory(cache, row);
  }
}

/** Lets the newest day of a person, which grows until it is over, are in the person's history. */
export function rememberOpenDay(cache: BehaviourCache, person: string): void {
  const row = cache.open.rows.get(person);
  if (row !== undefined) takeIntoHistory(cache, row);
}

function takeIntoHistory(cache: BehaviourCache, row: PersonDay): void {
  const known = cache.histories.get(row.person);
  if (known !== undefined) putInOrder(known, historyDay(row));
}

function putInOrder(known: KnownHistory, day: HistoryDay): void {
  const { days } = known;
  let place = days.length;
  while (place > 0 && (days[place - 1]?.day ?? 0) >= day.day) place -= 1;
  days.splice(place, days[place]?.day === day.day ? 1 : 0, day);
  const from = Math.max(known.from, day.day - WINDOW_DAYS);
  known.from = from;
  while ((days[0]?.day ?? from) < from) days.shift();
}
