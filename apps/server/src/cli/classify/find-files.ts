import { existsSync, readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { CliError } from '../cli-error.ts';

export interface FoundFile {
  /** Reported path: the given path, and the path below it. */
  path: string;
  bytes: number;
}

/** Rules in the syntax of `.gitignore`, next to the scanned path. */
const IGNORE_FILE = '.waybillignore';
/** Files of tools rather than people. */
const USUALLY_IGNORED: readonly string[] = ['.git/', 'node_modules/'];

/**
 * Files at or below the paths, sorted by name. A given path is scanned even if a rule would exclude it;
 * links are not followed. Throws `CliError` if a path does not exist.
 */
export async function findFiles(
  paths: readonly string[],
  patterns: readonly string[],
): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  for (const given of paths) {
    const facts = await stat(given).catch(() => null);
    if (!facts) throw new CliError(`No such file or folder: ${given}`);
    if (facts.isDirectory()) found.push(...(await below(given, '', rulesOf(given, patterns))));
    else found.push({ path: given, bytes: facts.size });
  }
  return found;
}

function rulesOf(root: string, patterns: readonly string[]): Ignore {
  const file = path.join(root, IGNORE_FILE);
  const own = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return ignore()
    .add([...USUALLY_IGNORED])
    .add(own)
    .add([...patterns]);
}

async function below(root: string, folder: string, rules: Ignore): Promise<FoundFile[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const found: FoundFile[] = [];
  for (const entry of entries.toSorted((left, right) => (left.name < right.name ? -1 : 1))) {
    const relative = path.posix.join(folder, entry.name);
    const isFolder = entry.isDirectory();
    if (rules.ignores(isFolder ? `${relative}/` : relative)) continue;
    const full = path.join(root, relative);
    if (isFolder) found.push(...(await below(root, relative, rules)));
    else if (entry.isFile()) found.push({ path: full, bytes: (await stat(full)).size });
  }
  return found;
}
