import { malformedAddress } from '@waybill/identity';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { problemBody } from './problem-reply.ts';

/**
 * Refuses a request with two Host headers (RFC 9112, 3.2). Node.js uses the first one; a proxy in front
 * may have routed by the other.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { rawHeaders, url = '' } = request.raw;
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length < 2) return undefined;
    void reply.header('cache-control', 'no-store').header('connection', 'close');
    const wire = malformedAddress(url);
    if (wire) return reply.code(wire.status).send(wire.body);
    const error = new AppError('request.invalid', { detail: 'More than one Host header' });
    return reply
      .code(400)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(problemBody(error, request.id)));
  });
}
