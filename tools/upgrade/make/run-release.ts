import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { NODE_FLAGS } from '../../../apps/server/src/platform/node-flags.ts';

/** A release that runs as `npm start` runs it. */
export interface RunningRelease {
  address: string;
  /** Of the first start's link; null when there is an administrator. */
  setupToken: string | null;
  /** Stops the worker process where it is, so that what is queued now stays queued. */
  freezeWorker(): void;
  thawWorker(): void;
  stop(): Promise<void>;
}

/** The last line printed at startup: now, and up to release 0.2.0. */
const READY = /Press Ctrl-C to stop\.|Ctrl-C stops it\./;

/** Starts the product of a checkout. Throws with what it printed when it ends before it is ready. */
export async function runRelease(
  checkout: string,
  environment: Record<string, string>,
): Promise<RunningRelease> {
  const start = path.join(checkout, 'apps/server/src/supervisor/start.ts');
  const child = spawn(process.execPath, [...NODE_FLAGS, start], {
    cwd: checkout,
    env: { ...process.env, ...environment, WAYBILL_ROOT: checkout },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (READY.test(line)) resolve();
    });
    child.once('exit', () => reject(new Error(`The release ended:\n${lines.join('\n')}`)));
  });
  const text = lines.join('\n');
  const signal = (name: NodeJS.Signals): void => {
    process.kill(workerPid(child), name);
  };
  return {
    address: /ready: (\S+)/.exec(text)?.[1] ?? '',
    setupToken: /[?&]setup=([^\s&]+)/.exec(text)?.[1] ?? null,
    freezeWorker: () => signal('SIGSTOP'),
    thawWorker: () => signal('SIGCONT'),
    stop: () => stopChild(child),
  };
}

/** The supervisor's child that runs jobs. */
function workerPid(supervisor: ChildProcess): number {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  for (const line of list.split('\n')) {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (Number(parent) === supervisor.pid && args.includes('jobs/worker.ts')) return Number(pid);
  }
  throw new Error('The worker process was not found');
}

async function stopChild(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}
