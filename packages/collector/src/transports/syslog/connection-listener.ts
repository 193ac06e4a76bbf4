import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { createSyslogFramer } from './syslog-framer.ts';
import { emptyCounts, plainAddress, portOf } from './receiver-parts.ts';
import type {
  Limits,
  SyslogReceiver,
  SyslogReceiverOptions,
  SyslogSource,
} from './syslog-receiver.ts';

/** Syslog over TCP (RFC 6587) or TLS (RFC 5425). */
export async function listenForConnections(
  options: SyslogReceiverOptions,
  limits: Limits,
): Promise<SyslogReceiver> {
  const counts = emptyCounts();
  const open = new Set<Socket>();
  const working = new Set<Promise<void>>();

  function receive(socket: Socket): void {
    const source: SyslogSource = {
      protocol: options.protocol,
      address: plainAddress(socket.remoteAddress),
      localPort: socket.localPort ?? 0,
    };
    if (!options.accepts(source)) {
      counts.refused += 1;
      socket.destroy();
      return;
    }
    const work = readAll(socket, source).finally(() => working.delete(work));
    working.add(work);
  }

  async function readAll(socket: Socket, source: SyslogSource): Promise<void> {
    const framer = createSyslogFramer(limits.maxLineBytes);
    const take = async (lines: readonly string[]): Promise<void> => {
      counts.lines += lines.length;
      if (lines.length > 0) await options.onLines(lines, source);
    };
    let dropped = 0;
    try {
      // Reading pauses while lines are processed, which slows the sender down.
      for await (const chunk of socket) {
        await take(framer.push(chunk));
        counts.tooLong += framer.dropped - dropped;
        dropped = framer.dropped;
      }
      await take(framer.end());
    } catch {
      // The sender broke off, was idle for too long, or its lines could not be taken.
    } finally {
      socket.destroy();
    }
  }

  function admit(socket: Socket): void {
    if (open.size >= limits.maxConnections) {
      counts.overflow += 1;
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.setTimeout(limits.idleMs, () => socket.destroy());
    // Without a listener, a connection that breaks would end the process.
    socket.on('error', () => undefined);
  }

  const server = serverOf(options, receive);
  // Plain connections are counted before TLS has cost anything.
  server.on('connection', admit);
  await listening(server, options);
  return {
    port: portOf(server.address()),
    counts: () => ({ ...counts, connections: open.size }),
    stop: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      for (const socket of open) socket.destroy();
      await closed;
      await Promise.all(working);
    },
  };
}

function serverOf(
  { protocol, tls }: SyslogReceiverOptions,
  onReady: (socket: Socket) => void,
): Server {
  if (protocol === 'tcp') {
    return createServer((socket) => {
      // One that `admit` has closed is not read.
      if (!socket.destroyed) onReady(socket);
    });
  }
  const { cert, key, ca } = tls ?? {};
  if (cert === undefined || key === undefined) throw new Error('TLS needs a certificate and a key');
  const demanded = ca === undefined ? {} : { ca, requestCert: true, rejectUnauthorized: true };
  const server = createTlsServer({ cert, key, minVersion: 'TLSv1.2', ...demanded }, onReady);
  // Handshakes that fail are the sender's business.
  server.on('tlsClientError', () => undefined);
  return server;
}

function listening(server: Server, { host, port }: SyslogReceiverOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
