import { instant } from '@waybill/connectors/kit/instant';
import { FAR_FUTURE_MS } from './clock-skew.ts';
import { CollectFailure } from './collect-failure.ts';
import { valueAt } from './path-value.ts';
import { MoreToRead, type PartitionChunk, type PartitionRun } from './partition-run.ts';
import type { Run } from './run-context.ts';
import { stretchToRead, windowsOf, type TimeCursor, type TimeWindow } from './time-window.ts';
import { walkStream, type StreamChunk } from './walk-steps.ts';

/** Reads a partition from its last moment on, window by window. */
export async function* collectByTime(
  run: Run,
  cursor: TimeCursor,
  { partition, position }: PartitionRun,
): AsyncGenerator<PartitionChunk, void> {
  const { options } = run;
  const stretch = options.window ?? stretchToRead(cursor, position?.time, options.now());
  const reading: Reading = {
    cursor,
    partition,
    end: stretch.to,
    reached: position?.time ?? stretch.from,
  };
  const all = { ahead: 0, sound: 0 };
  for (const window of windowsOf(stretch, cursor)) {
    const seen: Seen = { newest: undefined, all };
    try {
      yield* collectWindow(run, reading, window, seen);
    } catch (error) {
      throw hasProgress(error, cursor, reading.reached > window.from + cursor.overlap * 1000);
    }
  }
  // One record with a wrong date is refused on its own; a wrong clock affects all of them.
  if (all.ahead > 1 && all.sound === 0) {
    throw new CollectFailure('clock_skew', 'Records are dated far into the future.');
  }
}

interface Reading {
  cursor: TimeCursor;
  partition: string;
  /** End of the newest window. */
  end: number;
  /** Up to where everything was read. */
  reached: number;
}

async function* collectWindow(
  run: Run,
  reading: Reading,
  window: TimeWindow,
  seen: Seen,
): AsyncGenerator<PartitionChunk, void> {
  const { cursor, partition } = reading;
  const isByPage = cursor.commit === 'page';
  const vars = { cursor: window.from, until: window.to, partition };
  for await (const chunk of walkStream(run, { vars })) {
    look(run, { cursor, window, seen }, chunk);
    if (chunk.isLast) reading.reached = endOf(reading, window, seen);
    else if (isByPage) reading.reached = Math.max(reading.reached, seen.newest ?? 0);
    const position = { time: reading.reached, readAt: run.options.now() };
    yield { elements: chunk.elements, position: chunk.isLast || isByPage ? position : null };
  }
}

interface Seen {
  /** Time of the newest record, ignoring the far future. */
  newest: number | undefined;
  /** Elements of the run by whether their moment can be. */
  all: { ahead: number; sound: number };
}

/** Notes the moments of a chunk: of the list's elements and of what the steps made of them. */
function look(
  run: Run,
  { cursor, window, seen }: { cursor: TimeCursor; window: TimeWindow; seen: Seen },
  chunk: StreamChunk,
): void {
  const now = run.options.now();
  const momentOf = (element: unknown): number | null => instant(valueAt(element, cursor.field));
  for (const element of new Set([...chunk.listed, ...chunk.elements])) {
    const at = momentOf(element);
    if (at === null) continue;
    if (at > now + FAR_FUTURE_MS) {
      seen.all.ahead += 1;
    } else {
      seen.all.sound += 1;
      seen.newest = Math.max(seen.newest ?? at, Math.min(at, now));
    }
  }
  run.count.late += chunk.elements.filter((element) => {
    const at = momentOf(element);
    return at !== null && at < window.from;
  }).length;
}

/**
 * End of a completely read window: its end, unless it is the newest one, whose last record shows how
 * far the vendor itself is.
 */
function endOf({ cursor, end, reached }: Reading, window: TimeWindow, { newest }: Seen): number {
  if (window.to < end) return Math.max(reached, window.to);
  if (newest !== undefined) return Math.max(reached, Math.min(newest, window.to));
  return cursor.maxWindow === undefined
    ? reached
    : Math.max(reached, window.to - cursor.maxWindow * 1000);
}

/** Page by page, the limit of pages is no fault as long as the position moves. */
function hasProgress(error: unknown, cursor: TimeCursor, moved: boolean): unknown {
  const isLimit = error instanceof CollectFailure && error.code === 'page_limit';
  return isLimit && cursor.commit === 'page' && moved ? new MoreToRead() : error;
}
