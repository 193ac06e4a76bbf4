import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A process of an installation that is killed without warning. */
export const VICTIMS = ['web', 'worker', 'database'] as const;
export type Victim = (typeof VICTIMS)[number];

const FILES = { web: 'server/src/main.ts', worker: 'server/src/jobs/worker.ts' };

/** Kills a process of the installation. @returns false if it does not run at the moment. */
export async function kill(
  installation: { dataFolder: string; pid: number },
  victim: Victim,
): Promise<boolean> {
  const pid =
    victim === 'database'
      ? await databasePid(installation.dataFolder)
      : await childPid(installation.pid, FILES[victim]);
  if (pid === null) return false;
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}

async function databasePid(dataFolder: string): Promise<number | null> {
  const lock = await readFile(path.join(dataFolder, 'postgres/postmaster.pid'), 'utf8').catch(
    () => '',
  );
  const pid = Number(lock.split('\n')[0]);
  return pid > 1 ? pid : null;
}

/** The child of a process that runs a file. */
async function childPid(parent: number, file: string): Promise<number | null> {
  for (const name of await readdir('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The name in brackets may contain anything; the state and the parent follow it.
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) !== parent) continue;
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(file)) return pid;
  }
  return null;
}
