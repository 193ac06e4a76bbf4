import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** An answer on its way to the client. */
export interface Passing {
  status: number;
  headers: Headers;
  cookies: string[];
  /** Empty: the response has none. */
  body: string;
}

/** A possible fault of a provider. */
export interface Fault {
  /** Of requests that are answered wrongly: method and path. */
  of: string;
  /** What the provider does, as a person would report it. */
  name: string;
  /** The correct response, modified. `asked` is the request body. */
  spoil(answer: Passing, asked: string): void;
}

/** A server that passes requests on to a provider, and its answers back, with faults. */
export async function startSpoilingProxy(faults: readonly Fault[]) {
  let upstream = '';
  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => response.destroy(new Error(String(error))));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const asked = await bodyOf(request);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === 'string' && !OF_ONE_HOP.has(name)) headers.set(name, value);
    }
    const answer = await fetch(upstream + url, {
      method,
      headers,
      redirect: 'manual',
      ...(asked ? { body: asked } : {}),
    });
    const passing: Passing = {
      status: answer.status,
      headers: answer.headers,
      cookies: answer.headers.getSetCookie(),
      body: await answer.text(),
    };
    const called = `${method} ${url.split('?')[0]}`;
    for (const { of, spoil } of faults) if (of === called) spoil(passing, asked);
    send(response, passing);
  }

  return {
    url: `http://127.0.0.1:${address.port}`,
    /** The provider that it precedes. */
    passTo: (url: string): void => void (upstream = url),
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const OF_ONE_HOP = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += String(part);
  return body;
}

function send(response: ServerResponse, { status, headers, cookies, body }: Passing): void {
  response.statusCode = status;
  for (const [name, value] of headers) {
    if (name !== 'set-cookie' && !OF_ONE_HOP.has(name)) response.setHeader(name, value);
  }
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.end(body);
}
