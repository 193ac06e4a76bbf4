import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repositoryFiles } from '../repository/repository-files.ts';

/** A copy of the repository that can be changed and thrown away. */
export interface ScratchCopy {
  root: string;
  remove(): void;
}

const SCOPE = '@waybill';

/**
 * Copies every file of the repository into a temporary folder. Installed packages are linked, except
 * our own, which lead into the copy: what is scaffolded there must be seen by its neighbours there.
 */
export function scratchCopy(root: string): ScratchCopy {
  const copy = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'waybill-scratch-')));
  for (const file of repositoryFiles(root)) {
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  }
  const installed = path.join(root, 'node_modules');
  const linked = path.join(copy, 'node_modules');
  mkdirSync(path.join(linked, SCOPE), { recursive: true });
  for (const name of readdirSync(installed)) {
    // Tools keep caches in folders that begin with a dot; the copy must not write into ours.
    const isShared = name !== SCOPE && (name === '.bin' || !name.startsWith('.'));
    if (isShared) symlinkSync(path.join(installed, name), path.join(linked, name));
  }
  for (const name of readdirSync(path.join(installed, SCOPE))) {
    const target = path.relative(root, realpathSync(path.join(installed, SCOPE, name)));
    symlinkSync(path.join(copy, target), path.join(linked, SCOPE, name));
  }
  linkInnerModules(root, copy);
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

/** Versions that a package does not share with the others are in its own node_modules. */
function linkInnerModules(root: string, copy: string): void {
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(path.join(copy, group))) {
      const inner = path.join(group, name, 'node_modules');
      if (existsSync(path.join(root, inner))) {
        symlinkSync(path.join(root, inner), path.join(copy, inner));
      }
    }
  }
}
