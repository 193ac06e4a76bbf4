import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Kinds of text files, by what their names end in; each gives at most `PER_KIND` bytes. */
const KINDS = [
  'js',
  'ts',
  'map',
  'mjs',
  'cjs',
  'json',
  'jsonl',
  'md',
  'html',
  'sql',
  'css',
  'txt',
  'yml',
];
const PER_KIND = 60e6;
/** Larger files are skipped: one generated file would outweigh all others. */
const PER_FILE = 4e6;

export interface BenchText {
  /** UTF-8, one file each. */
  documents: readonly Uint8Array[];
  bytes: number;
  /** True if files were repeated to reach the size. */
  repeated: boolean;
}

/**
 * Text files below the folders, in path order, mixed by a limit per kind, repeated until they reach
 * that many bytes.
 */
export function gatherText(folders: readonly string[], wanted: number): BenchText {
  const perKind = new Map<string, number>();
  const files: Uint8Array[] = [];
  for (const file of folders.filter((folder) => existsSync(folder)).flatMap(filesBelow)) {
    const kind = path.extname(file).slice(1);
    const taken = perKind.get(kind) ?? 0;
    if (!KINDS.includes(kind) || taken >= PER_KIND) continue;
    const bytes = readFileSync(file);
    if (bytes.length === 0 || bytes.length > PER_FILE) continue;
    perKind.set(kind, taken + bytes.length);
    // Not Buffer.subarray of a pool: measurements should not depend on other allocations.
    files.push(new Uint8Array(bytes));
  }
  return repeat(files, wanted);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

function repeat(files: readonly Uint8Array[], wanted: number): BenchText {
  const once = bytesOf(files);
  const times = Math.ceil(wanted / Math.max(1, once));
  let bytes = 0;
  const documents = Array.from({ length: files.length > 0 ? times : 0 }, () => files)
    .flat()
    .filter((file) => {
      const isWanted = bytes < wanted;
      if (isWanted) bytes += file.length;
      return isWanted;
    });
  return { documents, bytes, repeated: once < wanted };
}

/** Bytes of all together. */
export function bytesOf(documents: readonly Uint8Array[]): number {
  return documents.reduce((sum, { length }) => sum + length, 0);
}
