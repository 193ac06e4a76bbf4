import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ContentClassification } from '@waybill/contract';
import type { QueueBounds } from '../platform/fair-queue.ts';
import { fairSlots, type SharedWork } from '../platform/fair-slots.ts';
import { createLruMap, type LruMap } from '../platform/lru-map.ts';
import { KEPT_SETS, type Answer, type Ask, type ThreadData } from './classifier-messages.ts';
import type { DataTypeSet } from './data-type-set.ts';

export interface PoolAsk
  extends Pick<Ask, 'parts' | 'subject' | 'now'>, Omit<SharedWork, 'bytes'> {
  set: DataTypeSet;
}

/** Threads that classify. They start with the first content and never keep the process alive. */
export interface ClassifierPool {
  /**
   * Throws `ClassifierFailed` when the content broke the thread or took too long, `QueueFull` when too
   * many contents wait, and the reason of the signal when that is aborted.
   */
  classify(ask: PoolAsk): Promise<ContentClassification>;
  /** As `classify`, with a second thread that is got ready, so that one is when the first is busy. */
  warmUp(ask: PoolAsk): Promise<void>;
  close(): Promise<void>;
}

/** A content could not be classified. The message is the kind of fault, never what was read. */
export class ClassifierFailed extends Error {
  override name = 'ClassifierFailed';
}

/** How long one content may take, in milliseconds, before it is given up and its thread replaced. */
export interface Patience {
  alone: number;
  /** Where other contents wait for a thread. */
  contended: number;
}

/** Threads for large contents. One more takes small ones only, and shares the processors with them. */
const MOST_LARGE = 2;
/** Contents below take a fraction of a second, whatever they hold. */
const LARGE_BYTES = 262_144;
/**
 * Contents that wait are held in memory. Those of one body come a few at a time, so that these bounds
 * are reached by hundreds of senders at once, or by a flood of trials.
 */
const BOUNDS: QueueBounds = {
  perTenant: { count: 512, bytes: 134_217_728 },
  inAll: { count: 2048, bytes: 402_653_184 },
};
const PATIENCE: Patience = { alone: 120_000, contended: 30_000 };
const LOOK_EVERY_MS = 1000;
/** A thread looks every few milliseconds whether it is to stop, but for what is not cut into such steps. */
const GRACE_MS = 2000;
/** It does not look while it starts, which takes seconds on a busy machine. */
const START_MS = 30_000;
const HEAP_MB = 1024;
const WORKER = new URL('classifier-worker.ts', import.meta.url);

type Outcome = Pick<Extract<Answer, { result: unknown }>, 'result'> | { fault: string };

interface Thread {
  worker: Worker;
  /** The sets that the thread has, by its own count. */
  sets: LruMap<true>;
  /** The thread stops the content whose id is here. */
  stopped: Int32Array;
  /** It has started: it has answered. */
  isReady: boolean;
  /** What it works on; null while it is idle. */
  task: { id: number; settle(outcome: Outcome): void } | null;
}

export function classifierPool(
  patience: Patience = PATIENCE,
  bounds: QueueBounds = BOUNDS,
): ClassifierPool {
  const large = Math.min(MOST_LARGE, availableParallelism());
  const threads = new Set<Thread>();
  const slots = fairSlots({ slots: large + 1, largeBytes: LARGE_BYTES, mostLarge, bounds });
  let lastId = 0;

  /** Large contents leave a thread that is ready to the small ones. */
  function mostLarge(): number {
    const ready = [...threads].filter(({ isReady }) => isReady);
    return Math.max(1, ready.length - 1);
  }

  function start(): Thread {
    const stopped = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(WORKER, {
      workerData: { stopped } satisfies ThreadData,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const sets = createLruMap<true>(KEPT_SETS);
    const thread: Thread = { worker, sets, stopped, isReady: false, task: null };
    worker.unref();
    worker.on('message', (answer: Answer) => {
      thread.isReady = true;
      if (answer.id === thread.task?.id) thread.task.settle(answer);
      slots.look();
    });
    worker.on('error', (error) => end(thread, error.name));
    worker.on('exit', () => end(thread, 'the thread ended'));
    threads.add(thread);
    return thread;
  }

  function end(thread: Thread, fault: string): void {
    threads.delete(thread);
    void thread.worker.terminate();
    thread.task?.settle({ fault });
  }

  function tell(thread: Thread, { set, parts, subject, now }: Omit<PoolAsk, 'tenantId' | 'lane'>) {
    lastId += 1;
    const isKnown = thread.sets.get(set.key) === true;
    thread.sets.set(set.key, true);
    const id = lastId;
    const ask = { id, setKey: set.key, set: isKnown ? null : set, parts, subject, now };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.worker.postMessage(ask satisfies Ask);
    return id;
  }

  /** Gets threads ready for the next contents: starting one takes longer than most contents. */
  function keepReady(count: number, ask: PoolAsk): void {
    while (threads.size < count) tell(start(), { ...ask, parts: [] });
  }

  /** Stops what the thread works on; one that does not react is replaced. */
  function stop(thread: Thread, fault: string): void {
    const { task } = thread;
    if (!task) return;
    Atomics.store(thread.stopped, 0, task.id);
    const late = setTimeout(() => end(thread, fault), thread.isReady ? GRACE_MS : START_MS);
    thread.task = {
      id: task.id,
      settle() {
        clearTimeout(late);
        task.settle({ fault });
      },
    };
  }

  /** Gives the content up when it takes too long, which is sooner where others wait. @returns stops it */
  function watch(thread: Thread): () => void {
    const startedAt = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const look = (): void => {
      const isOver = performance.now() - startedAt >= patience.alone;
      if (isOver || slots.hasWaiting()) stop(thread, 'took too long');
      else timer = setTimeout(look, LOOK_EVERY_MS);
    };
    timer = setTimeout(look, Math.min(patience.contended, patience.alone));
    return () => clearTimeout(timer);
  }

  function work(ask: PoolAsk): Promise<ContentClassification> {
    const idle = [...threads].filter(({ task }) => task === null);
    const thread = idle.find(({ isReady }) => isReady) ?? idle[0] ?? start();
    const { signal, set } = ask;
    const stopWatching = watch(thread);
    const leave = (): void => stop(thread, 'nobody waits for it');
    signal?.addEventListener('abort', leave, { once: true });
    return new Promise((resolve, reject) => {
      function settle(outcome: Outcome): void {
        stopWatching();
        signal?.removeEventListener('abort', leave);
        thread.task = null;
        thread.worker.unref();
        if ('result' in outcome) return resolve(outcome.result);
        thread.sets.delete(set.key);
        reject(new ClassifierFailed(outcome.fault));
      }
      // While it works it keeps the process alive: somebody waits for the answer.
      thread.worker.ref();
      thread.task = { id: tell(thread, ask), settle };
    });
  }

  return {
    async classify(ask) {
      const { tenantId, lane, signal } = ask;
      const bytes = ask.parts.reduce((sum, { text }) => sum + text.length, 0);
      return slots.run({ tenantId, lane, bytes, signal }, () => {
        const result = work(ask);
        if (slots.isLarge({ bytes })) keepReady(large + 1, ask);
        return result;
      });
    },
    async warmUp(ask) {
      const result = slots.run({ tenantId: ask.tenantId, lane: ask.lane, bytes: 0 }, () => work(ask));
      keepReady(2, ask);
      await result;
    },
    async close() {
      slots.close(new ClassifierFailed('closed'));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
