import type { FastifyRequest } from 'fastify';
import type { IdentityContext } from '../identity-context.ts';
import { parseBearer } from './bearer.ts';
import type { Endpoint } from './endpoint.ts';
import { isLoopbackOrigin } from './loopback-origin.ts';
import { WireError, WIRE_CODES } from './wire-error.ts';

export const FORM = 'application/x-www-form-urlencoded';

/**
 * Refuses a request before its body is read; returns the seconds that its address must wait. A page of
 * another site can send neither the Authorization header nor a JSON body without a preflight, and its
 * Origin reveals it.
 */
export function guard(
  context: IdentityContext,
  endpoint: Endpoint,
  request: FastifyRequest,
): number {
  if (endpoint.access === 'public') {
    requireForm(endpoint, request);
    return waitSeconds(context, endpoint, request);
  }
  const bearer = parseBearer(request.headers.authorization);
  if (bearer?.projectId !== context.projectId) {
    throw new WireError(401, WIRE_CODES.missingArguments, 'The bearer must name the project');
  }
  refuseOtherSites(context, endpoint, request);
  if (endpoint.access === 'management' && !context.vault.isManagementKey(bearer.key ?? '')) {
    throw new WireError(401, WIRE_CODES.invalidArguments, 'A management key is needed');
  }
  return waitSeconds(context, endpoint, request);
}

function waitSeconds(context: IdentityContext, endpoint: Endpoint, { ip }: FastifyRequest): number {
  return endpoint.isGuessable ? context.addresses.take(ip) : 0;
}

function requireForm({ formBytes }: Endpoint, { headers }: FastifyRequest): void {
  if (formBytes === undefined || isOfType(headers['content-type'], FORM)) return;
  throw new WireError(400, WIRE_CODES.badRequest, `The content type must be ${FORM}`);
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
  return isOfType(contentType, 'application/json');
}

function isOfType(contentType: string | undefined, type: string): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === type;
}
