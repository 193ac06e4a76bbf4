import type { FastifyRequest } from 'fastify';
import type { IdentityContext } from '../identity-context.ts';
import { parseBearer } from './bearer.ts';
import type { Endpoint } from './endpoint.ts';
import { isLoopbackOrigin } from './loopback-origin.ts';
import { tooMany, WireError, WIRE_CODES } from './wire-error.ts';

/**
 * Refuses a request before its body is read. A page of another site can send neither the
 * Authorization header nor a JSON body without a preflight, and its Origin gives it away.
 */
export function guard(context: IdentityContext, endpoint: Endpoint, request: FastifyRequest): void {
  if (endpoint.access === 'public') {
    limitGuesses(context, endpoint, request);
    return;
  }
  const bearer = parseBearer(request.headers.authorization);
  if (bearer?.projectId !== context.projectId) {
    throw new WireError(401, WIRE_CODES.missingArguments, 'The bearer must name the project');
  }
  refuseOtherSites(context, endpoint, request);
  if (endpoint.access === 'management' && !context.vault.isManagementKey(bearer.key ?? '')) {
    throw new WireError(401, WIRE_CODES.invalidArguments, 'A management key is needed');
  }
  limitGuesses(context, endpoint, request);
}

function limitGuesses(context: IdentityContext, endpoint: Endpoint, request: FastifyRequest): void {
  if (!endpoint.isGuessable) return;
  const waitSeconds = context.addresses.take(request.ip);
  if (waitSeconds > 0) throw tooMany(waitSeconds);
}

function refuseOtherSites(
  context: IdentityContext,
  endpoint: Endpoint,
  { headers }: FastifyRequest,
): void {
  if (headers.origin !== undefined && !isAllowedOrigin(context, headers.origin)) {
    throw new WireError(403, WIRE_CODES.badRequest, 'The origin is not allowed');
  }
  if (endpoint.method !== 'GET' && !isJson(headers['content-type'], endpoint.method)) {
    throw new WireError(400, WIRE_CODES.badRequest, 'The content type must be application/json');
  }
}

function isAllowedOrigin({ publicOrigins, settings }: IdentityContext, origin: string): boolean {
  return publicOrigins.has(origin) || (settings.isDevelopment && isLoopbackOrigin(origin));
}

function isJson(contentType: string | undefined, method: Endpoint['method']): boolean {
  // A DELETE has no body, and no form can send one.
  if (contentType === undefined) return method === 'DELETE';
  return contentType.split(';')[0]?.trim().toLowerCase() === 'application/json';
}
