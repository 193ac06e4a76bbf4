import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../repository/repository-files.ts';
import { ROOT } from '../repository/root.ts';

const TEXT =
  /\.(ts|tsx|mjs|js|json|md|css|html|sql|svg|yml|yaml|sh|example)$|\/\.[a-z]+$|^\.[a-z]+$/;

/** Folders that many machines have, and that texts may name. */
const COMMON: ReadonlySet<string> = new Set([path.parse(ROOT).root, '/tmp', os.tmpdir()]);

/** What one machine knows and another does not: this checkout, the folder around it, a home folder. */
const MACHINE = [ROOT, path.dirname(ROOT), os.homedir()]
  .filter((folder) => !COMMON.has(folder))
  .map((folder) => new RegExp(`(?<![\\w./}-])${escaped(folder)}/`));

/** Package lock files name packages, versions and integrity; where they come from is npm’s setting. */
const PACKAGE_ADDRESS = /https?:\/\/[^\s"'`]+\/-\/[^\s"'`]+\.tgz/;

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

const texts = repositoryFiles(ROOT)
  .filter((file) => TEXT.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

test('reads the text files of the repository', () => {
  expect(texts.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['package.json', '.gitignore', 'tools/run.mjs', 'package-lock.json']),
  );
});

test('no file names a folder of one machine', () => {
  const found = texts.filter(({ text }) => MACHINE.some((folder) => folder.test(text)));
  expect(found.map(({ file }) => file)).toEqual([]);
});

test('a planted folder of this machine would be found', () => {
  expect(MACHINE.some((folder) => folder.test(`see ${ROOT}/notes.md`))).toBe(true);
});

test('no lock file binds a package to one registry', () => {
  const found = texts.filter(({ text }) => PACKAGE_ADDRESS.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});
