import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GeneratedFile } from './write-if-changed.ts';

const CHECKSUMS_FILE = 'tools/upgrade/migration-checksums.txt';

/** A migration, and the SHA-256 of its bytes in hex. */
export interface MigrationChecksum {
  file: string;
  checksum: string;
}

/** Every migration of the repository, as it is now. */
export function migrationChecksums(root: string): MigrationChecksum[] {
  return globSync('packages/{store,identity}/migrations/*.sql', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
    .map((file) => {
      const bytes = readFileSync(path.join(root, file));
      return { file, checksum: createHash('sha256').update(bytes).digest('hex') };
    });
}

/** The committed list. Its lines are those of `sha256sum`, so `sha256sum -c` reads it too. */
export function listedChecksums(root: string): MigrationChecksum[] {
  const lines = readFileSync(path.join(root, CHECKSUMS_FILE), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [checksum = '', file = ''] = line.split('  ');
    return { checksum, file };
  });
}

/** The list with migrations that it lacks. What it says about one that is listed never changes here. */
export function checksumsDoc(root: string): GeneratedFile {
  const listed = listedChecksums(root);
  const known = new Set(listed.map(({ file }) => file));
  const added = migrationChecksums(root).filter(({ file }) => !known.has(file));
  const all = [...listed, ...added].toSorted((left, right) => (left.file < right.file ? -1 : 1));
  return {
    file: CHECKSUMS_FILE,
    text: all.map(({ checksum, file }) => `${checksum}  ${file}\n`).join(''),
  };
}
