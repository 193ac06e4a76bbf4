import { Worker } from 'node:worker_threads';
import type { Extraction, ExtractionLimits, FileFacts } from './extraction.ts';
import { createAssembly } from './assembly.ts';
import type { WorkerMessage } from './worker/messages.ts';

/** Buffers and WebAssembly are outside the heap, where only looking at them sets a limit. */
const MOST_OUTSIDE_BYTES = 128 * 1024 * 1024;
const LOOK_EVERY_MILLISECONDS = 50;
const YOUNG_MEGABYTES = 16;
const STACK_MEGABYTES = 4;

export interface Task {
  bytes: Uint8Array;
  isCut: boolean;
  facts: FileFacts;
  signal?: AbortSignal;
}

/** A slot for one worker. It reads one file at a time; an ended worker is replaced for the next one. */
export interface WorkerSeat {
  /** Rejects only when the signal is aborted. */
  run(task: Task): Promise<Extraction>;
  close(): Promise<void>;
}

export function createWorkerSeat(limits: ExtractionLimits): WorkerSeat {
  let worker: Worker | undefined;

  function hire(): Worker {
    const hired = new Worker(new URL('./worker/extraction-worker.ts', import.meta.url), {
      resourceLimits: {
        maxOldGenerationSizeMb: limits.memoryMegabytes,
        maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
        stackSizeMb: STACK_MEGABYTES,
      },
      // Flags of the process can be such that no worker starts with them.
      execArgv: [],
      // Library output would mix with the process's own; it is discarded.
      stdout: true,
      stderr: true,
    });
    hired.stdout.resume();
    hired.stderr.resume();
    worker = hired;
    return hired;
  }

  async function dismiss(): Promise<void> {
    const dismissed = worker;
    worker = undefined;
    await dismissed?.terminate();
  }

  return {
    run: async ({ bytes, isCut, facts, signal }) => {
      signal?.throwIfAborted();
      const hand = worker ?? hire();
      hand.ref();
      const outcome = await watch(hand, { limits, signal }, () => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
        hand.postMessage({ bytes, facts, limits, isCut });
      });
      if (outcome.isLost) await dismiss();
      else hand.unref();
      signal?.throwIfAborted();
      return outcome.extraction;
    },
    close: dismiss,
  };
}

interface Watched {
  limits: ExtractionLimits;
  signal: AbortSignal | undefined;
}

interface Outcome {
  extraction: Extraction;
  /** The worker cannot be used again. */
  isLost: boolean;
}

/** Gathers what the worker tells until it is done, ends, or has to be ended. */
async function watch(
  worker: Worker,
  { limits, signal }: Watched,
  start: () => void,
): Promise<Outcome> {
  const assembly = createAssembly();
  const stopWatching = new AbortController();
  return await new Promise<Outcome>((resolve) => {
    function settle(reason?: 'time-limit' | 'memory-limit' | 'reader-failed'): void {
      clearTimeout(timer);
      clearInterval(watcher);
      stopWatching.abort();
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      // A lost worker may still report its end.
      worker.on('error', () => undefined);
      resolve({ extraction: assembly.finish(reason), isLost: reason !== undefined });
    }
    const watcher = setInterval(() => {
      void isTooLarge(worker).then((isOver) => isOver && settle('memory-limit'));
    }, LOOK_EVERY_MILLISECONDS);
    const timer = setTimeout(() => settle('time-limit'), limits.seconds * 1000);
    signal?.addEventListener('abort', () => settle('time-limit'), { signal: stopWatching.signal });
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'done') settle();
      else assembly.take(message);
    });
    worker.on('error', (error) => {
      settle(isOutOfMemory(error) ? 'memory-limit' : 'reader-failed');
    });
    worker.on('exit', () => settle('reader-failed'));
    start();
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

async function isTooLarge(worker: Worker): Promise<boolean> {
  try {
    const { external_memory: outside } = await worker.getHeapStatistics();
    return outside > MOST_OUTSIDE_BYTES;
  } catch {
    // It ended since then.
    return false;
  }
}
