import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from './database.ts';

/**
 * Kinds of work that share the connections. `read`: what a person waits for. `heavy`: what computes for
 * seconds. `long`: what goes through everything that is kept. `ingest`: what takes records in.
 * `background`: what no one waits for. Transactions without a tenant are `system`, whatever asks for them.
 */
export const WORK_LANES = ['read', 'heavy', 'long', 'ingest', 'background', 'system'] as const;
export type WorkLane = (typeof WORK_LANES)[number];

/** What a caller adds to the end of transactions, such as an audit entry. */
export interface CommitStep {
  /**
   * Runs as the last statements of a tenant's transaction that may write.
   *
   * @returns told whether the transaction was committed.
   */
  run(tx: Transaction): Promise<(isCommitted: boolean) => void>;
}

/** What a request's transactions may take. */
export interface WorkContext {
  lane: WorkLane;
  /** Aborted when no one waits for the answer anymore, or its time is over. */
  signal?: AbortSignal;
  /**
   * A read ends at its next statement after the signal. Other work is only kept from beginning: a change
   * of several steps is never cut off between them.
   */
  isRead?: boolean;
  statementTimeoutMs?: number;
  lockTimeoutMs?: number;
  /** Of the one who asks for the work; work for several callers has none. */
  commitStep?: CommitStep;
}

interface Running extends WorkContext {
  hasBegun: boolean;
}

const running = new AsyncLocalStorage<Running>();

/** Transactions that the work begins are admitted and limited as the context says. */
export function asWork<T>(context: WorkContext, work: () => T): T {
  return running.run({ ...context, hasBegun: false }, work);
}

/** As the work around it, in another lane; it is kept from beginning once the signal is aborted. */
export function inLane<T>(lane: WorkLane, signal: AbortSignal, work: () => T): T {
  return running.run({ ...running.getStore(), lane, signal, hasBegun: false }, work);
}

/** Work for several callers: it keeps the lane of the one who starts it, and continues when they leave. */
export function asSharedWork<T>(work: () => T): T {
  const lane = running.getStore()?.lane ?? 'background';
  return running.run({ lane, hasBegun: true }, work);
}

export function workContext(): Running | undefined {
  return running.getStore();
}
