import { createServer } from 'node:net';

const LAST_PORT = 65_535;

/**
 * A currently free port.
 *
 * @param host to listen on.
 * @param from the first to try, going up; 0 leaves the choice to the system.
 */
export async function freePort(host = '127.0.0.1', from = 0): Promise<number> {
  for (let port = from; port <= LAST_PORT; port += 1) {
    const free = await probe(host, port);
    if (free !== null) return free;
  }
  throw new Error(`No free port from ${from} upwards on ${host}`);
}

/** The assigned port; null if it is in use. */
function probe(host: string, port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error) => {
      const isTaken = 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
      if (isTaken) resolve(null);
      else reject(error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      const got = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(got));
    });
  });
}
