import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Clock ticks of a second, as every Linux counts them for its processes. */
const TICKS_PER_SECOND = 100;

/**
 * CPU seconds used so far by a process, its children and those of them that have ended: unaffected by
 * other load on the machine. NaN if the system does not report it.
 */
export async function cpuSeconds(pid: number): Promise<number> {
  const processes = await readProcesses();
  const own = processes.get(pid);
  if (!own) return Number.NaN;
  let ticks = own.ticks;
  for (const other of processes.values()) if (other.parent === pid) ticks += other.ticks;
  return ticks / TICKS_PER_SECOND;
}

/** CPU seconds of the calling thread: excludes background compilation and garbage collection. */
export function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

interface ProcessTimes {
  parent: number;
  ticks: number;
}

async function readProcesses(): Promise<Map<number, ProcessTimes>> {
  const names = await readdir('/proc').catch(() => []);
  const processes = new Map<number, ProcessTimes>();
  for (const pid of names.map(Number).filter(Number.isInteger)) {
    const text = await readFile(path.join('/proc', String(pid), 'stat'), 'utf8').catch(() => '');
    // The name in brackets may contain anything; state and parent follow it, and times as 12th to 15th
    // field.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    if (fields.length < 15) continue;
    const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
    processes.set(pid, { parent: Number(fields[1]), ticks });
  }
  return processes;
}

/** Process id of the bundled database under a data folder. */
export async function databasePid(dataFolder: string): Promise<number> {
  const lock = await readFile(path.join(dataFolder, 'postgres/postmaster.pid'), 'utf8');
  return Number(lock.split('\n')[0]);
}
