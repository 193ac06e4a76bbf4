import { mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ReadyMessage } from './ready-message.ts';
import type { Config } from '../platform/config.ts';
import { keepProcess, type KeptProcess } from './child-process.ts';
import { buildConsoleIfStale } from './console-build.ts';
import { childEnvironment } from './child-environment.ts';
import { openDatabases, type Databases } from './databases.ts';
import { prepareDatabases } from './prepare-databases.ts';
import { startNotices } from './start-notices.ts';
import { removeInstance, runningInstance, writeInstance } from './instance-file.ts';

/** A running installation of one region. */
export interface Installation {
  /** API URL for browsers. */
  address: string;
  /** Console URL for members of its region. */
  signInAddress: string;
  setupLink: string | null;
  databaseUrl: string;
  stop(): Promise<void>;
}

export interface SuperviseOptions {
  config: Config;
  environment: NodeJS.ProcessEnv;
  /** Part of its database names on an operator's server. */
  databaseSuffix?: string;
  /** Lines for a person. */
  tell: (line: string) => void;
  /** Build the console when it is stale; the command line works without one. */
  withConsole: boolean;
}

const SERVER_SOURCE = path.resolve(import.meta.dirname, '..');

/** Starts the database, the web process and the worker, and keeps them running. */
export async function supervise(options: SuperviseOptions): Promise<Installation> {
  const { config, tell } = options;
  await mkdir(config.dataFolder, { recursive: true, mode: 0o755 });
  const other = await runningInstance(config.dataFolder);
  if (other)
    throw new Error(`Waybill is already running on ${config.dataFolder}: ${other.address}`);
  const [databases] = await Promise.all([
    openMigrated(options),
    options.withConsole ? buildConsoleIfStale(() => tell('Building the console …')) : undefined,
  ]);
  const state = { databases, isStopping: false };
  const environment = childEnvironment(options, databases);
  const onRestart = (name: string, reason: string): void =>
    tell(`The ${name} process exited (${reason}). Restarting it`);
  const logFile = await freshLogFile(config.dataFolder);
  const web = keepProcess({
    name: 'web',
    file: path.join(SERVER_SOURCE, 'main.ts'),
    environment,
    logFile,
    onRestart,
  });
  const worker = keepProcess({
    name: 'worker',
    file: path.join(SERVER_SOURCE, 'jobs/worker.ts'),
    environment,
    logFile,
    onRestart,
  });
  watchDatabase(state, options);
  try {
    const [message] = await Promise.all([web.ready, worker.ready]);
    const { address, signInAddress, setupLink } = ReadyMessage.parse(message);
    await writeInstance(config.dataFolder, {
      pid: process.pid,
      address,
      signInAddress,
      databaseUrl: databases.product.url,
    });
    return {
      address,
      signInAddress,
      setupLink,
      databaseUrl: databases.product.url,
      stop: () => stopAll(state, config, [web, worker]),
    };
  } catch (error) {
    await stopAll(state, config, [web, worker]);
    throw error;
  }
}

async function openMigrated(options: SuperviseOptions): Promise<Databases> {
  const { config, tell } = options;
  const databases = await openDatabases(config, options.databaseSuffix);
  tell(`Database: ${databases.description}`);
  for (const notice of startNotices(config)) tell(notice);
  try {
    await prepareDatabases(databases);
  } catch (error) {
    await databases.stop();
    throw error;
  }
  return databases;
}

const LARGEST_LOG_BYTES = 20_000_000;

/** The log of the last runs; a large one is rotated, and the previous one deleted. */
async function freshLogFile(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'waybill.log');
  const entry = await stat(file).catch(() => null);
  if (entry && entry.size > LARGEST_LOG_BYTES) await rename(file, `${file}.1`);
  return file;
}

interface State {
  databases: Databases;
  isStopping: boolean;
}

/** If the bundled database server exits, it is restarted on the same folder and the other processes reconnect. */
function watchDatabase(state: State, options: SuperviseOptions): void {
  void state.databases.ended.then(async (reason) => {
    if (state.isStopping) return;
    options.tell(`The database exited (${reason}). Restarting it`);
    const databases = await reopenDatabases(state, options);
    if (databases === null) return;
    state.databases = databases;
    watchDatabase(state, options);
  });
}

const REOPEN_PAUSE_MS = 250;

/**
 * Retries until the server is up: processes of a crashed one may hold its memory for a while, and no
 * other starts before they are gone. Null if everything is stopped meanwhile.
 */
async function reopenDatabases(state: State, options: SuperviseOptions): Promise<Databases | null> {
  let last = '';
  while (!state.isStopping) {
    try {
      return await openDatabases(options.config, options.databaseSuffix);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== last) options.tell(`The database is not ready yet: ${reason}`);
      last = reason;
      await delay(REOPEN_PAUSE_MS);
    }
  }
  return null;
}

async function stopAll(
  state: State,
  config: Config,
  processes: readonly KeptProcess[],
): Promise<void> {
  state.isStopping = true;
  // The database last: it must receive the others' final writes.
  await Promise.all(processes.map((kept) => kept.stop()));
  await state.databases.stop();
  await removeInstance(config.dataFolder);
}
