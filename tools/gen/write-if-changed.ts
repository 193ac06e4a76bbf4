import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file that a generator wants to exist: path relative to the root, and its whole text. */
export interface GeneratedFile {
  file: string;
  text: string;
}

/** Writes the file unless it already says exactly this, so that watchers stay calm. True: written. */
export function writeIfChanged(root: string, { file, text }: GeneratedFile): boolean {
  const target = path.join(root, file);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return false;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  return true;
}
