import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const FILE = path.resolve(import.meta.dirname, '../../../../docs/api/openapi.json');

/** Serves the description of the API, as it is in the repository: it is no secret, so anyone may read it. */
export function serveOpenApi(app: FastifyInstance): void {
  const text = readFileSync(FILE, 'utf8');
  app.get('/docs/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
}
