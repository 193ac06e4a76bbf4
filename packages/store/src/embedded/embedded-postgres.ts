import { spawn, type ChildProcess } from 'node:child_process';
import { access, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  closeAccess,
  isAccessClosed,
  OWNER,
  serverEnvironment,
  type Cluster,
} from './cluster-access.ts';
import { clusterFolders } from './cluster-folders.ts';
import { ownerPassword } from './owner-password.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { isAlive, runningServerPid, waitUntilReady } from './running-server.ts';
import { serverAccount } from './server-account.ts';

export interface EmbeddedPostgres {
  /** Superuser connection, without a database. Never hand it to the web or worker process. */
  connection: { host: string; port: number; user: string; password: string };
  pid: number;
  /** True when the server of an earlier run was still alive and is used on. */
  wasRunning: boolean;
  /** Resolves with a sentence when the server ends, for whatever reason. */
  ended: Promise<string>;
  /** Ends it after the running transactions were rolled back; resolves when it is gone. */
  stop(): Promise<void>;
}

const PORT = 5432;

export interface EmbeddedPostgresOptions {
  /** Folder of this installation's data; made when missing. */
  dataFolder: string;
  /** Extra server settings, e.g. `fsync: 'off'` for throw-away test clusters. */
  settings?: Record<string, string>;
  startTimeoutMs?: number;
}

/**
 * Settings of the bundled server. No TCP at all, and no TLS (the bundled OpenSSL is old, and nothing
 * can reach it); error statements and details stay out of its log, because they quote row values.
 */
const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  ssl: 'off',
  shared_buffers: '256MB',
  work_mem: '32MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  max_connections: '80',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** Starts the bundled PostgreSQL on the data folder, or attaches to a running one. */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const account = serverAccount();
  const dataFolder = path.resolve(options.dataFolder);
  await mkdir(dataFolder, { recursive: true });
  const binaries = await postgresBinaries(account);
  const { cluster: folder, socket } = await clusterFolders(dataFolder, account);
  const cluster: Cluster = { binaries, folder, account };
  const password = await ownerPassword(dataFolder);
  const connection = { host: socket, port: PORT, user: OWNER, password };
  const probe = { ...connection, database: 'postgres' };
  const timeoutMs = options.startTimeoutMs ?? 60_000;

  const alive = await runningServerPid(folder);
  if (alive !== null) {
    const isOurs = await waitUntilReady(probe, { timeoutMs: 5000, hasExited: () => null }).then(
      () => true,
      () => false,
    );
    const running = attached(alive, connection);
    if (isOurs && (await isAccessClosed(folder, password))) return running;
    // A server of an earlier release accepts logins without a password until it is restarted.
    if (isOurs) await running.stop();
    // Otherwise the pid in the lock file belongs to another program; PostgreSQL clears it itself.
  }
  await initialise(cluster);
  if (!(await isAccessClosed(folder, password))) await closeAccess(cluster, password);
  const logFile = await open(path.join(dataFolder, 'postgres.log'), 'a', 0o600);
  const child = spawn(
    path.join(binaries, 'bin', 'postgres'),
    [
      '-D',
      folder,
      '-k',
      socket,
      '-p',
      String(PORT),
      ...asArguments({ ...SETTINGS, ...options.settings }),
    ],
    {
      // Own process group: Ctrl-C in the terminal must reach the supervisor only, which stops the
      // database last.
      detached: true,
      stdio: ['ignore', logFile.fd, logFile.fd],
      cwd: '/',
      env: serverEnvironment(),
      ...account,
    },
  );
  await logFile.close();
  const ended = endOf(child);
  let exit: string | null = null;
  void ended.then((reason) => (exit = reason));
  await waitUntilReady(probe, { timeoutMs, hasExited: () => exit });
  const pid = child.pid ?? 0;
  return { connection, pid, wasRunning: false, ended, stop: () => stopServer(pid, ended) };
}

function asArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function initialise({ binaries, folder, account }: Cluster): Promise<void> {
  const isInitialised = await access(path.join(folder, 'global', 'pg_control')).then(
    () => true,
    () => false,
  );
  if (isInitialised) return;
  // A first start that was cut off leaves half a cluster, which holds nothing yet.
  for (const entry of ['PG_VERSION', 'base', 'global', 'pg_wal']) {
    await rm(path.join(folder, entry), { recursive: true, force: true });
  }
  const child = spawn(
    path.join(binaries, 'bin', 'initdb'),
    // Collation by code point: the same order as JavaScript's comparison, on every machine.
    [
      '-D',
      folder,
      '-U',
      OWNER,
      '-A',
      'reject',
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', env: serverEnvironment(), ...account },
  );
  let complaint = '';
  child.stderr?.on('data', (part: Buffer) => (complaint += part.toString('utf8')));
  const reason = await endOf(child);
  if (child.exitCode !== 0) throw new Error(`initdb failed (${reason}): ${complaint.trim()}`);
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
}

/** A server of an earlier run is not our child: its end is noticed by looking. */
function attached(pid: number, connection: EmbeddedPostgres['connection']): EmbeddedPostgres {
  const ended = new Promise<string>((resolve) => {
    const timer = setInterval(() => {
      if (isAlive(pid)) return;
      clearInterval(timer);
      resolve('it is gone');
    }, 500);
    timer.unref();
  });
  return { connection, pid, wasRunning: true, ended, stop: () => stopServer(pid, ended) };
}

async function stopServer(pid: number, ended: Promise<string>): Promise<void> {
  // SIGINT is PostgreSQL's "fast" shutdown: disconnect everyone, write a checkpoint, end.
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
  await ended;
}
