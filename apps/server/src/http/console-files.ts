import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../platform/app-error.ts';

/** Address prefixes that are never the console's own: an unknown one responds like an API. */
const API_PREFIX = /^\/(v\d+|assets|docs|pages|npm)(\/|$)/;

/**
 * Serves the built console. Hashed assets never change; the page itself is always revalidated. Every
 * other address returns the page (the console knows its routes), but a missing asset is a 404: a page
 * in an asset's place would break a console that is open during a deployment.
 */
export async function serveConsole(app: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: folder,
    // Read from disk on each request, so a new build is served immediately.
    wildcard: true,
    index: false,
    // The build puts compressed copies next to its assets.
    preCompressed: true,
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(path.join(folder, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendPage = (reply: FastifyReply): FastifyReply => reply.sendFile('index.html');
  app.get('/', (_request, reply) => sendPage(reply));
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !API_PREFIX.test(request.url.split('?')[0] ?? '');
    const isBuilt = await access(path.join(folder, 'index.html')).then(
      () => true,
      () => false,
    );
    if (!isPage || !isBuilt) throw new AppError('route.not_found');
    return sendPage(reply);
  });
}

/** If another region serves the console: redirects there and serves no pages. */
export function leadToConsole(app: FastifyInstance, address: string): void {
  for (const url of ['/', '/login']) app.get(url, (_request, reply) => reply.redirect(address));
  app.setNotFoundHandler(async () => {
    throw new AppError('route.not_found');
  });
}
