import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../repository/repository-files.ts';
import { ROOT } from '../repository/root.ts';

const CODE = /^(apps|packages|tools|e2e)\/.*\.(ts|tsx|mjs|js|css)$/;
/** Names of templates hold the placeholders of what they become. */
const TEMPLATES = 'tools/new/templates/';
const files = repositoryFiles(ROOT).filter(
  (file) => CODE.test(file) && !file.startsWith(TEMPLATES),
);

/** `name` of `name.dom.test.tsx`. */
const stem = (file: string): string => path.posix.basename(file).split('.')[0] ?? '';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL = /^([A-Z][a-z0-9]*)+$/;
/** Names that do not describe the file's purpose. */
const EMPTY_NAMES = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'types',
  'service',
]);

test('files are kebab-case; React components are PascalCase and .tsx', () => {
  const odd = files.filter((file) => {
    const name = stem(file);
    return file.endsWith('.tsx') ? !KEBAB.test(name) && !PASCAL.test(name) : !KEBAB.test(name);
  });
  expect(odd).toEqual([]);
});

test('a file is named after what it holds', () => {
  expect(files.filter((file) => EMPTY_NAMES.has(stem(file)))).toEqual([]);
});

test('index.ts is the face of a package and of nothing else', () => {
  const inner = files.filter(
    (file) =>
      /^index\.tsx?$/.test(path.posix.basename(file)) && !/^packages\/[^/]+\/src\//.test(file),
  );
  expect(inner).toEqual([]);
  const nested = files.filter((file) => /^packages\/[^/]+\/src\/.+\/index\.tsx?$/.test(file));
  expect(nested).toEqual([]);
});

test('folders are kebab-case', () => {
  const odd = files
    .flatMap((file) => file.split('/').slice(0, -1))
    .filter((name) => !KEBAB.test(name));
  expect([...new Set(odd)]).toEqual([]);
});
