import { loadOf, type Method, type RouteDefinition } from '@waybill/contract';
import type { FastifyReply } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { createLruMap } from '../platform/lru-map.ts';
import type { SessionCaller } from './implement.ts';

const WINDOW_MS = 60_000;
const MOST_CALLERS = 50_000;

/** Kinds of requests that are counted apart, with the part of the quota that each has. */
const SHARES = { read: 1, change: 1 / 5, heavy: 1 / 20 } as const;
type RouteClass = keyof typeof SHARES;

/** Counts a request and says so in the headers of its answer. Throws `request.too_many`. */
export type CountRequest = (
  caller: SessionCaller,
  route: { method: Method; definition: RouteDefinition },
  reply: Pick<FastifyReply, 'header'>,
) => void;

/**
 * Requests per minute of each token and each signed-in member, counted by this process: a process more is a quota more.
 * Who exceeds one waits alone, and only for that kind of requests.
 *
 * @param perMinute of plain reads; 0: nothing is counted
 */
export function requestQuota(perMinute: number, now: () => number): CountRequest {
  const windows = createLruMap<{ count: number; endsAt: number }>(MOST_CALLERS);
  return ({ tenantId, userId, tokenId }, { method, definition }, reply) => {
    if (perMinute === 0) return;
    const name = classOf(method, definition);
    const quota = Math.max(1, Math.floor(perMinute * SHARES[name]));
    const key = `${name} ${tenantId} ${tokenId ?? userId}`;
    const last = windows.get(key);
    const window = last && now() < last.endsAt ? last : { count: 0, endsAt: now() + WINDOW_MS };
    if (window !== last) windows.set(key, window);
    window.count += 1;
    const seconds = Math.max(1, Math.ceil((window.endsAt - now()) / 1000));
    void reply.header('ratelimit-policy', `"${name}";q=${quota};w=${WINDOW_MS / 1000}`);
    void reply.header('ratelimit', `"${name}";r=${Math.max(0, quota - window.count)};t=${seconds}`);
    if (window.count > quota)
      throw new AppError('request.too_many', { retryAfterSeconds: seconds });
  };
}

function classOf(method: Method, definition: RouteDefinition): RouteClass {
  const load = loadOf(definition);
  if (load === 'heavy' || load === 'stream') return 'heavy';
  return method === 'GET' ? 'read' : 'change';
}
