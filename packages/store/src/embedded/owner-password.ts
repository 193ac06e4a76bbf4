import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const PASSWORD = /^[0-9a-f]{64}$/;

/**
 * Password of the bundled server's superuser: random, made on the first start, in a file that only its
 * owner can read. Nothing but what starts the server reads it; the product's own processes have logins
 * of their own. A file that is lost or damaged is replaced: the next start gives the server the new one.
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
    // A link fails where there is a file: of two starts at once both read what the first has made.
    await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(fresh);
  }
  const kept = await readPassword(file);
  if (kept === null) throw new Error(`${file} cannot be written`);
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
