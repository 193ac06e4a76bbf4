import type { z } from 'zod';
import type { Permission } from './permissions.ts';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** Who may call a route: anyone, a signed-in console user, or a holder of an integration token. */
export type RouteAccess = 'public' | 'session' | 'integrationToken';

/** One route as plain data. Validation, handler type, client type, documents and tests derive from it. */
export interface RouteDefinition {
  summary: string;
  /** Default `session`. A `session` route names its permission; the others may not. */
  access?: RouteAccess;
  permission?: Permission;
  /** Also for a session whose second factor is still to come. */
  withoutSecondFactor?: boolean;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Of the answer, where it is not 200: 202 for what is only accepted. */
  status?: 202;
  /** Absent on routes that stream. */
  response?: z.ZodType;
  /** The reply (or, with `rawBody`, the request) is a stream that the handler reads or writes itself. */
  stream?: { contentType: string };
  /** The handler reads the request body as a stream; it is neither parsed nor limited in length. */
  rawBody?: boolean;
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
