import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from '../repository/repository-files.ts';

/** Test files with properties, relative to the root. */
export function propertyTests(root: string): string[] {
  return repositoryFiles(root)
    .filter((file) => /^(apps|packages|tools)\/.*\.test\.tsx?$/.test(file))
    .filter((file) => !file.startsWith('tools/new/templates/'))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes("from 'fast-check'"));
}
