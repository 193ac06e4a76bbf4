import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ContentClassification } from '@waybill/contract';
import { createLruMap, type LruMap } from '../platform/lru-map.ts';
import { KEPT_SETS, type Answer, type Ask } from './classifier-messages.ts';
import type { DataTypeSet } from './data-type-set.ts';

export interface PoolAsk extends Pick<Ask, 'parts' | 'subject' | 'now'> {
  set: DataTypeSet;
}

/** Threads that classify. They start with the first content and never keep the process alive. */
export interface ClassifierPool {
  /** Throws `ClassifierFailed` when the content broke the thread, or took too long. */
  classify(ask: PoolAsk): Promise<ContentClassification>;
  close(): Promise<void>;
}

/** A content could not be classified. The message is the kind of fault, never what was read. */
export class ClassifierFailed extends Error {
  override name = 'ClassifierFailed';
}

const MOST_THREADS = 2;
const HEAP_MB = 1024;
const WORKER = new URL('classifier-worker.ts', import.meta.url);

interface Waiting {
  ask: PoolAsk;
  resolve(result: ContentClassification): void;
  reject(error: ClassifierFailed): void;
}

interface Thread {
  worker: Worker;
  /** The sets that the thread has, by its own count. */
  sets: LruMap<true>;
  at: Waiting | null;
  deadline: NodeJS.Timeout | undefined;
}

/** @param deadlineMs After this a content is given up and its thread replaced. */
export function classifierPool(deadlineMs = 120_000): ClassifierPool {
  const most = Math.min(MOST_THREADS, availableParallelism());
  const threads = new Set<Thread>();
  const queue: Waiting[] = [];
  let lastId = 0;
  let isClosed = false;

  function start(): Thread {
    const worker = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    const sets = createLruMap<true>(KEPT_SETS);
    const thread: Thread = { worker, sets, at: null, deadline: undefined };
    worker.unref();
    worker.on('message', (answer: Answer) => settle(thread, answer));
    worker.on('error', (error) => giveUp(thread, error.name));
    worker.on('exit', () => giveUp(thread, 'the thread ended'));
    threads.add(thread);
    return thread;
  }

  function settle(thread: Thread, answer: Answer): void {
    clearTimeout(thread.deadline);
    const done = thread.at;
    thread.at = null;
    thread.worker.unref();
    if ('result' in answer) done?.resolve(answer.result);
    else {
      if (done) thread.sets.delete(done.ask.set.key);
      done?.reject(new ClassifierFailed(answer.fault));
    }
    next();
  }

  function giveUp(thread: Thread, reason: string): void {
    clearTimeout(thread.deadline);
    threads.delete(thread);
    void thread.worker.terminate();
    thread.at?.reject(new ClassifierFailed(reason));
    thread.at = null;
    next();
  }

  function next(): void {
    if (isClosed) {
      for (const { reject } of queue.splice(0)) reject(new ClassifierFailed('closed'));
    }
    if (queue.length === 0) return;
    const idle = [...threads].find(({ at }) => at === null);
    const thread = idle ?? (threads.size < most ? start() : undefined);
    const waiting = thread && queue.shift();
    if (!thread || !waiting) return;
    thread.at = waiting;
    // While it works it keeps the process alive: somebody waits for the answer.
    thread.worker.ref();
    thread.deadline = setTimeout(() => giveUp(thread, 'took too long'), deadlineMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.worker.postMessage(messageOf(thread, waiting.ask));
  }

  function messageOf(thread: Thread, { set, parts, subject, now }: PoolAsk): Ask {
    lastId += 1;
    const isKnown = thread.sets.get(set.key) === true;
    thread.sets.set(set.key, true);
    return { id: lastId, setKey: set.key, set: isKnown ? null : set, parts, subject, now };
  }

  return {
    classify: (ask) =>
      new Promise((resolve, reject) => {
        queue.push({ ask, resolve, reject });
        next();
      }),
    async close() {
      isClosed = true;
      next();
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
