import type { Permission, RouteDefinition } from '@waybill/contract';
import {
  asUser,
  asWork,
  scopeKey,
  type Database,
  type Transaction,
  type WorkContext,
} from '@waybill/store';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  RouteHandlerMethod,
} from 'fastify';
import { AppError } from '../platform/app-error.ts';
import type { Log } from '../platform/log.ts';
import { isHangUp } from './hang-up.ts';
import { namedRequest } from './idempotency/request-key.ts';
import type { OnceRunner } from './idempotency/run-once.ts';
import type { Attempt } from './idempotency/stored-requests.ts';
import type {
  AuditNotes,
  BoundRoute,
  HandlerInput,
  SessionCaller,
  StreamReply,
  TokenCaller,
} from './implement.ts';
import { asAppError, problemBody, statusOf } from './problem-reply.ts';
import { refusalLog, type Refusal } from './refusal-log.ts';
import { readingIn } from './reader-language.ts';
import type { CountRequest } from './request-quota.ts';
import type { ReaderLanguages } from './reader-languages.ts';
import { actorOf, routeAudit, type RouteAudit } from './route-audit.ts';
import { limitsOf, requestTime } from './route-limits.ts';
import type { AuthenticateApiToken } from './session/api-token-authenticator.ts';
import type { AuthenticateSession } from './session/session-authenticator.ts';
import type { NoteSession } from './session/note-session.ts';
import { sendAnswer, sendStream, type Answer } from './send-answer.ts';
import { requireStorable } from './storable-texts.ts';

export interface BindingServices {
  database: Database;
  languages: ReaderLanguages;
  log: Log;
  authenticateSession: AuthenticateSession;
  /** Of programs that act for a member. */
  authenticateApiToken: AuthenticateApiToken;
  /** For providers that do not report sign-ins. */
  noteSession?: NoteSession | undefined;
  authenticateToken(request: FastifyRequest): Promise<TokenCaller>;
  /** Limits the requests of each member and token. */
  countRequest: CountRequest;
  /** Makes changes once that their senders repeat. */
  once: OnceRunner;
}

/** Maximum size of a parsed body that anyone may send. */
const STRANGERS_BYTES = 65_536;

/** Binds every route to the HTTP server: authenticate, check permission, parse in and out, audit. */
export function bindRoutes(
  app: FastifyInstance,
  routes: readonly BoundRoute[],
  services: BindingServices,
): void {
  const callers: Callers = new WeakMap();
  const facts = { log: services.log, note: refusalLog(services.log, Date.now), callers };
  app.setErrorHandler((error, request, reply) => replyWithProblem(error, request, reply, facts));
  for (const route of routes) {
    const url = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const bound = { method: route.method, url, ...requestStepsOf(route, services, callers) };
    const { rawBody, access } = route.definition;
    if (rawBody) bindRaw(app, bound);
    else app.route({ ...bound, ...(access === 'public' ? { bodyLimit: STRANGERS_BYTES } : {}) });
  }
}

/** In its own scope the body is not parsed: the handler reads it as a stream of any length. */
function bindRaw(
  app: FastifyInstance,
  route: { url: string; method: string } & RequestSteps,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({ ...route, bodyLimit: Number.MAX_SAFE_INTEGER });
  });
}

/** Undefined if a route is public. */
type Caller = SessionCaller | TokenCaller | undefined;

function isUser(caller: Caller): caller is SessionCaller {
  return caller !== undefined && 'userId' in caller;
}

type Callers = WeakMap<FastifyRequest, Caller>;

interface RequestSteps {
  onRequest: onRequestAsyncHookHandler;
  handler: RouteHandlerMethod;
}

/** An unauthorized request is refused before its body is read and parsed. */
function requestStepsOf(
  route: BoundRoute,
  services: BindingServices,
  callers: Callers,
): RequestSteps {
  return {
    async onRequest(request, reply) {
      const caller = await authenticate(route, request, services);
      callers.set(request, caller);
      if (!isUser(caller)) return;
      services.countRequest(caller, route, reply);
      requirePermission(caller, route.definition.permission);
    },
    handler: handlerOf(route, services, (request) => callers.get(request)),
  };
}

function handlerOf(
  route: BoundRoute,
  services: BindingServices,
  callerOf: (request: FastifyRequest) => Caller,
): RouteHandlerMethod {
  const { definition } = route;
  const limits = limitsOf(definition, route.method);
  return async (request, reply) => {
    const caller = callerOf(request);
    const attempt = await attemptOf(services, { route, request, caller });
    const beside = attempt && ((tx: Transaction) => services.once.claim(tx, attempt));
    const audit =
      definition.audit && isUser(caller)
        ? routeAudit(services, { caller, route, request, beside })
        : null;
    const input = {
      requestId: request.id,
      audit: audit ?? NOT_AUDITED,
      ip: request.ip,
      database: services.database,
      request: request.raw,
      signal: goneSignal(reply),
      ...readParts(definition, request),
      caller,
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its type depends on the route; each part was parsed or checked just above
    const work = () => route.handler(input as HandlerInput<RouteDefinition>);
    const audited = async (): Promise<unknown> => {
      const result = await (isUser(caller)
        ? asReader(services.languages, { caller, request }, work)
        : work());
      await audit?.write();
      return result;
    };
    const run = async (): Promise<unknown> => {
      const time = requestTime(limits, reply.raw);
      const context = contextOf(time.context, audit);
      return time.within(asWork(context, audited)).finally(time.end);
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of implement() demand it of a streaming route
    if (definition.stream) return sendStream(reply, (await run()) as StreamReply);
    // Parsed on the way out too: a field that the contract does not name never leaves.
    const answer = async (): Promise<Answer> => {
      const body = answerOf(definition, await run());
      return { status: definition.status ?? 200, body };
    };
    if (!attempt) return sendAnswer(reply, await answer());
    const { isRepeat, ...once } = await services.once.run(attempt, answer);
    if (isRepeat) void reply.header('idempotency-replayed', 'true');
    return sendAnswer(reply, once);
  };
}

/** What the request names itself; null for one that is not to be made only once. */
async function attemptOf(
  { database }: Pick<BindingServices, 'database'>,
  { route, request, caller }: { route: BoundRoute; request: FastifyRequest; caller: Caller },
): Promise<Attempt | null> {
  const named = namedRequest(route, request);
  if (!named || !isUser(caller)) return null;
  const { tenantId, userId, permissions } = caller;
  const scope = await asUser(userId, () => database.snapshot(tenantId, scopeKey));
  return {
    ...named,
    tenantId,
    actorId: [userId, actorOf(caller)].filter((id) => id !== null).join(' '),
    rights: [scope, ...[...permissions].toSorted()].join(' '),
    requestId: request.id,
  };
}

/** Of a route without an entry. */
const NOT_AUDITED: AuditNotes = {
  note: () => undefined,
  write: async () => undefined,
};

/** The entry is committed with the first transaction that changes something. */
function contextOf(context: WorkContext, audit: RouteAudit | null): WorkContext {
  return audit ? { ...context, commitStep: audit.commitStep } : context;
}

/** Does the work for a user: with their visibility, and in their language. */
async function asReader<T>(
  languages: ReaderLanguages,
  { caller, request }: { caller: SessionCaller; request: FastifyRequest },
  work: () => T | Promise<T>,
): Promise<T> {
  const language = await languages.of(caller, request.headers['accept-language']);
  return asUser(caller.userId, () => readingIn(language, work));
}

/** Aborted when the connection closes before the answer is sent. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new AppError('request.abandoned'));
  });
  return gone.signal;
}

/** Response schema of the route. A violation is an internal error, not the request's. */
function answerOf({ response }: RouteDefinition, output: unknown): unknown {
  const parsed = response?.safeParse(output);
  if (parsed?.success === false) {
    throw new Error('The response does not match the route', { cause: parsed.error });
  }
  return parsed?.data;
}

/** Request schema of the route. Throws `request.invalid` and the schemas' errors. */
function readParts(definition: RouteDefinition, { params, query, body }: FastifyRequest) {
  for (const part of [params, query, body]) requireStorable(part);
  return {
    params: definition.params?.parse(params),
    query: definition.query?.parse(query),
    body: definition.rawBody ? undefined : definition.body?.parse(body ?? {}),
  };
}

async function authenticate(
  route: BoundRoute,
  request: FastifyRequest,
  services: BindingServices,
): Promise<Caller> {
  switch (route.definition.access) {
    case 'public':
      return undefined;
    case 'integrationToken':
      return services.authenticateToken(request);
    case 'session':
    case undefined: {
      const token = request.headers['session-token'];
      if (token === undefined) {
        const program = await services.authenticateApiToken(request, route.definition);
        if (program) return program;
      }
      const caller = await services.authenticateSession(token, route.definition);
      await services.noteSession?.(caller, request);
      return caller;
    }
  }
}

function requirePermission(caller: SessionCaller, permission: Permission | undefined): void {
  if (!permission || !caller.permissions.has(permission)) {
    throw new AppError('permission.missing', { detail: `Needs ${permission ?? 'a permission'}` });
  }
}

function idsOf(caller: Caller): { userId?: string; tenantId?: number } {
  if (!caller) return {};
  const { tenantId } = caller;
  return 'userId' in caller ? { userId: caller.userId, tenantId } : { tenantId };
}

function replyWithProblem(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log, note, callers }: { log: Log; note: (refusal: Refusal) => void; callers: Callers },
): void {
  const isGone = isHangUp(thrown, request.raw);
  const error = isGone ? new AppError('request.body_malformed') : asAppError(thrown);
  const status = statusOf(error.code);
  if (isGone) {
    log.debug(
      { requestId: request.id, route: request.routeOptions.url },
      'the client closed the connection',
    );
  } else if (error.code === 'internal') {
    log.error(
      { requestId: request.id, route: request.routeOptions.url, err: thrown },
      'request failed',
    );
  } else if (status >= 500) {
    log.warn({ requestId: request.id, code: error.code }, 'request refused');
  } else if (error.code !== 'route.not_found') {
    const route = `${request.method} ${request.routeOptions.url ?? ''}`;
    note({
      requestId: request.id,
      route,
      status,
      code: error.code,
      ...idsOf(callers.get(request)),
    });
  }
  if (reply.sent) return;
  const { retryAfterSeconds } = error.facts;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
  void sendAnswer(reply, { status, body: problemBody(error, request.id) });
}
