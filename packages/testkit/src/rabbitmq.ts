import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Where Debian puts the server; each version has its own folder. */
const DEBIAN_FOLDERS = '/usr/lib/rabbitmq/lib/rabbitmq_server-*';

/**
 * Runs the broker as long as the input is open, which it is as long as the tests live, also when they
 * are killed; then ends the whole group and takes the data away.
 */
const KEEPER = '("$0"; echo broker ended) & cat > /dev/null; rm -rf "$HOME"; kill -KILL 0';

/** A broker that is gone, with its data, after `stop`. Its user and password are `guest`. */
export interface ThrowAwayRabbitmq {
  port: number;
  stop(): Promise<void>;
}

/** Folder of a RabbitMQ that speaks AMQP 1.0; null when this machine has none. */
export function findRabbitmq(): string | null {
  const folders = globSync(DEBIAN_FOLDERS).toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  const isUsable = (folder: string): boolean =>
    existsSync(path.join(folder, 'sbin', 'rabbitmq-server')) &&
    globSync(path.join(folder, 'plugins', 'rabbitmq_amqp1_0-*')).length > 0;
  return folders.find(isUsable) ?? null;
}

/**
 * Starts a broker in a temporary folder, on free ports of 127.0.0.1, with nothing but AMQP 1.0. It takes
 * about seven seconds. Throws what the broker said when it does not start.
 */
export async function startThrowAwayRabbitmq(folder: string): Promise<ThrowAwayRabbitmq> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'waybill-mq-'));
  const [port, controlPort] = await freePorts();
  const file = (name: string): string => path.join(home, name);
  await mkdir(file('db'));
  await writeFile(file('plugins'), '[rabbitmq_amqp1_0].\n');
  const settings = [`listeners.tcp.default = 127.0.0.1:${port}`, 'log.file = false'];
  await writeFile(file('rabbitmq.conf'), [...settings, 'log.console = true', ''].join('\n'));
  // Without the daemon that names Erlang's nodes, which would outlive the broker.
  const erlang =
    `-sname waybill${port}@localhost -start_epmd false -erl_epmd_port ${controlPort} ` +
    '-kernel inet_dist_use_interface {127,0,0,1}';
  const program = path.join(folder, 'sbin', 'rabbitmq-server');
  const broker = spawn('/bin/sh', ['-c', KEEPER, program], {
    cwd: home,
    // Its own group, which is ended as a whole.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      RABBITMQ_NODENAME: `waybill${port}@localhost`,
      RABBITMQ_DIST_PORT: String(controlPort),
      RABBITMQ_MNESIA_BASE: file('db'),
      RABBITMQ_LOG_BASE: home,
      RABBITMQ_CONFIG_FILE: file('rabbitmq.conf'),
      RABBITMQ_ENABLED_PLUGINS_FILE: file('plugins'),
      RABBITMQ_PID_FILE: file('pid'),
      RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: erlang,
    },
  });
  const stop = async (): Promise<void> => {
    if (broker.exitCode === null && broker.signalCode === null && broker.pid !== undefined) {
      const ended = once(broker, 'exit');
      process.kill(-broker.pid, 'SIGKILL');
      await ended;
    }
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  let said = '';
  const started = new Promise<boolean>((resolve) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString('utf8');
      if (said.includes('Server startup complete')) resolve(true);
      if (said.includes('broker ended')) resolve(false);
    };
    broker.stdout.on('data', listen);
    broker.stderr.on('data', listen);
    broker.on('error', () => resolve(false));
    broker.on('exit', () => resolve(false));
  });
  if (await started) return { port, stop };
  await stop();
  throw new Error(`RabbitMQ did not start:\n${said}`);
}

/** Two ports that no one listens on; both are held until both are known. */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()];
  const ports: number[] = [];
  for (const server of servers) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    ports.push(typeof address === 'object' ? (address?.port ?? 0) : 0);
  }
  for (const server of servers) {
    server.close();
    await once(server, 'close');
  }
  const [first = 0, second = 0] = ports;
  return [first, second];
}
