import type { FastifyReply } from 'fastify';
import type { StreamReply } from './implement.ts';

/** What a route answers: what its schema names, or a problem. */
export interface Answer {
  status: number;
  body: unknown;
}

export function sendAnswer(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  void reply.code(status).header('cache-control', 'no-store');
  if (status < 400) return reply.send(body);
  return reply
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(body));
}

export function sendStream(reply: FastifyReply, stream: StreamReply): FastifyReply {
  return reply
    .header('content-type', stream.contentType)
    .header('content-disposition', `attachment; filename="${stream.fileName}"`)
    .header('cache-control', 'no-store')
    .send(stream.body);
}
