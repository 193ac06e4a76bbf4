import type { FastifyInstance } from 'fastify';

/** Headers that the console and the published clients send in addition to the standard ones. */
const METHODS = 'GET, POST, PUT, PATCH, DELETE';
/** Their headers that trigger a preflight request. */
const HEADERS = new Set(['content-type', 'authorization', 'session-token', 'file-name']);
const PROVIDER_HEADER = /^x-descope-[a-z-]{1,60}$/;
/** Response headers that they read. */
const EXPOSED = 'retry-after, x-descope-flow-nonce, x-geo';
/** Chromium caches the response for at most this time. */
const PREFLIGHT_SECONDS = '7200';

/**
 * Lets pages of these origins talk to this server on another one, with cookies. Others get no header
 * that would let a browser read a response. Register it before the routes.
 */
export function allowOrigins(app: FastifyInstance, isAllowed: (origin: string) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    void reply.header('vary', 'origin');
    if (origin === undefined || !isAllowed(origin)) return;
    void reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-credentials', 'true')
      .header('access-control-expose-headers', EXPOSED);
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    await reply
      .header('access-control-allow-methods', METHODS)
      .header(
        'access-control-allow-headers',
        allowedHeaders(request.headers['access-control-request-headers']),
      )
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .code(204)
      .send();
  });
}

/** The allowed ones of the requested headers; with credentials a star has no meaning. */
function allowedHeaders(asked = ''): string {
  return asked
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => HEADERS.has(name) || PROVIDER_HEADER.test(name))
    .join(', ');
}
