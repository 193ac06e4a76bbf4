import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scramVerifier } from '../logins/scram-verifier.ts';
import type { ServerAccount } from './server-account.ts';

/** Superuser of the bundled server. */
export const OWNER = 'waybill';

export interface Cluster {
  /** Folder with the server's executables. */
  binaries: string;
  /** PostgreSQL's data directory. */
  folder: string;
  account: ServerAccount | null;
}

const accessFile = (folder: string): string => path.join(folder, 'pg_hba.conf');

/**
 * Every login needs a password. Operating system users cannot separate logins, because the web and worker
 * processes run as the same user as the supervisor. The fingerprint records which superuser password the
 * cluster has.
 */
function accessRules(password: string): string {
  const fingerprint = createHash('sha256').update(`fingerprint ${password}`).digest('hex');
  return [
    '# Written by Waybill. Changes are overwritten at the next start.',
    `# Password fingerprint of ${OWNER}: ${fingerprint}`,
    'local all all scram-sha-256',
    '',
  ].join('\n');
}

/** Whether the cluster requires passwords and the superuser has this one. */
export async function isAccessClosed(folder: string, password: string): Promise<boolean> {
  const rules = await readFile(accessFile(folder), 'utf8').catch(() => '');
  return rules === accessRules(password);
}

/**
 * Sets the superuser's password and makes the cluster require passwords. The server must be stopped.
 * PostgreSQL's single-user mode needs no login, so this also works for clusters of earlier releases and for
 * lost passwords, and no client can connect in between. The rules are written last: after a crash, the next
 * start repeats both steps.
 */
export async function closeAccess(cluster: Cluster, password: string): Promise<void> {
  await runAlone(cluster, `ALTER ROLE ${OWNER} PASSWORD '${scramVerifier(password)}'\n`);
  const file = accessFile(cluster.folder);
  const fresh = `${file}.new`;
  await writeFile(fresh, accessRules(password), { mode: 0o600 });
  if (cluster.account) await chown(fresh, cluster.account.uid, cluster.account.gid);
  await rename(fresh, file);
}

/** Runs a statement in single-user mode. Throws with PostgreSQL's message if it fails. */
function runAlone({ binaries, folder, account }: Cluster, statement: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      path.join(binaries, 'bin', 'postgres'),
      [
        '--single',
        '-D',
        folder,
        '-c',
        'exit_on_error=on',
        '-c',
        'log_min_messages=fatal',
        'postgres',
      ],
      { stdio: ['pipe', 'ignore', 'pipe'], cwd: '/', env: serverEnvironment(), ...account },
    );
    let complaint = '';
    child.stderr.on('data', (part: Buffer) => (complaint += part.toString('utf8')));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`Setting the database owner's password failed: ${complaint.trim()}`)),
    );
    // If the process ends early, its exit code reports the failure.
    child.stdin.on('error', () => undefined);
    child.stdin.end(statement);
  });
}

/** A minimal environment: the server needs none of our secrets. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
