import path from 'node:path';
import { z } from 'zod';
import { AssertionRefused, REFUSAL_REASONS } from '../methods/saml/assertion-refused.ts';
import { Assertion } from '../methods/saml/read-assertion.ts';
import { IdpMetadata } from '../sso/idp-metadata.ts';
import { tooMany } from '../wire/wire-error.ts';
import type { Task, Tasks } from './costly-tasks.ts';
import { fairTurns, NoRoom, type Caller } from './fair-turns.ts';
import { guardedThread, ThreadLost } from './guarded-thread.ts';

/**
 * Work slow enough to affect others: `hash` and `passkey` run in the thread pool of the process, tasks
 * in their own thread, and `provider` is a request to someone else’s server.
 */
export const COSTLY_KINDS = [
  'response',
  'metadata',
  'strength',
  'picture',
  'hash',
  'passkey',
  'provider',
] as const;
export type CostlyKind = (typeof COSTLY_KINDS)[number];

/** The pool has four threads by default, which files, names of hosts and signatures need too. */
const POOLED_AT_ONCE = 2;
const POOLED_WAITING = 40;
const THREAD_LIMITS = {
  deadlineMs: 5000,
  heapMb: 256,
  waitingPerMember: 10,
  waitingPerGroup: 40,
};
/** Approximate time until queued work is done. */
const RETRY_SECONDS = 2;

const Reply = z.union([
  z.object({ answer: z.unknown() }).strict(),
  z.object({ refused: z.enum(REFUSAL_REASONS) }),
  z.object({ failed: z.literal(true) }),
]);

/**
 * Runs all expensive work. Call it after the cheap checks of docs/architecture/cheap-checks.md. Every
 * function throws 429 if too much of the caller's work waits.
 */
export interface CostlyWork {
  /** Throws `AssertionRefused`. */
  response(caller: Caller, task: Tasks['response']): Promise<Assertion>;
  /** Throws if the text is not metadata of one provider. */
  metadata(caller: Caller, task: Tasks['metadata']): Promise<IdpMetadata>;
  /** zxcvbn score, 0 to 4. */
  strength(caller: Caller, task: Tasks['strength']): Promise<number>;
  /** A PNG in base64. */
  picture(caller: Caller, task: Tasks['picture']): Promise<string>;
  /** Runs work of the thread pool in turns. */
  pooled<T>(kind: 'hash' | 'passkey', caller: Caller, work: () => Promise<T>): Promise<T>;
  /** Counts a request to another server. */
  noteRequest(): void;
  /** Number of started tasks of each kind. */
  begun(): ReadonlyMap<CostlyKind, number>;
  close(): Promise<void>;
}

/** @param options.script of the thread: tests use another one to simulate failures. */
export function createCostlyWork(
  options: { script?: string; limits?: Partial<typeof THREAD_LIMITS> } = {},
): CostlyWork {
  const script = options.script ?? path.join(import.meta.dirname, 'costly-thread.ts');
  const thread = guardedThread<Task, unknown>(script, { ...THREAD_LIMITS, ...options.limits });
  const pool = fairTurns({
    atOnce: POOLED_AT_ONCE,
    waitingPerMember: POOLED_WAITING,
    waitingPerGroup: POOLED_WAITING,
  });
  const begun = new Map<CostlyKind, number>(COSTLY_KINDS.map((kind) => [kind, 0]));
  const note = (kind: CostlyKind): void => void begun.set(kind, (begun.get(kind) ?? 0) + 1);

  async function inThread(caller: Caller, task: Task): Promise<unknown> {
    const begin = (): void => note(task.kind);
    const reply = Reply.parse(await thread.run(caller, task, begin).catch(noRoomAsTooMany));
    if ('refused' in reply) throw new AssertionRefused(reply.refused);
    if ('failed' in reply) throw new Error(`The task failed: ${task.kind}`);
    return reply.answer;
  }

  return {
    async response(caller, task) {
      try {
        return Assertion.parse(await inThread(caller, { kind: 'response', ...task }));
      } catch (error) {
        if (error instanceof ThreadLost) throw new AssertionRefused('took too long');
        throw error;
      }
    },
    metadata: async (caller, task) =>
      IdpMetadata.parse(await inThread(caller, { kind: 'metadata', ...task })),
    strength: async (caller, task) =>
      z.number().parse(await inThread(caller, { kind: 'strength', ...task })),
    picture: async (caller, task) =>
      z.string().parse(await inThread(caller, { kind: 'picture', ...task })),
    pooled(kind, caller, work) {
      const counted: typeof work = () => {
        note(kind);
        return work();
      };
      return pool.run(caller, counted).catch(noRoomAsTooMany);
    },
    noteRequest: () => note('provider'),
    begun: () => new Map(begun),
    close: () => thread.close(),
  };
}

function noRoomAsTooMany(error: unknown): never {
  throw error instanceof NoRoom ? tooMany(RETRY_SECONDS) : error;
}
