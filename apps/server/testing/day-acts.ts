import { DAY_LISTS, type DayList } from '../src/features/ingest/writing/flow-columns.ts';

/** The lists of a row of `activity_day`. */
export type ListedDay = Record<DayList['name'], Buffer>;

/** List entries of each event, combined and sorted: they are in order of arrival. */
export function sortedActs(row: ListedDay): string[] {
  return Array.from({ length: row.objects.length / 8 }, (_, act) =>
    DAY_LISTS.map(({ name, bytes }) =>
      row[name].toString('hex', act * bytes, (act + 1) * bytes),
    ).join(''),
  ).toSorted();
}
