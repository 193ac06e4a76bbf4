import { malformedAddress } from '@waybill/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { problemBody } from './problem-reply.ts';

/**
 * Returns an address that cannot be decoded, which reaches no route: as the part that it belongs to.
 */
export function answerMalformedAddress(
  _error: unknown,
  request: Pick<FastifyRequest, 'url' | 'raw' | 'id'>,
  reply: FastifyReply,
): void {
  const wire = malformedAddress(request.raw.url ?? '');
  void reply.header('cache-control', 'no-store');
  if (wire) {
    void reply.code(wire.status).type('application/json; charset=utf-8').send(wire.body);
    return;
  }
  const error = new AppError('route.not_found');
  void reply
    .code(404)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(error, request.id)));
}
