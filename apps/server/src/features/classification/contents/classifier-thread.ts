import { Worker } from 'node:worker_threads';
import type { ContentClassification } from '@waybill/contract';
import { createLruMap } from '../../../platform/lru-map.ts';
import { ClassifierFailed } from './classifier-failed.ts';
import { KEPT_SETS, type Answer, type Ask, type ThreadData } from './classifier-messages.ts';
import type { DataTypeSet } from './data-type-set.ts';

export interface ThreadAsk extends Pick<Ask, 'parts' | 'subject' | 'now'> {
  set: DataTypeSet;
}

/** A thread that classifies one content at a time. It never keeps the process alive while idle. */
export interface ClassifierThread {
  /** It has started, which takes seconds on a busy machine. */
  readonly isReady: boolean;
  readonly isIdle: boolean;
  /** Throws `ClassifierFailed` when the content broke the thread, or was stopped. */
  classify(ask: ThreadAsk): Promise<ContentClassification>;
  /** Compiles the data types of the ask before the first content that needs them. */
  prepare(ask: ThreadAsk): void;
  /** Stops the current work with that fault; an unresponsive thread is terminated. */
  stop(fault: string): void;
  end(fault: string): Promise<unknown>;
}

export interface ThreadEvents {
  /** It has answered, and is idle. */
  onAnswer(): void;
  /** It cannot be used anymore. */
  onEnd(thread: ClassifierThread): void;
}

type Outcome = Pick<Extract<Answer, { result: unknown }>, 'result'> | { fault: string };

/** A thread checks every few milliseconds whether to stop, except in work without such steps. */
const GRACE_MS = 2000;
/** It does not check while starting. */
const START_MS = 30_000;
const HEAP_MB = 1024;
/**
 * A content's allocations are garbage after the response: more frequent collections cost less than the
 * memory.
 */
const YOUNG_MB = 48;
const WORKER = new URL('classifier-worker.ts', import.meta.url);

export function startThread({ onAnswer, onEnd }: ThreadEvents): ClassifierThread {
  const stopped = new Int32Array(new SharedArrayBuffer(4));
  /** The sets that the thread has, by its own count. */
  const sets = createLruMap<true>(KEPT_SETS);
  let task: { id: number; fault?: string; settle(outcome: Outcome): void } | null = null;
  let late: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isReady = false;
  const worker = new Worker(WORKER, {
    workerData: { stopped } satisfies ThreadData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  worker.unref();
  worker.on('message', (answer: Answer) => {
    isReady = true;
    if (answer.id === task?.id) settle(task.fault === undefined ? answer : { fault: task.fault });
    onAnswer();
  });
  worker.on('error', (error) => void end(error.name));
  worker.on('exit', () => void end('the thread ended'));

  function settle(outcome: Outcome): void {
    clearTimeout(late);
    const done = task;
    task = null;
    worker.unref();
    done?.settle(outcome);
  }

  function end(fault: string): Promise<unknown> {
    onEnd(thread);
    settle({ fault });
    return worker.terminate();
  }

  function tell({ set, ...ask }: ThreadAsk): number {
    lastId += 1;
    const isKnown = sets.get(set.key) === true;
    sets.set(set.key, true);
    const message = { ...ask, id: lastId, setKey: set.key, set: isKnown ? null : set };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(message satisfies Ask);
    return lastId;
  }

  const thread: ClassifierThread = {
    get isReady() {
      return isReady;
    },
    get isIdle() {
      return task === null;
    },
    classify: (ask) =>
      new Promise((resolve, reject) => {
        function done(outcome: Outcome): void {
          if ('result' in outcome) return resolve(outcome.result);
          sets.delete(ask.set.key);
          reject(new ClassifierFailed(outcome.fault));
        }
        // While working it keeps the process alive: a caller waits for the response.
        worker.ref();
        task = { id: tell(ask), settle: done };
      }),
    prepare: (ask) => void tell({ ...ask, parts: [] }),
    stop(fault) {
      if (!task) return;
      task.fault = fault;
      Atomics.store(stopped, 0, task.id);
      late = setTimeout(() => void end(fault), isReady ? GRACE_MS : START_MS);
    },
    end,
  };
  return thread;
}
