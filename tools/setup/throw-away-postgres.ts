import { chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runCommand, type CommandOptions } from '../steps/run-command.ts';

/** A server that is gone, with its data, after `stop`. */
export interface ThrowAwayPostgres {
  /** Connection of its owner, over a Unix socket. */
  url: string;
  stop(): Promise<void>;
}

/** Nothing here outlives the run, so nothing needs to reach the disk; and no one else may connect. */
const SETTINGS = ['listen_addresses=', 'fsync=off', 'full_page_writes=off', 'max_connections=200'];

/**
 * Starts a new cluster in a temporary folder with the programs in `binaries`. Throws what the
 * programs said when they fail.
 */
export async function startThrowAwayPostgres(binaries: string): Promise<ThrowAwayPostgres> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-pg-'));
  const data = path.join(folder, 'data');
  const user = await serverUser();
  if (user) await chown(folder, user.uid, user.gid);
  const options: CommandOptions = { cwd: folder, ...(user ? { user } : {}) };
  const run = async (program: string, args: readonly string[]): Promise<void> => {
    const { isOk, output } = await runCommand(path.join(binaries, program), args, options);
    if (!isOk) throw new Error(`${program} failed:\n${output}`);
  };
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync']);
    const flags = [...SETTINGS, `unix_socket_directories=${folder}`].map((flag) => `-c ${flag}`);
    const log = path.join(folder, 'log');
    await run('pg_ctl', ['-D', data, '-w', '-l', log, '-o', flags.join(' '), 'start']);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      await run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      await remove();
    },
  };
}

/** PostgreSQL refuses to run as root; the account that its package brings is made for it. */
async function serverUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => {
      const { isOk, output } = await runCommand('id', [flag, 'postgres']);
      if (!isOk) throw new Error(`No account for the server: ${output}`);
      return Number(output.trim());
    }),
  );
  return { uid: uid ?? 0, gid: gid ?? 0 };
}
