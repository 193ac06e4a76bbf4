import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scramVerifier } from '../logins/scram-verifier.ts';
import type { ServerAccount } from './server-account.ts';

/** Superuser of the bundled server. */
export const OWNER = 'waybill';

export interface Cluster {
  /** Folder with the server's programs. */
  binaries: string;
  /** PostgreSQL's data directory. */
  folder: string;
  account: ServerAccount | null;
}

const accessFile = (folder: string): string => path.join(folder, 'pg_hba.conf');

/**
 * Every login proves itself by a password; the operating system's users mean nothing here, because the
 * product's processes may run as the same one as what starts them. The fingerprint says which password
 * of the superuser the cluster holds.
 */
function accessRules(password: string): string {
  const fingerprint = createHash('sha256').update(`fingerprint ${password}`).digest('hex');
  return [
    '# Written by Waybill. A change is undone at the next start.',
    `# Password of ${OWNER}: ${fingerprint}`,
    'local all all scram-sha-256',
    '',
  ].join('\n');
}

/** Whether the cluster asks for passwords, and knows the superuser by this one. */
export async function isAccessClosed(folder: string, password: string): Promise<boolean> {
  const rules = await readFile(accessFile(folder), 'utf8').catch(() => '');
  return rules === accessRules(password);
}

/**
 * Gives the superuser its password and has the cluster ask for passwords. The server must not run: its
 * single-user mode needs no login, so that at no time somebody else gets in, and a cluster of an earlier
 * release, or one whose password was lost, takes the same way. The rules are written last: until they
 * are, the next start does it again.
 */
export async function closeAccess(cluster: Cluster, password: string): Promise<void> {
  await runAlone(cluster, `ALTER ROLE ${OWNER} PASSWORD '${scramVerifier(password)}'\n`);
  const file = accessFile(cluster.folder);
  const fresh = `${file}.new`;
  await writeFile(fresh, accessRules(password), { mode: 0o600 });
  if (cluster.account) await chown(fresh, cluster.account.uid, cluster.account.gid);
  await rename(fresh, file);
}

/** Runs a statement without a server. Throws what PostgreSQL said when it fails. */
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
        : reject(new Error(`The database refused its owner's password: ${complaint.trim()}`)),
    );
    // One that ends before it has read everything is told by its exit code.
    child.stdin.on('error', () => undefined);
    child.stdin.end(statement);
  });
}

/** The server needs no secret of ours: it gets a bare environment. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
