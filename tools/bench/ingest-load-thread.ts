import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { loadRequests, shuffledMonths, type LoadRequest } from './ingest-load.ts';

/** What making leaves behind is collected early: it counts as memory of the run. */
const YOUNG_MB = 48;
const HEAP_MB = 768;

const Message = z.object({ sourceId: z.string(), body: z.string(), events: z.number() });

/** What is to be made, and of what. */
type LoadTask =
  | { name: 'loadRequests'; options: Parameters<typeof loadRequests>[0] }
  | { name: 'shuffledMonths'; months: number; endAt: number };

/**
 * Generates requests in a separate thread. This takes many times their memory, which is released with
 * the thread: measurements then cover only the product and the data sent.
 */
export function madeApart(task: LoadTask): Promise<LoadRequest[]> {
  return new Promise((resolve, reject) => {
    const requests: LoadRequest[] = [];
    const worker = new Worker(new URL(import.meta.url), {
      workerData: task,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, maxOldGenerationSizeMb: HEAP_MB },
    });
    worker.on('message', (message) => void requests.push(Message.parse(message)));
    worker.once('error', reject);
    worker.once('exit', () => resolve(requests));
  });
}

function made(task: LoadTask): LoadRequest[] {
  if (task.name === 'loadRequests') return loadRequests(task.options);
  return shuffledMonths(task.months, task.endAt);
}

const task: LoadTask | null = workerData;
if (!isMainThread && task !== null) {
  // One by one: all of them in one message would be there three times at once.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  for (const request of made(task)) parentPort?.postMessage(request);
}
