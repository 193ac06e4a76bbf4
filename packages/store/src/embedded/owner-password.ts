import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const PASSWORD = /^[0-9a-f]{64}$/;

/**
 * Password of the bundled server's superuser: random, created on the first start, in a file of mode 0600.
 * Only code that starts the server reads it; the web and worker processes have their own logins. A lost or
 * damaged file is replaced, and `closeAccess` gives the server the new password.
 */
export async function ownerPassword(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'postgres-owner.key');
  const known = await readPassword(file);
  if (known !== null) return known;
  const fresh = `${file}.${process.pid}`;
  const handle = await open(fresh, 'w', 0o600);
  await handle.writeFile(randomBytes(32).toString('hex'));
  await handle.sync();
  await handle.close();
  try {
    // Linking fails if the file exists, so two concurrent starts end up with the same password.
    await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(fresh);
  }
  const kept = await readPassword(file);
  if (kept === null) throw new Error(`Cannot write ${file}`);
  return kept;
}

async function readPassword(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null || PASSWORD.test(text)) return text;
  await rm(file, { force: true });
  return null;
}
