import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { loadRequests, shuffledMonths, type LoadRequest } from './ingest-load.ts';

/** Requests to generate, and their input. */
type LoadTask =
  | { name: 'loadRequests'; options: Parameters<typeof loadRequests>[0] }
  | { name: 'shuffledMonths'; months: number; endAt: number };

/**
 * Generates requests in a separate thread. This takes many times their memory, which is released with
 * the thread: measurements then cover only the product and the data sent.
 */
export function madeApart(task: LoadTask): Promise<LoadRequest[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function made(task: LoadTask): LoadRequest[] {
  if (task.name === 'loadRequests') return loadRequests(task.options);
  return shuffledMonths(task.months, task.endAt);
}

const task: LoadTask | null = workerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
if (!isMainThread && task !== null) parentPort?.postMessage(made(task));
