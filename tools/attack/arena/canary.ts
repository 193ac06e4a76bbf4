import { createServer, type Server } from 'node:http';

/** A server inside the network that no one may reach through the product. */
export interface Canary {
  port: number;
  /** How many connections it has had. */
  hits(): number;
  close(): Promise<void>;
}

export async function openCanary(): Promise<Canary> {
  let hits = 0;
  const server = createServer((_request, response) => {
    response.end('{"canary":true}');
  });
  server.on('connection', () => {
    hits += 1;
  });
  // Every address of this machine: the forms of an address are different ways to one place.
  const port = await listenOn(server, undefined);
  return { port, hits: () => hits, close: () => closed(server) };
}

/** A server that an operator has allowed, and that leads on to the address after `?to=`. */
export async function openRedirector(
  host: string,
): Promise<{ base: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://redirector').searchParams.get('to') ?? '/';
    response.writeHead(302, { location: to }).end();
  });
  const port = await listenOn(server, host);
  return { base: `http://${host}:${port}`, close: () => closed(server) };
}

function listenOn(server: Server, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: 0, ...(host === undefined ? {} : { host }) }, () => {
      const place = server.address();
      resolve(typeof place === 'object' && place ? place.port : 0);
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}
