import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressAssets } from './compress-assets.ts';
import { publishBuild } from './publish-build.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const CONSOLE = path.join(ROOT, 'apps/console');
const SERVED = path.join(CONSOLE, 'dist');
const STAMP = path.join(SERVED, '.stamp');
/** Inputs of the console's build. */
const SOURCES = ['apps/console', 'packages/ui', 'packages/contract', 'package-lock.json'];
const LEFT_OUT = new Set(['node_modules', 'dist']);

/** Builds the console unless what is built was built from these very files. @returns whether it did. */
export async function buildConsoleIfStale(onBuild: () => void): Promise<boolean> {
  const wanted = await fingerprintOfSources();
  const built = await readFile(STAMP, 'utf8').catch(() => '');
  if (built === wanted) return false;
  onBuild();
  await buildAndPublish();
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

/** Path, size and modification time of every file below: cheap, and errs only towards rebuilding. */
async function describe(file: string): Promise<string[]> {
  const entry = await stat(file);
  if (!entry.isDirectory()) return [`${file} ${entry.size} ${entry.mtimeMs}\n`];
  const names = (await readdir(file)).filter((name) => !LEFT_OUT.has(name)).toSorted();
  const parts = await Promise.all(names.map((name) => describe(path.join(file, name))));
  return parts.flat();
}

/** Built aside, so that what is served stays whole meanwhile, also when the build fails. */
async function buildAndPublish(): Promise<void> {
  await mkdir(SERVED, { recursive: true });
  const built = await mkdtemp(path.join(SERVED, '.next-'));
  try {
    await build(built);
    await compressAssets(path.join(built, 'assets'));
    await publishBuild(built, SERVED, Date.now());
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}

function build(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
    const args = ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
    const child = spawn(process.execPath, [vite, ...args], {
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
