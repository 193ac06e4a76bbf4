import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** First executable of these: absolute paths, or names that are looked up in PATH. */
export function findCommand(candidates: readonly (string | undefined)[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const files = candidates.flatMap((candidate) => {
    if (!candidate) return [];
    if (path.isAbsolute(candidate)) return [candidate];
    return folders.map((folder) => path.join(folder, candidate));
  });
  return files.find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
