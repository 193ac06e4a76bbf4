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

/** What is wrong with one partition alone; the others are read all the same. */
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
]);

/**
 * Runs a stream once: gives out its new records page by page and answers how the run ended. Never
 * rejects for anything the vendor or the network does. What is committed up to any page is consistent:
 * a run that is interrupted goes on at the last position that came with a page, and repeats records of
 * the unfinished part, under the same `recordKey`.
 */
export async function* collect(options: CollectOptions): AsyncGenerator<CollectedPage, RunEnd> {
  const state: State = { position: options.position, failed: null, outcome: 'complete' };
  try {
    const run = createRun(options);
    const partitions = await partitionsOf(run);
    for (const partition of partitions) {
      unlessCancelled(options.signal);
      yield* readPartition(run, partition, partitions, state);
    }
  } catch (error) {
    state.failed = failureOf(error);
  }
  return state.failed === null ? { outcome: state.outcome } : endOf(state.failed);
}

interface State {
  position: StreamPosition | null;
  /** The first failure of a partition, which the run ends with. */
  failed: CollectFailure | null;
  outcome: 'complete' | 'more';
}

/** The pages of one partition. Throws what ends the whole run. */
async function* readPartition(
  run: Run,
  partition: string,
  partitions: readonly string[],
  state: State,
): AsyncGenerator<CollectedPage, void> {
  const isBackfill = run.options.window !== undefined;
  const position = positionOf(state.position, partition);
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
    if (error instanceof MoreToRead) state.outcome = 'more';
    else if (error instanceof CollectFailure && OF_ONE_PARTITION.has(error.code)) {
      state.failed ??= error;
    } else throw error;
  }
}

function failureOf(error: unknown): CollectFailure {
  if (error instanceof CollectFailure) return error;
  // A fault of ours rather than the vendor's; its message might hold what a record held.
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
  // Lines may repeat truly, so they are not told apart here.
  if (last.decode === 'text') {
    const texts = elements.filter((element) => typeof element === 'string');
    return { records: [], texts, requests, late };
  }
  const records = checkedRecords(elements, stream.expects).filter(
    (record) => !run.isRepeated(recordKey(stream, record)),
  );
  return { records, requests, late };
}
