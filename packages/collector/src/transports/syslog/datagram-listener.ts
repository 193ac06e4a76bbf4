import { createSocket, type RemoteInfo } from 'node:dgram';
import { isIPv6 } from 'node:net';
import { emptyCounts, plainAddress } from './receiver-parts.ts';
import type {
  Limits,
  SyslogReceiver,
  SyslogReceiverOptions,
  SyslogSource,
} from './syslog-receiver.ts';

interface Waiting {
  line: string;
  source: SyslogSource;
}

/** Maximum lines of one sender yielded together. */
const BATCH = 500;

/** Syslog over UDP (RFC 5426): one message per datagram. Excess datagrams are lost, and counted. */
export async function listenForDatagrams(
  options: SyslogReceiverOptions,
  limits: Limits,
): Promise<SyslogReceiver> {
  const counts = emptyCounts();
  const waiting: Waiting[] = [];
  let work: Promise<void> | null = null;
  const socket = createSocket(isIPv6(options.host) ? 'udp6' : 'udp4');

  function receive(bytes: Buffer, { address }: RemoteInfo): void {
    const localPort = socket.address().port;
    const source: SyslogSource = { protocol: 'udp', address: plainAddress(address), localPort };
    const line = bytes.toString('utf8').replace(/[\r\n\0]+$/, '');
    if (!options.accepts(source)) counts.refused += 1;
    else if (bytes.length > limits.maxLineBytes) counts.tooLong += 1;
    else if (waiting.length >= limits.maxWaiting) counts.overflow += 1;
    else if (line.trim() !== '') waiting.push({ line, source });
    work ??= takeAll().finally(() => {
      work = null;
    });
  }

  async function takeAll(): Promise<void> {
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      const { source } = first;
      const end = waiting.findIndex((one) => one.source.address !== source.address);
      const batch = waiting.splice(0, Math.min(end < 0 ? waiting.length : end, BATCH));
      counts.lines += batch.length;
      // There is no one to tell; the caller's own log says why.
      await options
        .onLines(
          batch.map(({ line }) => line),
          source,
        )
        .catch(() => undefined);
    }
  }

  socket.on('message', receive);
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.bind({ address: options.host, port: options.port }, () => {
      socket.off('error', reject);
      // Later ones concern single datagrams.
      socket.on('error', () => undefined);
      resolve();
    });
  });
  return {
    port: socket.address().port,
    counts: () => ({ ...counts }),
    stop: async () => {
      await new Promise<void>((resolve) => {
        socket.close(() => resolve());
      });
      await work;
    },
  };
}
