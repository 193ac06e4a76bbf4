import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { hostname } from 'node:os';
import { OutboundError, type Outbound } from '@waybill/outbound';
import { z } from 'zod';
import type { SyslogAddress } from './export-address.ts';

/** Facility log audit (13), severity informational (6): RFC 5424, 6.2.1. */
const PRIORITY = 13 * 8 + 6;
const PATIENCE_MS = 30_000;

const Line = z.looseObject({ at: z.string().optional(), action: z.string().optional() });

/**
 * Sends lines of JSON as syslog messages (RFC 5424) over one connection, each with its length before it
 * (RFC 6587, RFC 5425). Only hosts that the outbound rules allow are reached; without TLS, only those that the operator
 * allows. Resolves when the receiver has taken everything and the connection ended.
 *
 * @param ca authorities besides those of the system, as PEM.
 */
export async function deliverSyslog(
  outbound: Outbound,
  address: SyslogAddress,
  lines: string,
  { signal, ca }: { signal: AbortSignal; ca?: string },
): Promise<void> {
  const { host, port, isTls } = address;
  if (!isTls) {
    const refusal = await outbound.refusalOf(`http://${address.authority}`);
    if (refusal) throw refusal;
  }
  const [target] = await outbound.resolve(host);
  if (!target) throw new OutboundError('unreachable', host, 'dns');
  const place = { host: target.address, port };
  const socket = isTls
    ? connectTls({ ...place, servername: host, ...(ca === undefined ? {} : { ca }) })
    : connectPlain(place);
  await sendAll(socket, lines.trimEnd().split('\n').map(messageOf).join(''), { host, signal });
}

function sendAll(
  socket: Socket,
  text: string,
  { host, signal }: { host: string; signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => void socket.destroy(new OutboundError('timed_out', host, 'timeout'));
    signal.addEventListener('abort', stop, { once: true });
    socket.setTimeout(PATIENCE_MS, stop);
    socket.on('error', (error) =>
      reject(
        error instanceof OutboundError
          ? error
          : new OutboundError('unreachable', host, 'connection'),
      ),
    );
    socket.on('close', () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    // The receiver closes when it has read everything; nothing that it says is read.
    socket.resume();
    socket.end(text);
  });
}

/** One line as a message, with the number of its bytes. */
function messageOf(line: string): string {
  const { at, action } = Line.parse(JSON.parse(line));
  const fields = [`<${PRIORITY}>1`, at ?? '-', hostname(), 'waybill', '-', action ?? 'audit.head'];
  const message = `${fields.join(' ')} - ${line}`;
  return `${Buffer.byteLength(message)} ${message}`;
}
