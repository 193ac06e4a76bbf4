import type { Database } from '@waybill/store';

interface Range {
  from: number;
  to: number;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Above this many events in a week a partition covers a week instead of a month. */
export const WEEKLY_ABOVE = 10_000_000;
/** Older data is sparse: a partition covers a year, to keep their number low. */
const RECENT_MS = 400 * DAY_MS;

export interface PartitionPlan {
  now: number;
  /** Events of the week before now, over all tenants. */
  eventsPerWeek: number;
}

/** Range that a new partition for the instant should have: wide by default, narrower by volume. */
export function partitionRange(at: number, plan: PartitionPlan): Range {
  const date = new Date(at);
  const year = date.getUTCFullYear();
  if (at < Date.UTC(new Date(plan.now - RECENT_MS).getUTCFullYear(), 0)) {
    return { from: Date.UTC(year, 0), to: Date.UTC(year + 1, 0) };
  }
  const month = date.getUTCMonth();
  const monthly = { from: Date.UTC(year, month), to: Date.UTC(year, month + 1) };
  if (plan.eventsPerWeek <= WEEKLY_ABOVE) return monthly;
  // The fourth week covers the rest of the month, so that weeks and months never overlap partially.
  const week = Math.min(3, Math.floor((at - monthly.from) / WEEK_MS));
  const from = monthly.from + week * WEEK_MS;
  return { from, to: week === 3 ? monthly.to : from + WEEK_MS };
}

export interface ActivityPartitions {
  /** Resolves when every instant has a partition. */
  ensure(instants: Iterable<number>): Promise<void>;
}

/** Makes the partitions that events need before they are written, and remembers which exist. */
export function activityPartitions(database: Database, now: () => number): ActivityPartitions {
  let known: Range[] = [];

  async function load(): Promise<void> {
    const rows = await database.system((tx) =>
      tx.query<{ from_at: Date; to_at: Date }>('SELECT from_at, to_at FROM activity_partition'),
    );
    known = rows.map((row) => ({ from: row.from_at.getTime(), to: row.to_at.getTime() }));
  }

  const covers = (at: number): boolean => known.some((range) => at >= range.from && at < range.to);

  return {
    async ensure(instants: Iterable<number>): Promise<void> {
      const missing = [...new Set(instants)].filter((at) => !covers(at));
      if (missing.length === 0) return;
      await load();
      for (const at of missing) {
        if (covers(at)) continue;
        const range = fitted(
          partitionRange(at, { now: now(), eventsPerWeek: await eventsPerWeek(database, now()) }),
          at,
          known,
        );
        await database.system((tx) =>
          tx.query('SELECT make_activity_partition($1, $2)', [
            new Date(range.from),
            new Date(range.to),
          ]),
        );
        await load();
      }
    },
  };
}

/** Limits a range to the space between existing neighbours of another width. */
export function fitted(wanted: Range, at: number, existing: readonly Range[]): Range {
  let { from, to } = wanted;
  for (const range of existing) {
    if (range.to <= at) from = Math.max(from, range.to);
    if (range.from > at) to = Math.min(to, range.from);
  }
  return { from, to };
}

/** Planner statistics are precise enough to choose a width, and cost nothing. */
async function eventsPerWeek(database: Database, now: number): Promise<number> {
  const [row] = await database.system((tx) =>
    tx.query<{ events: number }>(
      `SELECT coalesce(sum(greatest(c.reltuples, 0) * 7 * 86400 / extract(epoch FROM p.to_at - p.from_at)), 0)::float8 AS events
       FROM activity_partition p
       JOIN pg_class c ON c.relname = format('activity_%s_%s',
         to_char(p.from_at AT TIME ZONE 'UTC', 'YYYYMMDD'), to_char(p.to_at AT TIME ZONE 'UTC', 'YYYYMMDD'))
       WHERE p.from_at <= $1 AND p.to_at > $2`,
      [new Date(now), new Date(now - WEEK_MS)],
    ),
  );
  return row?.events ?? 0;
}
