import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const EVERY_MS = 500;

/** Watches what processes with all their children hold in memory, shared pages counted once (PSS). */
export function watchMemory(roots: readonly number[]) {
  let peakBytes = 0;
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(async () => {
      peakBytes = Math.max(peakBytes, await pssOf(roots));
    });
  }, EVERY_MS);
  return {
    /** @returns the most they held at once, in MB. */
    async stop(): Promise<number> {
      clearInterval(timer);
      await looking;
      return Math.round(peakBytes / 1e6);
    },
  };
}

async function pssOf(roots: readonly number[]): Promise<number> {
  let sum = 0;
  for (const pid of await withChildren(roots)) {
    const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    sum += Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024;
  }
  return sum;
}

async function withChildren(roots: readonly number[]): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc').catch(() => [])) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const text = await readFile(path.join('/proc', name, 'stat'), 'utf8').catch(() => '');
    // The name in brackets may contain anything; the state and the parent follow it.
    parents.set(pid, Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const wanted = new Set(roots);
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (wanted.has(pid) || isOurs(parents.get(pid)));
  return [...parents.keys()].filter(isOurs);
}
