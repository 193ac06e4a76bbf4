import path from 'node:path';
import { LARGE_FOLDERS } from './large-folders.data.ts';

/** Files of one folder that a newcomer can look through. */
export const MOST_FILES = 40;

/** A folder with more files than `MOST_FILES`; `reason` is null if no one has given one. */
export interface LargeFolder {
  folder: string;
  files: number;
  reason: string | null;
}

const CODE = /^(?:apps|packages|tools|e2e)\//;
/** Names that mean the same everywhere. */
const CONVENTIONAL = new Set(['src', 'testing', 'data', 'fixtures', 'templates', 'docs', 'images']);

/** Folders of code with more than `MOST_FILES` files of their own, the largest first. */
export function largeFolders(files: readonly string[]): LargeFolder[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((one) => CODE.test(one))) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => ({ folder, files: count, reason: LARGE_FOLDERS[folder] ?? null }))
    .toSorted((a, b) => b.files - a.files);
}

/** Names that several folders of one part have, e.g. of `apps/server`, with these folders. */
export function repeatedFolderNames(files: readonly string[]): Map<string, string[]> {
  const folders = new Set<string>();
  for (const file of files.filter((one) => CODE.test(one) && !one.includes('/templates/'))) {
    for (let at = path.posix.dirname(file); at.includes('/'); at = path.posix.dirname(at))
      folders.add(at);
  }
  const byName = new Map<string, string[]>();
  for (const folder of [...folders].toSorted()) {
    const name = path.posix.basename(folder);
    if (CONVENTIONAL.has(name)) continue;
    const key = `${partOf(folder)} ${name}`;
    byName.set(key, [...(byName.get(key) ?? []), folder]);
  }
  return new Map([...byName].filter(([, places]) => places.length > 1));
}

/** `apps/server` of `apps/server/src/http`. */
function partOf(folder: string): string {
  return folder.split('/').slice(0, 2).join('/');
}
