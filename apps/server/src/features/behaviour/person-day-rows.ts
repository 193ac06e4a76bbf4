import {
  pastOf,
  readCounters,
  storedCounters,
  type HistoryDay,
  type JudgedDay,
  type PersonDay,
  type StoredCounters,
  dayText,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { daySql } from './day-sql.ts';

type Usual = JudgedDay['usual'];

interface DayRow {
  person_key: string;
  counters: StoredCounters;
  judged: Omit<JudgedDay, 'usual'> | null;
  usual: Usual | null;
  [column: string]: unknown;
}

const COLUMNS = 'held.person_key, held.counters, held.judged, held.usual';

/** Counters of people on a day; of everyone without `people`. */
export async function readPersonDays(
  tx: Transaction,
  tenantId: number,
  wanted: { day: number; people: readonly string[] | null },
): Promise<PersonDay[]> {
  const { day, people } = wanted;
  const rows =
    people === null
      ? await tx.named<DayRow>(
          'behaviour_days_all',
          `SELECT ${COLUMNS} FROM behaviour_day AS held WHERE tenant_id = $1 AND day = $2::date`,
          [tenantId, dayText(day)],
        )
      : await tx.named<DayRow>(
          'behaviour_days_of',
          `SELECT ${COLUMNS} FROM unnest($3::text[]) AS wanted (person_key)
           CROSS JOIN LATERAL (
             SELECT * FROM behaviour_day
             WHERE tenant_id = $1 AND day = $2::date AND person_key = wanted.person_key LIMIT 1
           ) AS held`,
          [tenantId, dayText(day), people],
        );
  return rows.map(({ person_key: person, judged, usual, counters }) => {
    const known = judged === null ? null : { ...judged, usual: usual ?? [] };
    return readCounters({ person, day, judged: known }, counters);
  });
}

/**
 * Stores counters. A person's baseline does not change during a day: it is sent once.
 *
 * @param sent what was sent of each person and day so far.
 */
export async function putPersonDays(
  tx: Transaction,
  tenantId: number,
  days: readonly PersonDay[],
  sent: WeakSet<Usual>,
): Promise<void> {
  if (days.length === 0) return;
  await tx.named(
    'behaviour_days_put',
    `INSERT INTO behaviour_day AS held (tenant_id, day, person_key, counters, judged, usual)
     SELECT $1, day, person, counters, judged, usual
     FROM json_to_recordset($2::json)
       AS told (day date, person text, counters json, judged json, usual json)
     ON CONFLICT (tenant_id, day, person_key) DO UPDATE SET counters = excluded.counters,
       judged = excluded.judged, usual = coalesce(excluded.usual, held.usual)`,
    // One text, because an array of texts would escape every quotation mark once more.
    [tenantId, JSON.stringify(days.map((day) => toldOf(day, sent)))],
  );
  for (const { judged } of days) if (judged !== null) sent.add(judged.usual);
}

function toldOf(row: PersonDay, sent: WeakSet<Usual>) {
  const { day, person, judged } = row;
  const told = { day: dayText(day), person, counters: storedCounters(row) };
  if (judged === null) return told;
  const { usual, ...rest } = judged;
  return { ...told, judged: rest, ...(sent.has(usual) ? {} : { usual }) };
}

/** Removes the counters of people on a day. */
export async function dropPersonDays(
  tx: Transaction,
  tenantId: number,
  gone: { day: number; people: readonly string[] | null },
): Promise<void> {
  await tx.named(
    'behaviour_days_drop',
    `DELETE FROM behaviour_day WHERE tenant_id = $1 AND day = $2::date
       AND ($3::text[] IS NULL OR person_key = ANY($3::text[]))`,
    [tenantId, dayText(gone.day), gone.people],
  );
}

/** All days of people from one on, in chronological order. */
export async function readHistories(
  tx: Transaction,
  tenantId: number,
  people: readonly string[],
  from: number,
): Promise<Map<string, HistoryDay[]>> {
  const rows = await tx.named<{
    person_key: string;
    day: number;
    values: number[];
    zone: string;
    hours: number[];
    sizes: HistoryDay['sizes'];
  }>(
    'behaviour_histories',
    `SELECT held.* FROM unnest($2::text[]) AS wanted (person_key)
     CROSS JOIN LATERAL (
       SELECT person_key, ${daySql('day')} AS day, judged -> 'values' AS values,
         coalesce(counters ->> 'zone', 'UTC') AS zone, counters -> 'hours' AS hours, counters -> 'sizes' AS sizes
       FROM behaviour_day
       WHERE tenant_id = $1 AND person_key = wanted.person_key AND day >= $3::date OFFSET 0
     ) AS held`,
    [tenantId, people, dayText(from)],
  );
  const histories = new Map<string, HistoryDay[]>(people.map((person) => [person, []]));
  for (const { person_key: person, ...day } of rows) {
    histories.get(person)?.push(pastOf(day));
  }
  for (const days of histories.values()) days.sort((a, b) => a.day - b.day);
  return histories;
}
