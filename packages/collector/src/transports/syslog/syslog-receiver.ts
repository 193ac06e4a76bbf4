import { listenForDatagrams } from './datagram-listener.ts';
import { listenForConnections } from './connection-listener.ts';

/** Origin of lines, to identify their sender. */
export interface SyslogSource {
  protocol: 'tcp' | 'tls' | 'udp';
  /** IPv4 addresses are written as such, also where they arrive inside IPv6. */
  address: string;
  /** Our port that received them. */
  localPort: number;
}

export interface SyslogReceiverOptions {
  protocol: SyslogSource['protocol'];
  /** Address to listen on. */
  host: string;
  /** 0 for any that is free. */
  port: number;
  /** PEM; `ca` makes senders show a certificate that it has signed. For `tls` only. */
  tls?: { cert: string; key: string; ca?: string };
  /** Lines of others are not read: false closes the connection, or skips the datagram. */
  accepts: (source: SyslogSource) => boolean;
  /**
   * Takes lines, in the order of their sender. No more of that sender is read until it resolves; when it
   * rejects, the connection is closed.
   */
  onLines: (lines: readonly string[], source: SyslogSource) => Promise<void>;
  /** Bytes of one line; longer ones are dropped and counted. Default 64 KiB. */
  maxLineBytes?: number;
  /** Connections at once; further ones are closed. Default 200. */
  maxConnections?: number;
  /** Maximum waiting datagrams; further ones are dropped and counted. Default 10,000. */
  maxWaiting?: number;
  /** A connection without a byte for this long is closed, milliseconds. Default 10 minutes. */
  idleMs?: number;
}

/** Statistics of the receiver since its start. */
export interface SyslogCounts {
  lines: number;
  /** Connections open now. */
  connections: number;
  /** Longer than allowed. */
  tooLong: number;
  /** Connections and datagrams of senders that are not accepted. */
  refused: number;
  /** Connections or datagrams beyond the limits. */
  overflow: number;
}

export interface SyslogReceiver {
  port: number;
  counts(): SyslogCounts;
  /** Stops listening and waits for lines that are being taken. */
  stop(): Promise<void>;
}

export type Limits = Required<
  Pick<SyslogReceiverOptions, 'maxLineBytes' | 'maxConnections' | 'maxWaiting' | 'idleMs'>
>;

const LIMITS: Limits = {
  maxLineBytes: 64 * 1024,
  maxConnections: 200,
  maxWaiting: 10_000,
  idleMs: 600_000,
};

/** Listens for syslog. Rejects when the port cannot be had or the certificate cannot be used. */
export function startSyslogReceiver(options: SyslogReceiverOptions): Promise<SyslogReceiver> {
  const limits = { ...LIMITS, ...options };
  return options.protocol === 'udp'
    ? listenForDatagrams(options, limits)
    : listenForConnections(options, limits);
}
