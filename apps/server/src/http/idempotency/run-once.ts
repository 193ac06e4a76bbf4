import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import { asAppError, problemBody, statusOf } from '../problem-reply.ts';
import type { Answer } from '../send-answer.ts';
import type { Attempt, StoredRequest, StoredRequests } from './stored-requests.ts';

/** Seconds after which a request that another process carries out may have its answer. */
const RETRY_SECONDS = 2;

/** The change of a named request was made before: this one is undone. */
class Repeated extends Error {
  override name = 'Repeated';
}

/** Makes what a request asks for once, however often and wherever it is repeated. */
export interface OnceRunner {
  /**
   * Does the work, or answers what it answered before. Repeats in this process wait for each other; those of other
   * processes meet in the database. An attempt that fails without a change may be repeated.
   *
   * Throws what the work throws, `idempotency.key_reused`, `idempotency.answer_missing`.
   */
  run(attempt: Attempt, work: () => Promise<Answer>): Promise<Answer & { isRepeat: boolean }>;
  /** Part of the transaction of the change; throws where it was made before. */
  claim(tx: Transaction, attempt: Attempt): Promise<void>;
}

export function onceRunner(stored: StoredRequests): OnceRunner {
  const lines = new Map<string, Promise<unknown>>();

  async function inLine<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = lines.get(name) ?? Promise.resolve();
    const own = before.then(work, work);
    const settled = own.catch(() => undefined);
    lines.set(name, settled);
    try {
      return await own;
    } finally {
      if (lines.get(name) === settled) lines.delete(name);
    }
  }

  async function attemptOnce(attempt: Attempt, work: () => Promise<Answer>) {
    const before = await stored.find(attempt);
    if (before) return repeated(attempt, before);
    try {
      const answer = await work();
      await stored.keep(attempt, answer);
      return { ...answer, isRepeat: false };
    } catch (error) {
      const made = await stored.find(attempt);
      if (!made) throw error;
      // Another process made the change, or this one did and failed afterwards.
      if (made.requestId !== attempt.requestId) return repeated(attempt, made);
      await stored.keep(attempt, failureOf(error, attempt.requestId));
      throw error;
    }
  }

  return {
    run: async (attempt, work) => {
      const { tenantId, actorId, keyHash } = attempt;
      const name = `${tenantId} ${actorId} ${keyHash.toString('base64')}`;
      return inLine(name, () => attemptOnce(attempt, work));
    },
    async claim(tx, attempt) {
      if (!(await stored.claim(tx, attempt))) throw new Repeated();
    },
  };
}

function repeated({ digest }: Attempt, before: StoredRequest): Answer & { isRepeat: boolean } {
  if (!before.digest.equals(digest)) throw new AppError('idempotency.key_reused');
  if (before.answer) return { ...before.answer, isRepeat: true };
  throw new AppError('idempotency.answer_missing', { retryAfterSeconds: RETRY_SECONDS });
}

function failureOf(thrown: unknown, requestId: string): Answer {
  const error = asAppError(thrown);
  return { status: statusOf(error.code), body: problemBody(error, requestId) };
}
