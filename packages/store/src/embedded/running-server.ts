import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** Pid of the server that runs on the cluster, from its lock file; null when none is alive. */
export async function runningServerPid(cluster: string): Promise<number | null> {
  const lock = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => null);
  const pid = Number(lock?.split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? pid : null;
}

/** Whether a process of that id runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: alive, owned by someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** SQLSTATEs of a server that is up but rejects the login. */
const REFUSALS = new Set(['28000', '28P01']);

/**
 * Resolves when the server answers, even if it rejects the login. Rejects after the timeout, or when
 * `hasExited` reports the end of the server.
 */
export async function waitUntilReady(
  connection: pg.ClientConfig,
  options: { timeoutMs: number; hasExited: () => string | null },
): Promise<void> {
  const deadline = Date.now() + options.timeoutMs;
  for (;;) {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 });
    // Without a listener a server that dies while connecting would take this process with it.
    client.on('error', () => undefined);
    const failure = await client.connect().then(
      () => null,
      (error: Error) => error,
    );
    await client.end().catch(() => undefined);
    if (failure === null || isRefusal(failure)) return;
    const exit = options.hasExited();
    if (exit !== null) throw new Error(`PostgreSQL ended while starting: ${exit}`);
    if (Date.now() > deadline) {
      throw new Error(`PostgreSQL did not answer in time: ${failure.message}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

function isRefusal(failure: Error): boolean {
  return 'code' in failure && REFUSALS.has(String(failure.code));
}
