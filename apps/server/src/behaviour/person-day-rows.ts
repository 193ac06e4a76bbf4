import {
  historyDay,
  readCounters,
  storedCounters,
  type HistoryDay,
  type JudgedDay,
  type PersonDay,
  type StoredCounters,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { daySql, dayText } from './day-text.ts';

interface DayRow {
  person_key: string;
  counters: StoredCounters;
  judged: JudgedDay | null;
  [column: string]: unknown;
}

const COLUMNS = 'held.person_key, held.counters, held.judged';

/** Counters of people on a day; of everybody without `people`. */
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
  return rows.map((row) =>
    readCounters({ person: row.person_key, day, judged: row.judged }, row.counters),
  );
}

export async function putPersonDays(
  tx: Transaction,
  tenantId: number,
  days: readonly PersonDay[],
): Promise<void> {
  if (days.length === 0) return;
  await tx.named(
    'behaviour_days_put',
    `INSERT INTO behaviour_day (tenant_id, day, person_key, counters, past, judged)
     SELECT $1, * FROM unnest($2::date[], $3::text[], $4::json[], $5::json[], $6::json[])
     ON CONFLICT (tenant_id, day, person_key) DO UPDATE SET
       counters = excluded.counters, past = excluded.past, judged = excluded.judged`,
    [
      tenantId,
      days.map(({ day }) => dayText(day)),
      days.map(({ person }) => person),
      days.map((day) => JSON.stringify(storedCounters(day))),
      days.map((day) => JSON.stringify(pastOf(day))),
      days.map(({ judged }) => JSON.stringify(judged)),
    ],
  );
}

/** Takes away the counters of people on a day. */
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

function pastOf(day: PersonDay): Omit<HistoryDay, 'day'> {
  const { values, hours, sizes } = historyDay(day);
  return { values, hours, sizes };
}

/** All days of people from one on, in order of time. */
export async function readHistories(
  tx: Transaction,
  tenantId: number,
  people: readonly string[],
  from: number,
): Promise<Map<string, HistoryDay[]>> {
  const rows = await tx.named<{
    person_key: string;
    day: number;
    past: Omit<HistoryDay, 'day'>;
  }>(
    'behaviour_histories',
    `SELECT held.* FROM unnest($2::text[]) AS wanted (person_key)
     CROSS JOIN LATERAL (
       SELECT person_key, ${daySql('day')} AS day, past FROM behaviour_day
       WHERE tenant_id = $1 AND person_key = wanted.person_key AND day >= $3::date OFFSET 0
     ) AS held`,
    [tenantId, people, dayText(from)],
  );
  const histories = new Map<string, HistoryDay[]>(people.map((person) => [person, []]));
  for (const { person_key: person, day, past } of rows) {
    histories.get(person)?.push({ ...past, day });
  }
  for (const days of histories.values()) days.sort((a, b) => a.day - b.day);
  return histories;
}
