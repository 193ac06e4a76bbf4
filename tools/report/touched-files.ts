import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addExtension } from '../new/add-extension.ts';
import type { KindName } from '../new/kinds.ts';
import { SAMPLE_IDS } from '../new/sample-ids.ts';
import { scratchCopy } from '../new/scratch-copy.ts';
import { repositoryFiles } from '../repository/repository-files.ts';

/**
 * What adding one extension of each kind costs: how many files that existed before it changes.
 * Measured, not declared: each is scaffolded in a scratch copy and every file is compared. Generated
 * registries are not part of the repository, so they do not count.
 */
export async function touchedFiles(
  root: string,
  kinds: readonly KindName[],
): Promise<Partial<Record<KindName, number>>> {
  const copy = scratchCopy(root);
  try {
    const touched: Partial<Record<KindName, number>> = {};
    for (const kind of kinds) {
      const before = fingerprints(copy.root);
      await addExtension(copy.root, kind, SAMPLE_IDS[kind]);
      const after = fingerprints(copy.root);
      touched[kind] = [...before].filter(([file, hash]) => after.get(file) !== hash).length;
    }
    return touched;
  } finally {
    copy.remove();
  }
}

function fingerprints(root: string): Map<string, string> {
  return new Map(
    repositoryFiles(root).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest('hex'),
    ]),
  );
}
