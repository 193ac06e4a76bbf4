import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const CONSOLE = path.join(ROOT, 'apps/console');
const STAMP = path.join(CONSOLE, 'dist/.stamp');
/** What the console is built from. */
const SOURCES = ['apps/console', 'packages/ui', 'packages/contract', 'package-lock.json'];
const LEFT_OUT = new Set(['node_modules', 'dist']);

/** Builds the console unless what is built was built from these very files. @returns whether it did. */
export async function buildConsoleIfStale(onBuild: () => void): Promise<boolean> {
  const wanted = await fingerprintOfSources();
  const built = await readFile(STAMP, 'utf8').catch(() => '');
  if (built === wanted) return false;
  onBuild();
  await build();
  await writeFile(STAMP, wanted);
  return true;
}

async function fingerprintOfSources(): Promise<string> {
  const digest = createHash('sha256');
  for (const source of SOURCES) {
    for (const line of await describe(path.join(ROOT, source))) digest.update(line);
  }
  return digest.digest('hex');
}

/** Path, size and time of change of every file below: cheap, and wrong only towards building again. */
async function describe(file: string): Promise<string[]> {
  const entry = await stat(file);
  if (!entry.isDirectory()) return [`${file} ${entry.size} ${entry.mtimeMs}\n`];
  const names = (await readdir(file)).filter((name) => !LEFT_OUT.has(name)).toSorted();
  const parts = await Promise.all(names.map((name) => describe(path.join(file, name))));
  return parts.flat();
}

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: CONSOLE,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The console could not be built:\n${output}`)),
    );
  });
}
