import type { Connection, Container } from 'rhea';
import { CollectFailure } from '../../collect-failure.ts';
import { amqpFailure } from './amqp-failure.ts';

/** A broker and our credentials. */
export interface AmqpTarget {
  /** Name for the certificate and for the broker's own routing. */
  host: string;
  /** The checked address to connect to. */
  address: string;
  port: number;
  isEncrypted: boolean;
  /** Certificate authority, PEM; default: the system's. */
  ca?: string;
  user: string;
  password: string;
  /** Connection timeout in milliseconds. Default 20 s. */
  connectMs?: number;
}

const CONNECT_MS = 20_000;

/** Connects and signs in with SASL PLAIN. Throws `CollectFailure`. */
export function connectAmqp(container: Container, target: AmqpTarget): Promise<Connection> {
  const shared = {
    host: target.address,
    port: target.port,
    hostname: target.host,
    username: target.user,
    password: target.password,
    // A run that lost its connection ends; the next one resumes after the last settled message.
    reconnect: false,
    // The broker must send something this often, so that a dead connection is noticed.
    idle_time_out: 60_000,
  };
  const tls = { transport: 'tls' as const, servername: target.host };
  const ca = target.ca === undefined ? {} : { ca: target.ca };
  const { promise, resolve, reject } = Promise.withResolvers<Connection>();
  const connection = container.connect(
    target.isEncrypted ? { ...shared, ...tls, ...ca } : { ...shared, transport: 'tcp' },
  );
  const timer = setTimeout(() => {
    connection.close();
    reject(new CollectFailure('unavailable', 'The broker does not answer.'));
  }, target.connectMs ?? CONNECT_MS);
  connection.once('connection_open', () => resolve(connection));
  // Before it is open, the broker's only error is a refused login.
  connection.once('connection_error', () =>
    reject(new CollectFailure('auth_expired', 'The broker refused the user or the key.')),
  );
  connection.once('disconnected', ({ error }) => reject(amqpFailure(error)));
  return promise.finally(() => {
    clearTimeout(timer);
    connection.removeAllListeners('connection_error');
    connection.removeAllListeners('disconnected');
    // Without a listener, an error of an abandoned connection would be thrown.
    connection.on('connection_error', () => undefined);
    connection.on('disconnected', () => undefined);
  });
}
