import { availableParallelism } from 'node:os';
import type { ContentClassification } from '@waybill/contract';
import type { QueueBounds } from '../../../platform/fair-queue.ts';
import { fairSlots, type SharedWork } from '../../../platform/fair-slots.ts';
import { ClassifierFailed } from './classifier-failed.ts';
import { startThread, type ClassifierThread, type ThreadAsk } from './classifier-thread.ts';

export interface PoolAsk extends ThreadAsk, Omit<SharedWork, 'bytes'> {}

/** Threads that classify. They start with the first content and never keep the process alive. */
export interface ClassifierPool {
  /**
   * Throws `ClassifierFailed` if the content broke the thread or took too long, `QueueFull` if too many
   * contents wait, and the signal's reason if that is aborted.
   */
  classify(ask: PoolAsk): Promise<ContentClassification>;
  /** As `classify`, and gets a second thread ready for when the first one is busy. */
  warmUp(ask: PoolAsk): Promise<void>;
  close(): Promise<void>;
}

/** Maximum time for one content in milliseconds. */
export interface Patience {
  alone: number;
  /** If other contents wait for a thread. */
  contended: number;
}

/** Threads for large contents. One more takes small ones only, and shares the processors with them. */
const MOST_LARGE = 2;
/** Smaller contents take a fraction of a second, whatever they contain. */
const LARGE_BYTES = 262_144;
/**
 * Waiting contents are held in memory. A body sends a few at a time, so only hundreds of simultaneous
 * senders, or a flood of test runs, reach these limits.
 */
const BOUNDS: QueueBounds = {
  perTenant: { count: 512, bytes: 134_217_728 },
  inAll: { count: 2048, bytes: 402_653_184 },
};
const PATIENCE: Patience = { alone: 120_000, contended: 30_000 };
const LOOK_EVERY_MS = 1000;

export function classifierPool(
  patience: Patience = PATIENCE,
  bounds: QueueBounds = BOUNDS,
): ClassifierPool {
  const mostThreads = Math.min(MOST_LARGE, availableParallelism()) + 1;
  const threads = new Set<ClassifierThread>();
  let isClosed = false;
  const slots = fairSlots({
    // A content assigned to a starting thread would wait for it while others become free.
    slots: () => Math.max(1, [...threads].filter(({ isReady }) => isReady).length),
    perTenant: mostThreads - 1,
    largeBytes: LARGE_BYTES,
    bounds,
  });

  function start(): ClassifierThread {
    const thread = startThread({
      onAnswer: () => slots.look(),
      onEnd: (ended) => threads.delete(ended),
    });
    threads.add(thread);
    return thread;
  }

  /** Starts threads for the next contents: starting one takes longer than most contents. */
  function keepReady(count: number, ask: PoolAsk): void {
    if (isClosed) return;
    while (threads.size < count) start().prepare(plain(ask));
  }

  /**
   * Aborts a content that takes too long; the limit is lower if others wait. @returns a function that
   * cancels this
   */
  function watch(thread: ClassifierThread): () => void {
    const startedAt = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const look = (): void => {
      const isOver = performance.now() - startedAt >= patience.alone;
      // A thread that starts on a busy machine is no fault of the content.
      if (isOver || (thread.isReady && slots.hasWaiting())) thread.stop('took too long');
      else timer = setTimeout(look, LOOK_EVERY_MS);
    };
    timer = setTimeout(look, Math.min(patience.contended, patience.alone));
    return () => clearTimeout(timer);
  }

  async function work(ask: PoolAsk): Promise<ContentClassification> {
    const idle = [...threads].filter(({ isIdle }) => isIdle);
    const thread = idle.find(({ isReady }) => isReady) ?? idle[0] ?? start();
    const stopWatching = watch(thread);
    const leave = (): void => thread.stop('no one is waiting for it');
    ask.signal?.addEventListener('abort', leave, { once: true });
    try {
      return await thread.classify(plain(ask));
    } finally {
      stopWatching();
      ask.signal?.removeEventListener('abort', leave);
    }
  }

  return {
    async classify(ask) {
      const { tenantId, lane, signal } = ask;
      const bytes = ask.parts.reduce((sum, { text }) => sum + text.length, 0);
      const result = slots.run({ tenantId, lane, bytes, signal }, () => work(ask));
      if (slots.isLarge({ bytes })) keepReady(mostThreads, ask);
      else if (slots.hasWaiting()) keepReady(mostThreads - 1, ask);
      return result;
    },
    async warmUp(ask) {
      const { tenantId, lane } = ask;
      const result = slots.run({ tenantId, lane, bytes: 0 }, () => work(ask));
      keepReady(2, ask);
      await result;
    },
    async close() {
      isClosed = true;
      slots.close(new ClassifierFailed('closed'));
      await Promise.all([...threads].map((thread) => thread.end('closed')));
    },
  };
}

/** The message to a thread: a signal cannot be sent. */
function plain({ set, parts, subject, now }: PoolAsk): ThreadAsk {
  return { set, parts, subject, now };
}
