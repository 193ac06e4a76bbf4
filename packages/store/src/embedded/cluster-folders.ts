import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { STAGING_FOLDER } from './postgres-binaries.ts';
import { canEnter, type ServerAccount } from './server-account.ts';

export interface ClusterFolders {
  /** PostgreSQL's data directory. */
  cluster: string;
  /** Folder of the Unix socket, closed to everyone but the server's account (and root). */
  socket: string;
}

/** A Unix socket's whole path may hold 107 bytes; `.s.PGSQL.5432` takes 14 of them. */
const LONGEST_SOCKET_FOLDER = 90;

/**
 * Where the cluster and its socket of a data folder lie. Inside the data folder whenever the server's
 * account can enter it; otherwise (root's clone under a closed folder) staged outside, with a link
 * `postgres` left in the data folder so that a person finds it.
 */
export async function clusterFolders(
  dataFolder: string,
  account: ServerAccount | null,
): Promise<ClusterFolders> {
  const key = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12);
  const isOpen = await canEnter(dataFolder, account);
  const base = isOpen ? dataFolder : path.join(STAGING_FOLDER, key);
  const cluster = path.join(base, 'postgres');
  const inBase = path.join(base, 'run');
  const socket =
    inBase.length <= LONGEST_SOCKET_FOLDER ? inBase : path.join(os.tmpdir(), `waybill-${key}`);
  await mkdir(base, { recursive: true });
  for (const folder of [cluster, socket]) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o700);
    if (account) await chown(folder, account.uid, account.gid);
  }
  if (!isOpen) await leaveLink(cluster, path.join(dataFolder, 'postgres'));
  return { cluster, socket };
}

async function leaveLink(target: string, link: string): Promise<void> {
  const existing = await lstat(link).catch(() => null);
  if (!existing) await symlink(target, link);
}
