import { instant } from '@waybill/connectors/kit/instant';
import type { SqlStream } from '@waybill/connectors/kit/declaration/declaration';
import type { VendorRecord } from '@waybill/connectors';
import type { CollectedPage, RunEnd } from '../../collect-options.ts';
import { CollectFailure, unlessCancelled } from '../../collect-failure.ts';
import { valueAt } from '../../path-value.ts';
import type { PartitionPosition } from '../../stream-position.ts';
import { stretchToRead, windowsOf, type TimeCursor, type TimeWindow } from '../../time-window.ts';
import type { ResolveHost } from '../resolve-host.ts';
import { counted, untilEnd, type Pages, type TransportRun } from '../transport-run.ts';
import { openPostgres } from './open-postgres.ts';
import { openSnowflake } from './open-snowflake.ts';
import type { SqlSource } from './sql-source.ts';

export interface CollectSqlOptions extends TransportRun {
  stream: SqlStream;
  resolve: ResolveHost;
  /** A backfill: this window is read instead of the cursor's, and the position stays untouched. */
  window?: TimeWindow;
  /** Instead of Snowflake's address. */
  endpoint?: string;
}

/**
 * Runs a stream's query once, window by window if its cursor is a time, and yields the rows in batches
 * of up to 1,000. `:since` is the newest time read minus the overlap; overlapping rows are repeated.
 */
export function collectSql(options: CollectSqlOptions): AsyncGenerator<CollectedPage, RunEnd> {
  return untilEnd(pagesOf(options), options.signal);
}

/** Shared state of one run. */
interface Pass {
  run: CollectSqlOptions;
  source: SqlSource;
  count: { requests: number; late: number };
}

async function* pagesOf(options: CollectSqlOptions): Pages {
  const { run, count } = counted(options);
  const { cursor, sql } = run.stream;
  if (cursor.type === 'marker') {
    throw new CollectFailure('config_invalid', 'A query has no marker.');
  }
  const source =
    sql.dialect === 'snowflake'
      ? openSnowflake(run, run.endpoint)
      : await openPostgres(run, run.resolve);
  const pass: Pass = { run, source, count: Object.assign(count, { late: 0 }) };
  try {
    yield* cursor.type === 'time' ? byTime(pass, cursor) : whole(pass);
  } finally {
    await source.close();
  }
  return false;
}

async function* whole(pass: Pass): AsyncGenerator<CollectedPage, void> {
  const now = pass.run.now();
  const batches = pass.source.rows(pass.run.stream.sql.query, { since: 0, until: now });
  for await (const { rows, isLast } of withLast(batches)) {
    unlessCancelled(pass.run.signal);
    yield pageOf(pass, rows, isLast ? { readAt: now } : null);
  }
}

async function* byTime(pass: Pass, cursor: TimeCursor): AsyncGenerator<CollectedPage, void> {
  const { run, source, count } = pass;
  const known = run.position?.partitions['']?.time;
  const stretch = run.window ?? stretchToRead(cursor, known, run.now());
  let reached = known ?? stretch.from;
  for (const window of windowsOf(stretch, cursor)) {
    let newest: number | null = null;
    const batches = source.rows(run.stream.sql.query, { since: window.from, until: window.to });
    for await (const { rows, isLast } of withLast(batches)) {
      unlessCancelled(run.signal);
      const moments = rows.map((row) => momentOf(row, cursor)).filter((at) => at !== null);
      newest = moments.reduce((a, b) => Math.max(a, b), newest ?? -Infinity);
      count.late += moments.filter((at) => at < window.from).length;
      // Rows left unread in an older window would never be read.
      const end = window.to < stretch.to ? window.to : Math.min(newest, window.to);
      const isFit = isLast || cursor.commit === 'page';
      reached = Math.max(reached, isLast ? end : Math.min(newest, window.to));
      yield pageOf(pass, rows, isFit ? { time: reached, readAt: run.now() } : null);
    }
  }
}

function momentOf(row: VendorRecord, cursor: TimeCursor): number | null {
  return instant(valueAt(row, cursor.field));
}

function pageOf(
  { run, count }: Pass,
  rows: VendorRecord[],
  position: PartitionPosition | null,
): CollectedPage {
  const moved = position === null || run.window ? null : { partitions: { '': position } };
  return { records: rows, position: moved, requests: count.requests, late: count.late };
}

/** The batches with word of which is the last; one without rows when there are none. */
async function* withLast(
  batches: AsyncIterable<VendorRecord[]>,
): AsyncGenerator<{ rows: VendorRecord[]; isLast: boolean }, void> {
  let held: VendorRecord[] | null = null;
  for await (const rows of batches) {
    if (held !== null) yield { rows: held, isLast: false };
    held = rows;
  }
  yield { rows: held ?? [], isLast: true };
}
