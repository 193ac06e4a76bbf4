import { expect, test } from 'vitest';
import { repositoryFiles } from '../repository/repository-files.ts';
import { ROOT } from '../repository/root.ts';
import { largeFolders, MOST_FILES, repeatedFolderNames } from './folder-figures.ts';
import { LARGE_FOLDERS } from './large-folders.data.ts';

const filesOf = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`);

test('a folder is large by its own files, not by those below', () => {
  const files = [...filesOf('apps/a/src', 30), ...filesOf('apps/a/src/deep', 30)];
  expect(largeFolders(files)).toEqual([]);
  expect(largeFolders([...files, ...filesOf('apps/a/src/wide', MOST_FILES + 1)])).toEqual([
    { folder: 'apps/a/src/wide', files: MOST_FILES + 1, reason: null },
  ]);
});

test('a name counts as repeated within one part, unless it is conventional', () => {
  const files = ['apps/a/src/x/one/f.ts', 'apps/a/src/y/one/f.ts', 'apps/b/src/one/f.ts'];
  const conventional = ['apps/a/src/x/testing/f.ts', 'apps/a/src/y/testing/f.ts'];
  expect([...repeatedFolderNames([...files, ...conventional])]).toEqual([
    ['apps/a one', ['apps/a/src/x/one', 'apps/a/src/y/one']],
  ]);
});

test('every large folder has a reason, and every reason a large folder', () => {
  const large = largeFolders(repositoryFiles(ROOT));
  expect(large.filter(({ reason }) => reason === null)).toEqual([]);
  expect(large.map(({ folder }) => folder).toSorted()).toEqual(
    Object.keys(LARGE_FOLDERS).toSorted(),
  );
});
