import type { VendorRecord } from '@waybill/connectors';
import type { ConnectorFailure } from '@waybill/contract';
import { CollectFailure, unlessCancelled } from './collect-failure.ts';
import type { CollectedPage, CollectOptions, RunEnd } from './collect-options.ts';
import { collectPartition } from './collect-partition.ts';
import { MoreToRead, type PartitionChunk } from './partition-run.ts';
import { partitionsOf } from './partitions-of.ts';
import { recordKey } from './record-key.ts';
import { createRun, type Run } from './run-context.ts';
import { checkedRecords } from './shape-records.ts';
import { movedPosition, positionOf, type StreamPosition } from './stream-position.ts';
import { Unreadable } from './unreadable.ts';

/** A fault of one partition alone; the others are still read. */
const OF_ONE_PARTITION: ReadonlySet<ConnectorFailure> = new Set([
  'permission_missing',
  'not_licensed',
  'not_found',
  'gone',
  'schema_changed',
  'invalid_response',
  'cursor_stuck',
  'page_limit',
  'clock_skew',
  'config_invalid',
  'unavailable',
]);

/**
 * Runs a stream once: yields its new records page by page and returns the result. Never rejects because
 * of the vendor or the network. What is committed up to any page is consistent: an interrupted run
 * resumes at the last committed position, and repeats records of the unfinished part, under the same
 * `recordKey`.
 */
export async function* collect(options: CollectOptions): AsyncGenerator<CollectedPage, RunEnd> {
  const state: State = { position: options.position, failed: null, outcome: 'complete', silent: 0 };
  try {
    const run = createRun(options);
    const partitions = await partitionsOf(run);
    for (const partition of inTurn(partitions, options.failures ?? 0)) {
      unlessCancelled(options.signal);
      yield* readPartition(run, partition, partitions, state);
      if (state.silent >= MOST_SILENT) break;
    }
  } catch (error) {
    state.failed = failureOf(error);
  }
  return state.failed === null ? { outcome: state.outcome } : endOf(state.failed);
}

/** Consecutive unresponsive partitions after which the vendor counts as unreachable. */
const MOST_SILENT = 3;

/** After a failed run it starts with others: permanently failing ones must not always come first. */
function inTurn(partitions: readonly string[], failures: number): string[] {
  const from = partitions.length === 0 ? 0 : (failures * MOST_SILENT) % partitions.length;
  return [...partitions.slice(from), ...partitions.slice(0, from)];
}

interface State {
  position: StreamPosition | null;
  /** The first failure of a partition, which the run ends with. */
  failed: CollectFailure | null;
  outcome: 'complete' | 'more';
  /** Partitions in a row that were out of reach. */
  silent: number;
}

/** The pages of one partition. Throws faults that end the whole run. */
async function* readPartition(
  run: Run,
  partition: string,
  partitions: readonly string[],
  state: State,
): AsyncGenerator<CollectedPage, void> {
  const isBackfill = run.options.window !== undefined;
  const position = positionOf(state.position, partition);
  let failure: CollectFailure | null = null;
  try {
    for await (const chunk of collectPartition(run, { partition, position })) {
      const page = pageOf(run, chunk);
      const moves = chunk.position !== null && !isBackfill;
      if (chunk.position !== null && moves) {
        const present = new Set(partitions);
        state.position = movedPosition(state.position, partition, chunk.position, present);
      }
      yield { ...page, position: moves ? state.position : null };
    }
  } catch (error) {
    failure = noteEnd(state, error);
  }
  state.silent = failure?.code === 'unavailable' ? state.silent + 1 : 0;
}

/**
 * What ended a partition before its end; null if another run continues. Throws what ends the whole run.
 */
function noteEnd(state: State, error: unknown): CollectFailure | null {
  if (error instanceof MoreToRead) {
    state.outcome = 'more';
    return null;
  }
  const failure = failureOf(error);
  if (!OF_ONE_PARTITION.has(failure.code)) throw failure;
  state.failed ??= failure;
  return failure;
}

function failureOf(error: unknown): CollectFailure {
  if (error instanceof CollectFailure) return error;
  // An internal error rather than the vendor's; its message might contain record content.
  const name = error instanceof Error ? error.name : 'unknown';
  return new CollectFailure('invalid_response', `The answer could not be read (${name}).`);
}

function endOf({ code, retryAfterSec, message }: CollectFailure): RunEnd {
  return { outcome: 'failed', code, retryAfterSec, detail: message };
}

function pageOf(run: Run, { elements }: PartitionChunk): Omit<CollectedPage, 'position'> {
  const { stream } = run.options;
  const { requests, late } = run.count;
  const last = stream.steps.at(-1)?.records ?? stream.records;
  // Identical lines may be genuine, so they are not deduplicated here.
  if (last.decode === 'text') {
    const texts = elements.filter((element) => typeof element === 'string');
    const unreadable = elements.filter((element) => element instanceof Unreadable);
    return { records: [], texts, ...setAside(unreadable), requests, late };
  }
  const { failures = 0 } = run.options;
  const found = checkedRecords(elements, stream.expects, {
    hasSound: run.count.sound > 0,
    failures,
  });
  run.count.sound += found.records.length;
  const records = found.records.filter((record) => !isRepeated(run, record));
  return { records, ...setAside(found.unreadable), requests, late };
}

function setAside(unreadable: Unreadable[]): Pick<CollectedPage, 'unreadable'> {
  return unreadable.length > 0 ? { unreadable } : {};
}

/** What nests too deeply to be distinguished is given out each time; it is refused further on. */
function isRepeated(run: Run, record: VendorRecord): boolean {
  try {
    return run.isRepeated(recordKey(run.options.stream, record));
  } catch {
    return false;
  }
}
