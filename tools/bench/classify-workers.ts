import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { bytesOf } from './classify-text.ts';

/** MB per second of the clock with one worker thread and with two; `ratio` is the second by the first. */
export interface WorkerFigures {
  one: number;
  two: number;
  ratio: number;
}

/** The same documents with one thread and with two, each the best of three rounds after a warm-up. */
export async function measureWorkers(documents: readonly Uint8Array[]): Promise<WorkerFigures> {
  const megabytes = bytesOf(documents) / 1e6;
  const one = megabytes / (await bestSeconds([documents]));
  const two = megabytes / (await bestSeconds(halvesOf(documents)));
  return { one, two, ratio: two / one };
}

/**
 * Two shares with equal bytes, within the size of a document: how a queue feeds two equally fast
 * threads. Shares with equal numbers of documents differ by a tenth, for which one thread would wait.
 */
function halvesOf(documents: readonly Uint8Array[]): readonly (readonly Uint8Array[])[] {
  const [first, second] = [newShare(), newShare()];
  for (const document of documents) {
    const share = first.bytes <= second.bytes ? first : second;
    share.documents.push(document);
    share.bytes += document.length;
  }
  return [first.documents, second.documents];
}

function newShare(): { bytes: number; documents: Uint8Array[] } {
  return { bytes: 0, documents: [] };
}

async function bestSeconds(shares: readonly (readonly Uint8Array[])[]): Promise<number> {
  const workers = shares.map(
    (documents) =>
      new Worker(path.join(import.meta.dirname, 'classify-worker.ts'), {
        workerData: { documents },
      }),
  );
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  const seconds: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const began = process.hrtime.bigint();
    const answers = workers.map((worker) => once(worker, 'message'));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to name
    for (const worker of workers) worker.postMessage('run');
    await Promise.all(answers);
    seconds.push(Number(process.hrtime.bigint() - began) / 1e9);
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
  return Math.min(...seconds.slice(1));
}
