import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

/** The account that the database server runs under. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

/** Accounts that exist on every Unix and own nothing of value, best first. */
const CANDIDATES = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses uid 0. As root this answers the unprivileged account to run it under; as an
 * ordinary user it answers null: the server then runs as that user.
 */
export function serverAccount(): ServerAccount | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of CANDIDATES) {
    const line = lines.find((candidate) => candidate.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither an account "postgres" nor "nobody". Create one, or start Waybill as an ordinary user.',
  );
}

/** Whether the account may enter the folder: every folder on the way must let others through. */
export async function canEnter(folder: string, account: ServerAccount | null): Promise<boolean> {
  if (account === null) return true;
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    const entry = await stat(current).catch(() => null);
    if (entry) {
      const bit = entry.uid === account.uid ? 0o100 : entry.gid === account.gid ? 0o010 : 0o001;
      if ((entry.mode & bit) === 0) return false;
    }
    if (current === path.dirname(current)) return true;
  }
}
