import compress from '@fastify/compress';
import fastify from 'fastify';
import { serveConsole } from '../src/http/console-files.ts';

/**
 * Serves a built page with the product's own code, compressed as in production. Other requests go to
 * `upstream`, so that a console of another build works on a running product.
 */
export async function serveFolder(
  folder: string,
  upstream?: string,
): Promise<{ address: string; close(): Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(compress, { threshold: 1024 });
  if (upstream !== undefined) {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    app.all('/v1/*', async (request, reply) => {
      const { host: _host, connection: _connection, ...headers } = request.headers;
      const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
      const response = await fetch(upstream + request.url, {
        method: request.method,
        headers: { ...plain(headers), 'accept-encoding': 'identity' },
        body,
      });
      for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
      reply.header('content-type', response.headers.get('content-type') ?? 'text/plain');
      return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
    });
  }
  await serveConsole(app, folder);
  // The installation's own host name, to which its cookies belong.
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address: address.replace('127.0.0.1', 'localhost'), close: () => app.close() };
}

function plain(headers: Readonly<Record<string, string | string[] | undefined>>) {
  const dropped = new Set(['content-length', 'transfer-encoding']);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !dropped.has(name) ? [[name, value]] : [],
    ),
  );
}
