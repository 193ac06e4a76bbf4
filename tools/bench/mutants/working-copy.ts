import { existsSync, globSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { repositoryFiles } from '../../repository/repository-files.ts';

const WORKSPACE_SCOPE = '@waybill';

/** A copy of the checkout whose files may be changed. */
export interface WorkingCopy {
  root: string;
  /** Writes a file of the copy, by its path in the repository. */
  write: (file: string, text: string) => Promise<void>;
  remove: () => Promise<void>;
}

/**
 * Copies the files of the repository and the generated registries into a temporary folder. Outside
 * packages are links to those of the checkout; our own packages are those of the copy, also for processes
 * that tests start.
 */
export async function makeWorkingCopy(checkout: string): Promise<WorkingCopy> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'waybill-mutants-'));
  const registries = globSync('{apps,packages}/*/src/**/*.gen.ts', { cwd: checkout });
  for (const file of [...repositoryFiles(checkout), ...registries]) {
    await cp(path.join(checkout, file), path.join(root, file), { recursive: true });
  }
  const modules = 'node_modules';
  await mkdir(path.join(root, modules, WORKSPACE_SCOPE), { recursive: true });
  for (const name of readdirSync(path.join(checkout, modules))) {
    // Hidden folders are caches, which a copy must not share; only the commands are needed.
    if (name === WORKSPACE_SCOPE || (name.startsWith('.') && name !== '.bin')) continue;
    await symlink(path.join(checkout, modules, name), path.join(root, modules, name));
  }
  const nested = globSync(`{apps,packages,tools}/*/${modules}`, { cwd: checkout });
  for (const folder of nested) await symlink(path.join(checkout, folder), path.join(root, folder));
  for (const manifest of globSync('{apps,packages}/*/package.json', { cwd: root })) {
    const folder = path.dirname(manifest);
    const name = path.join(root, modules, WORKSPACE_SCOPE, path.basename(folder));
    if (!existsSync(name)) await symlink(path.join(root, folder), name);
  }
  return {
    root,
    write: (file, text) => writeFile(path.join(root, file), text),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
