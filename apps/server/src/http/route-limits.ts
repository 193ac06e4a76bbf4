import { loadOf, type RouteDefinition, type RouteLoad } from '@waybill/contract';
import type { WorkContext, WorkLane } from '@waybill/store';
import type { ServerResponse } from 'node:http';
import { AppError } from '../platform/app-error.ts';

export interface RouteLimits {
  lane: WorkLane;
  /** Per statement. */
  statementTimeoutMs: number;
  /** Maximum wait for one lock, e.g. while a writer of the tenant commits. */
  lockTimeoutMs: number;
  /**
   * From the request to its response. Unlimited for changes: they are never cut off between two steps.
   */
  deadlineMs: number | null;
}

export const LIMITS_BY_LOAD: Readonly<Record<RouteLoad, RouteLimits>> = {
  quick: {
    lane: 'read',
    statementTimeoutMs: 5000,
    lockTimeoutMs: 5000,
    deadlineMs: 15_000,
  },
  list: {
    lane: 'read',
    statementTimeoutMs: 20_000,
    lockTimeoutMs: 10_000,
    deadlineMs: 30_000,
  },
  heavy: {
    lane: 'heavy',
    statementTimeoutMs: 30_000,
    lockTimeoutMs: 10_000,
    deadlineMs: 90_000,
  },
  stream: {
    lane: 'read',
    statementTimeoutMs: 60_000,
    lockTimeoutMs: 10_000,
    deadlineMs: null,
  },
};

/** Limits of the route's requests: by its load, its method and the sender. */
export function limitsOf(
  definition: RouteDefinition,
  method: string,
): RouteLimits & { isRead: boolean } {
  const limits = LIMITS_BY_LOAD[loadOf(definition)];
  const isRead = method === 'GET';
  const takesRecords =
    definition.rawBody === true && (definition.access ?? 'session') !== 'session';
  return {
    ...limits,
    ...(takesRecords ? { lane: 'ingest' as const } : {}),
    deadlineMs: isRead ? limits.deadlineMs : null,
    isRead,
  };
}

export interface RequestTime {
  context: WorkContext;
  /** The work's result, or the failure that ends it: the deadline, or a disconnected caller. */
  within<T>(work: Promise<T>): Promise<T>;
  end(): void;
}

/**
 * Starts the timer of one request. Its signal is aborted at the timeout and when the caller
 * disconnects.
 */
export function requestTime(
  { deadlineMs, ...limits }: ReturnType<typeof limitsOf>,
  reply: ServerResponse,
): RequestTime {
  const abort = new AbortController();
  const { signal } = abort;
  const onClose = (): void => {
    if (!reply.writableFinished) abort.abort(new AppError('request.abandoned'));
  };
  reply.once('close', onClose);
  const timer =
    deadlineMs === null ? undefined : setTimeout(() => abort.abort(timedOut()), deadlineMs);
  return {
    context: { ...limits, signal },
    async within(work) {
      if (!limits.isRead) return work;
      return Promise.race([work, aborted(signal)]);
    },
    end: () => clearTimeout(timer),
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** A request that timed out can be retried under lower load. */
const RETRY_SECONDS = 5;

export function timedOut(cause?: unknown): AppError {
  return new AppError('request.timed_out', { cause, retryAfterSeconds: RETRY_SECONDS });
}
