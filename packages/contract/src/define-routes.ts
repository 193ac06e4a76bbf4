import type { z } from 'zod';
import type { Permission } from './permissions.ts';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/**
 * Allowed callers of a route: anyone, a signed-in console user, or a holder of an integration token.
 */
export type RouteAccess = 'public' | 'session' | 'integrationToken';

/**
 * Cost of a call. `quick`: a few rows by key. `list`: a filtered page or its totals. `heavy`: computes
 * for seconds. `stream`: the request or response is streamed, for any duration.
 */
export const ROUTE_LOADS = ['quick', 'list', 'heavy', 'stream'] as const;
export type RouteLoad = (typeof ROUTE_LOADS)[number];

/** One route as plain data. Validation, handler type, client type, documents and tests derive from it. */
export interface RouteDefinition {
  summary: string;
  /** Default `session`. A `session` route names its permission; the others may not. */
  access?: RouteAccess;
  permission?: Permission;
  /** Also for a session whose second factor is pending. */
  withoutSecondFactor?: boolean;
  /** Only for a person who is signed in: API tokens are refused. */
  signInOnly?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Of a successful response other than 200: 202 for accepted requests. */
  status?: 202;
  /** Absent on routes that stream. */
  response?: z.ZodType;
  /** The reply (or, with `rawBody`, the request) is a stream that the handler reads or writes itself. */
  stream?: { contentType: string };
  /** The handler reads the request body as a stream; it is neither parsed nor limited in length. */
  rawBody?: boolean;
  /**
   * Default `stream` for streamed requests or responses, else `list`. Determines time limits and
   * budget.
   */
  load?: Exclude<RouteLoad, 'stream'>;
  /** Name of the audit entry that a successful call writes. Every mutation names one. */
  audit?: string;
  /** `stable` routes change only compatibly. Default `beta`. */
  release?: 'beta' | 'stable';
}

export type RouteTable = Record<string, Partial<Record<Method, RouteDefinition>>>;

/** Identity at run time; keeps the literal types, so that clients and handlers derive theirs by key. */
export function defineRoutes<const T extends RouteTable>(table: T): T {
  return table;
}

export function loadOf({ load, stream, rawBody }: RouteDefinition): RouteLoad {
  return load ?? (stream || rawBody ? 'stream' : 'list');
}

/**
 * Whether a request of the route is made once for each `Idempotency-Key`. Not so for reads, for bodies and answers that
 * are streams, and for who is not signed in: records carry ids, and setup links work once.
 */
export function takesIdempotencyKey(method: Method, route: RouteDefinition): boolean {
  const isSignedIn = (route.access ?? 'session') === 'session';
  return method !== 'GET' && isSignedIn && !route.rawBody && !route.stream;
}
