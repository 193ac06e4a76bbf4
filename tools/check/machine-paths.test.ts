import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../repository/repository-files.ts';
import { ROOT } from '../repository/root.ts';

const TEXT =
  /\.(ts|tsx|mjs|js|json|md|css|html|sql|svg|yml|yaml|sh|example)$|\/\.[a-z]+$|^\.[a-z]+$/;

/** What one machine knows and another does not: this checkout’s folder, a home folder, a mirror. */
const MACHINE = [ROOT, ...(os.homedir().length > 1 ? [`${os.homedir()}/`] : []), `/${'work'}/`];
/** Package lock files name packages, versions and integrity; where they come from is npm’s setting. */
const PACKAGE_ADDRESS = /https?:\/\/[^\s"'`]+\/-\/[^\s"'`]+\.tgz/;

const texts = repositoryFiles(ROOT)
  .filter((file) => TEXT.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

test('reads the text files of the repository', () => {
  expect(texts.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['package.json', '.gitignore', 'tools/run.mjs', 'package-lock.json']),
  );
});

test('no file names a folder of one machine', () => {
  const found = texts.filter(({ text }) => MACHINE.some((folder) => text.includes(folder)));
  expect(found.map(({ file }) => file)).toEqual([]);
});

test('no lock file binds a package to one registry', () => {
  const found = texts.filter(({ text }) => PACKAGE_ADDRESS.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});
