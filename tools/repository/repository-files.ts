import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Never part of the repository, whatever .gitignore says. */
const ALWAYS_IGNORED = ['.git', 'node_modules'];

/**
 * Paths of every file that is or may become part of the repository, relative to `root`, with forward
 * slashes, sorted. Read from the folder and its .gitignore rather than from git, so that a source
 * archive without history is checked like a checkout.
 */
export function repositoryFiles(root: string): string[] {
  const ignored = [...ALWAYS_IGNORED, ...ignorePatterns(root)];
  return filesBelow(root, '', (name) =>
    ignored.some((pattern) => path.matchesGlob(name, pattern)),
  ).toSorted();
}

/** Paths of all files of a folder that holds nothing but files of the repository, relative to it. */
export function repositoryFilesBelow(folder: string): string[] {
  return filesBelow(folder, '', () => false).toSorted();
}

function filesBelow(root: string, folder: string, isIgnored: (name: string) => boolean): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (isIgnored(entry.name)) return [];
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(root, file, isIgnored);
    return entry.isFile() ? [file] : [];
  });
}

/** Our .gitignore holds names and name patterns only; anything richer must fail loudly here. */
function ignorePatterns(root: string): string[] {
  const lines = readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const name = line.replace(/\/$/, '');
      if (name.includes('/') || name.startsWith('!')) {
        throw new Error(`.gitignore: "${line}" is neither a name nor a name pattern`);
      }
      return name;
    });
}
