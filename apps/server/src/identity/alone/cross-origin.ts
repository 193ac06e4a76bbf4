import type { FastifyInstance } from 'fastify';

/** What the published clients send besides what any page may send. */
const METHODS = 'GET, POST, PUT, PATCH, DELETE';
/** What they read of an answer. */
const EXPOSED = 'retry-after, x-descope-flow-nonce, x-geo';
const PREFLIGHT_SECONDS = '600';

/**
 * Lets pages of these origins talk to a provider on another one, with cookies. Others get no header
 * that would let a browser read an answer. Register it before the routes.
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
    const asked = request.headers['access-control-request-headers'];
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    await reply
      .header('access-control-allow-methods', METHODS)
      // With credentials a star means nothing: what was asked for is named.
      .header('access-control-allow-headers', asked ?? '')
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .code(204)
      .send();
  });
}
