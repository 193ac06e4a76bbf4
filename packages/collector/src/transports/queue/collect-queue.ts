import { CollectFailure } from '../../collect-failure.ts';
import type { CollectedPage, RunEnd } from '../../collect-options.ts';
import { decodeRecords } from '../../decode-records.ts';
import { readable } from '../../unreadable.ts';
import { counted, untilEnd, type Pages } from '../transport-run.ts';
import { openQueue, type OpenQueueOptions, type QueueBatch } from './open-queue.ts';

export interface CollectQueueOptions extends OpenQueueOptions {
  /** A run stops after this many batches and asks to be run again. */
  mostBatches?: number;
}

const MOST_BATCHES = 200;

/**
 * Reads a queue until it is empty. Each page is one batch; its messages are settled when the next page,
 * or the end, is requested. Messages with unexpected content are yielded as texts, so that they are
 * stored with rejected records and not redelivered forever.
 */
export function collectQueue(options: CollectQueueOptions): AsyncGenerator<CollectedPage, RunEnd> {
  return untilEnd(pagesOf(options), options.signal);
}

async function* pagesOf(options: CollectQueueOptions): Pages {
  const { run, count } = counted(options);
  const queue = await openQueue(run);
  let left = options.mostBatches ?? MOST_BATCHES;
  try {
    for await (const batch of queue.receive(run.signal)) {
      const position = batch.position ?? run.position ?? { partitions: {} };
      const page = contentOf(batch, run.stream.queue.records);
      yield { ...page, position, requests: count.requests, late: 0 };
      await queue.settle(batch);
      left -= 1;
      if (left <= 0) return true;
    }
    return false;
  } finally {
    await queue.close();
  }
}

function contentOf(batch: QueueBatch, path: string): Omit<CollectedPage, keyof PageEnd> {
  const found = batch.bodies.map((body) => elementsOf(body, path));
  const texts = batch.bodies.filter((_, index) => found[index] === null);
  const { records, unreadable } = readable(found.flatMap((elements) => elements ?? []));
  return {
    records,
    ...(texts.length > 0 && { texts: texts.map((body) => new TextDecoder().decode(body)) }),
    ...(unreadable.length > 0 && { unreadable }),
  };
}

type PageEnd = Pick<CollectedPage, 'position' | 'requests' | 'late'>;

/** A message may contain one record, a list of them, or a list under a key, and may be compressed. */
function elementsOf(body: Uint8Array, path: string): unknown[] | null {
  const answer = { status: 200, headers: new Headers(), url: '', bytes: body };
  const reading = { decode: 'json', compression: 'gzip', absentWhenEmpty: false } as const;
  try {
    return [...decodeRecords(answer, { ...reading, path }).list];
  } catch (error) {
    if (error instanceof CollectFailure) return null;
    throw error;
  }
}
