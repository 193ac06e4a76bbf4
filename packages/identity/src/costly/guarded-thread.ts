import { Worker } from 'node:worker_threads';
import { fairTurns, type Caller } from './fair-turns.ts';

const STACK_MB = 4;
const YOUNG_MB = 16;
/** Modules are loaded meanwhile, which a busy machine takes its time for. */
const START_MS = 60_000;

/** Why a task has no answer. The message of the error in the thread could quote its input. */
type LostReason = 'time' | 'memory' | 'failed' | 'closed';

export class ThreadLost extends Error {
  override name = 'ThreadLost';
  readonly reason: LostReason;

  constructor(reason: LostReason) {
    super(`A task has no answer: ${reason}`);
    this.reason = reason;
  }
}

interface ThreadLimits {
  /** Time limit per task; on timeout the thread is replaced. */
  deadlineMs: number;
  heapMb: number;
  waitingPerMember: number;
  waitingPerGroup: number;
}

/** A thread for work that would block everyone else: one task at a time, in fair turns. */
export interface GuardedThread<Task, Answer> {
  /**
   * The script's result of the task. Throws `NoRoom` and `ThreadLost`.
   *
   * @param begin called when it is the task's turn.
   */
  run(caller: Caller, task: Task, begin?: () => void): Promise<Answer>;
  /** Threads so far: 0 until the first task. */
  started(): number;
  close(): Promise<void>;
}

/**
 * The thread starts with its first task and does not keep the process alive while it waits.
 *
 * @param script Path of a module. It posts `READY` of ready.ts once it is loaded, and then one message
 * per message it receives.
 */
export function guardedThread<Task, Answer>(
  script: string,
  limits: ThreadLimits,
): GuardedThread<Task, Answer> {
  const turns = fairTurns({ ...limits, atOnce: 1 });
  let worker: Worker | null = null;
  let started = 0;
  let isClosed = false;

  async function hire(): Promise<Worker> {
    started += 1;
    const hired = new Worker(script, {
      resourceLimits: {
        maxOldGenerationSizeMb: limits.heapMb,
        maxYoungGenerationSizeMb: YOUNG_MB,
        stackSizeMb: STACK_MB,
      },
      // Flags of the process can be such that no thread starts with them.
      execArgv: [],
      // Library output could quote its input: it is discarded.
      stdout: true,
      stderr: true,
    });
    hired.stdout.resume();
    hired.stderr.resume();
    worker = hired;
    await messageOf(hired, START_MS);
    return hired;
  }

  async function dismiss(): Promise<void> {
    const dismissed = worker;
    worker = null;
    await dismissed?.terminate();
  }

  async function perform(task: Task): Promise<Answer> {
    if (isClosed) throw new ThreadLost('closed');
    try {
      const hand = worker ?? (await hire());
      hand.ref();
      const answer = messageOf<Answer>(hand, limits.deadlineMs);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      hand.postMessage(task);
      const message = await answer;
      hand.unref();
      return message;
    } catch (error) {
      await dismiss();
      throw error;
    }
  }

  return {
    run: (caller, task, begin) =>
      turns.run(caller, () => {
        begin?.();
        return perform(task);
      }),
    started: () => started,
    async close() {
      isClosed = true;
      await dismiss();
    },
  };
}

/** The next message of the thread. Throws `ThreadLost` when it ends or the time is over. */
function messageOf<Message>(worker: Worker, withinMs: number): Promise<Message> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      // A terminated thread may still report its end.
      worker.on('error', () => undefined);
      end();
    };
    const lose = (reason: LostReason): void => settle(() => reject(new ThreadLost(reason)));
    const timer = setTimeout(() => lose('time'), withinMs);
    worker.on('message', (message: Message) => settle(() => resolve(message)));
    worker.on('error', (error) => lose(isOutOfMemory(error) ? 'memory' : 'failed'));
    worker.on('exit', () => lose('failed'));
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
