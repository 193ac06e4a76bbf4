import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../../http/feature.ts';
import { asAppError, statusOf } from '../../../../http/problem-reply.ts';
import { storableFault } from '../../../../http/storable-texts.ts';
import { ownOrigins } from '../../../../platform/console-origins.ts';
import { authenticateDirectory } from '../directory-tokens.ts';
import type { DirectoryCaller } from '../directory-change.ts';
import { groupEndpoints } from './group-endpoints.ts';
import { listResponse } from './scim-output.ts';
import { resourceTypes, schemas, serviceProviderConfig } from './scim-discovery.ts';
import { ScimError, scimErrorBody } from './scim-error.ts';
import { SCIM_PREFIX } from './scim-prefix.ts';
import { userEndpoints } from './user-endpoints.ts';

const CONTENT_TYPE = 'application/scim+json; charset=utf-8';

/** A request of a directory, freed of HTTP. */
export interface ScimCall {
  caller: DirectoryCaller;
  id: string;
  query: Record<string, string>;
  body: unknown;
  /** The revision of If-Match; null: none was sent, or any will do. */
  ifMatch: number | null;
  /** The revision of If-None-Match. */
  ifNoneMatch: number | null;
  /** Address of the server, for locations. */
  base: string;
}

export interface ScimReply {
  status: number;
  /** Absent: no body. */
  body?: object;
  etag?: string;
  location?: string;
}

/** One operation of the SCIM server. */
export interface ScimEndpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  run(services: Services, call: ScimCall): Promise<ScimReply>;
}

/**
 * Serves SCIM 2.0 (RFC 7643, RFC 7644) to the directories of tenants. It has its own wire, so it is no part of the
 * product's routes: bearer tokens of one tenant instead of sessions, and SCIM's own bodies and errors.
 */
export function serveScim(app: FastifyInstance, services: Services): void {
  const base = `${ownOrigins(services.config)[0]}${SCIM_PREFIX}`;
  void app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      const types = ['application/scim+json', 'application/json'];
      scope.addContentTypeParser(types, { parseAs: 'string' }, (_request, body, done) => {
        done(null, body.toString());
      });
      scope.setErrorHandler((error, request, reply) => refuse(services, error, request, reply));
      scope.all('/*', async () => {
        throw new ScimError(404, 'There is no such resource');
      });
      for (const endpoint of [...discovery(), ...userEndpoints, ...groupEndpoints]) {
        bind(scope, services, endpoint, base);
      }
    },
    { prefix: SCIM_PREFIX },
  );
}

function bind(
  scope: FastifyInstance,
  services: Services,
  endpoint: ScimEndpoint,
  base: string,
): void {
  const callers = new WeakMap<FastifyRequest, DirectoryCaller>();
  scope.route<{ Params: { id?: string }; Querystring: Record<string, string | string[]> }>({
    method: endpoint.method,
    url: endpoint.path,
    // Strangers are refused before their body is read.
    async onRequest(request) {
      const caller = await authenticateDirectory(services, request);
      if (!caller) throw new ScimError(401, 'The token is missing, wrong or no longer valid');
      callers.set(request, caller);
    },
    async handler(request, reply) {
      const caller = callers.get(request);
      if (!caller) throw new ScimError(401, 'The token is missing');
      const answer = await endpoint.run(services, {
        caller,
        id: request.params.id ?? '',
        query: oneOfEach(request.query),
        body: parsed(request.body),
        ifMatch: revisionOf(request.headers['if-match']),
        ifNoneMatch: revisionOf(request.headers['if-none-match']),
        base,
      });
      if (answer.etag) void reply.header('etag', answer.etag);
      if (answer.location) void reply.header('location', answer.location);
      return send(reply, answer.status, answer.body);
    },
  });
}

function oneOfEach(query: Record<string, string | string[]>): Record<string, string> {
  const entries = Object.entries(query).map(([name, value]) => [name, [value].flat()[0] ?? '']);
  return Object.fromEntries(entries);
}

/** Throws a ScimError for what is not JSON or cannot be stored. */
function parsed(body: unknown): unknown {
  if (typeof body !== 'string' || body === '') return undefined;
  const value: unknown = (() => {
    try {
      return JSON.parse(body);
    } catch {
      throw new ScimError(400, 'The body is not JSON', 'invalidSyntax');
    }
  })();
  const fault = storableFault(value);
  if (fault) throw new ScimError(400, `The body ${fault.message}`, 'invalidValue');
  return value;
}

/** Our ETags are revisions; anything else matches no resource. `*` matches all. */
function revisionOf(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(header.trim())?.[1] ?? -1);
}

function refuse(
  { log }: Services,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof ScimError) {
    if (error.status === 401) void reply.header('www-authenticate', 'Bearer realm="SCIM"');
    return send(reply, error.status, scimErrorBody(error.status, error.message, error.scimType));
  }
  const known = asAppError(error);
  const status = statusOf(known.code);
  if (known.code === 'internal') {
    const route = request.routeOptions.url;
    log.error({ requestId: request.id, route, err: error }, 'request failed');
  }
  const type = known.code === 'member.last_owner' ? 'mutability' : undefined;
  const detail = known.code === 'internal' ? 'The request failed on the server' : known.message;
  return send(reply, status, scimErrorBody(status, detail, type));
}

function send(reply: FastifyReply, status: number, body?: object): FastifyReply {
  void reply.code(status).header('cache-control', 'no-store');
  if (!body) return reply.send();
  return reply.header('content-type', CONTENT_TYPE).send(JSON.stringify(body));
}

/** What the server is and has. These need the token as well: they tell strangers nothing. */
function discovery(): ScimEndpoint[] {
  const list = (items: readonly object[]): ScimReply => ({
    status: 200,
    body: listResponse({ total: items.length, startIndex: 1, resources: items }),
  });
  const one = (items: readonly { id: string }[], id: string): ScimReply => {
    const body = items.find((item) => item.id.toLowerCase() === id.toLowerCase());
    if (!body) throw new ScimError(404, 'There is no such resource');
    return { status: 200, body };
  };
  const get = (path: string, reply: (call: ScimCall) => ScimReply): ScimEndpoint => ({
    method: 'GET',
    path,
    run: async (_services, call) => reply(call),
  });
  return [
    get('/ServiceProviderConfig', ({ base }) => ({
      status: 200,
      body: serviceProviderConfig(base),
    })),
    get('/ResourceTypes', ({ base }) => list(resourceTypes(base))),
    get('/ResourceTypes/:id', ({ base, id }) => one(resourceTypes(base), id)),
    get('/Schemas', ({ base }) => list(schemas(base))),
    get('/Schemas/:id', ({ base, id }) => one(schemas(base), id)),
  ];
}
