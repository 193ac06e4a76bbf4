import {
  METHODS,
  type Method,
  type Permission,
  type ProductAuditAction,
  type RouteDefinition,
  type RouteTable,
} from '@waybill/contract';
import type { Database } from '@waybill/store';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { z } from 'zod';

/** The caller, on routes of signed-in users. */
export interface SessionCaller {
  tenantId: number;
  /** Tenants that the person may change to, by the provider's ids: this one among them. */
  idpTenantIds: readonly string[];
  userId: string;
  /** Who acts as the user; null where they are there themselves. */
  impersonatorId: string | null;
  /** The sign-in has shown what is asked of users who have an authenticator app. */
  hasSecondFactor: boolean;
  /** The API token that acts for the user; null with a sign-in. */
  tokenId: string | null;
  /** Id of the sign-in in its tokens; null where the provider gives none. */
  sid: string | null;
  userName: string;
  email: string;
  permissions: ReadonlySet<Permission>;
}

/** The caller, on the ingest route. */
export interface TokenCaller {
  tenantId: number;
  tokenId: string;
  sourceId: string;
}

/** Audit action, if the route alone does not determine it. */
export interface AuditFacts {
  /** In place of the action that the route names. */
  action?: ProductAuditAction;
  /** The reason that the person gave. */
  detail?: string;
  /** In place of the ids in the address. */
  target?: string;
}

/** The entry that the route writes into the audit log, with the first change of the request. */
export interface AuditNotes {
  /** Adds to it, before or in the transaction of the change. */
  note(facts: AuditFacts): void;
  /** Commits it now: before another system is asked to act, so that no act is without one. */
  write(): Promise<void>;
}

interface BaseInput {
  requestId: string;
  audit: AuditNotes;
  ip: string;
  database: Database;
  request: IncomingMessage;
  /** Aborted with an `AppError` when the caller has gone: work that no one waits for can be given up. */
  signal: AbortSignal;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

type CallerOf<R extends RouteDefinition> = R['access'] extends 'public'
  ? undefined
  : R['access'] extends 'integrationToken'
    ? TokenCaller
    : SessionCaller;

export type HandlerInput<R extends RouteDefinition> = BaseInput & {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
  caller: CallerOf<R>;
};

/** Response of a streaming route. */
export interface StreamReply {
  contentType: string;
  fileName: string;
  body: Readable;
}

type ReplyOf<R extends RouteDefinition> = R['stream'] extends object
  ? StreamReply
  : R['response'] extends z.ZodType
    ? z.input<R['response']>
    : never;

export type Handler<R extends RouteDefinition> = (input: HandlerInput<R>) => Promise<ReplyOf<R>>;

/** Handlers of a route table: one for each path and method, no more and no fewer. */
export type Handlers<T extends RouteTable> = {
  [P in keyof T]: {
    [M in keyof T[P]]: T[P][M] extends RouteDefinition ? Handler<T[P][M]> : never;
  };
};

/** A route with its handler, types erased: what the HTTP binding works with. */
export interface BoundRoute {
  path: string;
  method: Method;
  definition: RouteDefinition;
  handler: (input: HandlerInput<RouteDefinition>) => Promise<unknown>;
}

/** Joins a table with its handlers. The types make a missing or wrong handler a compile error. */
export function implement<const T extends RouteTable>(
  table: T,
  handlers: Handlers<T>,
): BoundRoute[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- by its type it has the keys of the table; a common type for all routes cannot say so
  const byPath = handlers as unknown as Record<string, Record<string, BoundRoute['handler']>>;
  return Object.entries(table).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const definition = methods[method];
      const handler = byPath[path]?.[method];
      return definition && handler ? [{ path, method, definition, handler }] : [];
    }),
  );
}
