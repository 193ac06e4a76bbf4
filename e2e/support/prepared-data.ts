import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';
import { runCommand } from '../../tools/steps/run-command.ts';
import {
  loadSampleData,
  setUpByApi,
  startInstallation,
  type Installation,
} from './installation.ts';

/** What an installation holds when a test begins. */
export type PreparedData = 'administrator' | 'sample data';

/** Environment variable with this run's folder for data folders to copy. */
const RUN_FOLDER = 'WAYBILL_E2E_PREPARED';
const POLL_MS = 200;

/** Makes the folder of this run. @returns removes it. */
export async function keepPreparedData(): Promise<() => Promise<void>> {
  const folder = await temporaryDataFolder('waybill-prepared-', { mayBeInMemory: true });
  process.env[RUN_FOLDER] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Starts an installation of the caller's own in which `ADMIN` is set up. Its data folder is a copy of one
 * that the first caller of a run makes while others wait: loading the sample data takes ten times as long as
 * starting on a copy of them.
 */
export async function startPrepared(
  holds: PreparedData,
  environment: Record<string, string> = {},
): Promise<Installation> {
  const dataFolder = await temporaryDataFolder('waybill-e2e-', { mayBeInMemory: true });
  await copyFolder(await preparedFolder(holds), dataFolder);
  return startInstallation({ dataFolder, environment });
}

async function preparedFolder(holds: PreparedData): Promise<string> {
  const run = process.env[RUN_FOLDER];
  if (run === undefined) throw new Error('The set-up of the whole run has not made its folder');
  const folder = path.join(run, holds.replaceAll(' ', '-'));
  const lock = `${folder}.lock`;
  while (!existsSync(folder)) {
    if (!(await isFirst(lock))) {
      await delay(POLL_MS);
      continue;
    }
    try {
      await prepare(holds, folder);
    } finally {
      // After a failure the next caller retries, and reports the failure in its own test.
      await rm(lock);
    }
  }
  return folder;
}

/** Whether no one else makes it at the moment: a process that ended while it did so no longer counts. */
async function isFirst(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (owner > 0 && !isAlive(owner)) await rm(lock, { force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function prepare(holds: PreparedData, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making);
  const isSample = holds === 'sample data';
  if (isSample) await copyFolder(await preparedFolder('administrator'), making);
  const site = await startInstallation({ dataFolder: making });
  try {
    await (isSample ? loadSampleData(site.address) : setUpByApi(site));
  } finally {
    await site.stop();
  }
  // In one step: the folder is there when it is complete.
  await rename(making, folder);
}

/** Copies with owners and permissions: a root user's database runs under another account. */
async function copyFolder(from: string, to: string): Promise<void> {
  const { isOk, output } = await runCommand('cp', ['-a', `${from}/.`, to]);
  if (!isOk) throw new Error(`The data folder could not be copied:\n${output}`);
}
