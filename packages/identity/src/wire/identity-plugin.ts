import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityContext } from '../identity-context.ts';
import { parseBearer } from './bearer.ts';
import { readCookie, REFRESH_COOKIE } from './cookies.ts';
import { ENDPOINTS } from './endpoint-table.ts';
import type { Endpoint, WireCall, WireReply } from './endpoint.ts';
import { isTimed, onTicks } from './even-times.ts';
import { isUnstorable } from '../store/statement.ts';
import { PREFIXES } from './malformed-address.ts';
import { FORM, guard } from './request-guard.ts';
import { invalid, notServed, tooMany, WireError, WIRE_CODES } from './wire-error.ts';

const BODY_LIMIT = 64 * 1024;
const ANY_METHOD = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Mounts every route of the wire. Encapsulated: parsers and error shape stay inside. */
export function identityPlugin(context: IdentityContext): FastifyPluginAsync {
  return async (app) => {
    readJsonOnly(app);
    app.setErrorHandler((error, request, reply) => answerError(context, { error, request, reply }));
    app.addContentTypeParser(FORM, { parseAs: 'string' }, readForm);
    for (const endpoint of ENDPOINTS) {
      app.route({
        method: endpoint.method,
        url: endpoint.path.replace('{project}', context.projectId),
        bodyLimit: endpoint.formBytes ?? BODY_LIMIT,
        exposeHeadRoute: false,
        onRequest: async (request, reply) => {
          void reply.header('cache-control', 'no-store');
          const waitSeconds = guard(context, endpoint, request);
          if (waitSeconds === 0) return undefined;
          if (!endpoint.tooManyReply) throw tooMany(waitSeconds);
          return answer(reply, endpoint.tooManyReply(context));
        },
        handler: async (request, reply) => answer(reply, await run(context, endpoint, request)),
        onResponse: async (request, reply) => noteAnswer(context, endpoint, { request, reply }),
      });
    }
    for (const prefix of [...PREFIXES, `/${context.projectId}/fedcm`]) {
      app.route({
        method: ANY_METHOD,
        url: `${prefix}/*`,
        exposeHeadRoute: false,
        onRequest: async () => {
          throw notServed();
        },
        handler: async () => undefined,
      });
    }
  };
}

/**
 * Logs every authentication attempt, successful or not, so that a forwarded log has a copy of the audit
 * table. Requests over an address limit are not logged, because they could fill the disk.
 */
function noteAnswer(
  context: IdentityContext,
  { method, path, isGuessable }: Endpoint,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): void {
  if (!isGuessable || reply.statusCode === 429) return;
  const detail = `${method} ${path} ${reply.statusCode}`;
  context.log({ level: 'info', event: 'proof.tried', requestId: request.id, detail });
}

function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (request, body, done) => {
      if (body === '') done(null, {});
      else void parse(request, String(body), done);
    },
  );
}

/** Fields of a form by name; a repeated one counts once. */
function readForm(
  _request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, fields?: unknown) => void,
): void {
  done(null, Object.fromEntries(new URLSearchParams(String(body))));
}

function run(
  context: IdentityContext,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<WireReply> {
  const { headers } = request;
  const bearer = parseBearer(headers.authorization);
  const named = headers['x-descope-refresh-cookie-name'];
  const cookieName = typeof named === 'string' && named !== '' ? named : REFRESH_COOKIE;
  const call: WireCall = {
    body: request.body,
    query: request.query,
    params: request.params,
    refreshTokens: [bearer?.token, readCookie(headers.cookie, cookieName)].filter(
      (token) => token != null,
    ),
    key: bearer?.key ?? null,
    cookie: (name) => readCookie(headers.cookie, name),
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    remoteAddress: request.ip,
    device: (headers['user-agent'] ?? '').slice(0, 300),
    requestId: request.id,
  };
  const { hasStrictErrors, answerTickMs } = context.settings;
  if (hasStrictErrors || answerTickMs === 0 || !isTimed(endpoint))
    return endpoint.run(context, call);
  return onTicks(answerTickMs, () => endpoint.run(context, call));
}

function answer(
  reply: FastifyReply,
  { body, cookies, headers, redirect, text }: WireReply,
): FastifyReply {
  if (cookies && cookies.length > 0) void reply.header('set-cookie', [...cookies]);
  if (headers) void reply.headers(headers);
  if (redirect !== undefined) return reply.redirect(redirect, 303);
  if (text !== undefined) return reply.code(200).type(text.contentType).send(text.content);
  return reply.code(200).send(body);
}

async function answerError(
  context: IdentityContext,
  { error, request, reply }: { error: unknown; request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const known = wireErrorOf(error);
  if (known.status >= 500) {
    context.log({
      level: 'error',
      event: 'request.failed',
      requestId: request.id,
      err: error instanceof Error ? error : new Error(`a thrown ${typeof error}`),
    });
  }
  if (known.status === 403) {
    // The route pattern of the address, which may contain typed text.
    const detail = `${request.method} ${request.routeOptions.url ?? ''}: ${known.code}`;
    context.log({ level: 'info', event: 'request.refused', requestId: request.id, detail });
  }
  void reply.header('cache-control', 'no-store');
  if (known.retryAfter !== undefined) void reply.header('retry-after', known.retryAfter);
  if (known.cookies.length > 0) void reply.header('set-cookie', [...known.cookies]);
  return reply.code(known.status).send(known.body());
}

/** Client libraries try 502 to 504 again and again on their own: our own failures are a plain 500. */
function wireErrorOf(error: unknown): WireError {
  if (error instanceof WireError) return error;
  if (isUnstorable(error)) return invalid('The request has characters that cannot be stored');
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500;
  if (status === 413) return new WireError(413, WIRE_CODES.badRequest, 'The body is too large');
  if (status >= 400 && status < 500) {
    return new WireError(400, WIRE_CODES.badRequest, 'The body is not well-formed JSON');
  }
  return new WireError(500, WIRE_CODES.badRequest, 'Something went wrong on our side');
}
