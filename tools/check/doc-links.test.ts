import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../repository/repository-files.ts';
import { ROOT } from '../repository/root.ts';

/** Guides also name files that do not exist yet; there, only the model is to be found. */
const GUIDE = /^docs\/guides\//;
const DOCUMENT = /^(docs\/(adr|architecture|guides)\/.*|[A-Z]+)\.md$/;
const CODE_PATH = /`((?:apps|packages|tools|docs|e2e)\/[\w./-]+)`/g;
const LINK = /\]\((?!https?:|#)([^)#]+)/g;

const documents = repositoryFiles(ROOT)
  .filter((file) => DOCUMENT.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

function namedPaths(file: string, text: string): string[] {
  const read = GUIDE.test(file)
    ? (/^Model:[\s\S]*?\n\n|^Model:[\s\S]*$/m.exec(text)?.[0] ?? '')
    : text;
  // `features/a` represents any feature.
  return [...read.matchAll(CODE_PATH)].flatMap(([, found = '']) =>
    found.split('/').includes('a') ? [] : [found],
  );
}

test('every guide names a model', () => {
  const guides = documents.filter(({ file }) => file.includes('/guides/add-a-'));
  expect(guides.length).toBeGreaterThanOrEqual(7);
  const without = guides.filter(({ file, text }) => namedPaths(file, text).length === 0);
  expect(without.map(({ file }) => file)).toEqual([]);
});

test('files and folders that documents name exist', () => {
  const missing = documents.flatMap(({ file, text }) =>
    namedPaths(file, text)
      .filter((found) => !existsSync(path.join(ROOT, found)))
      .map((found) => `${file}: ${found}`),
  );
  expect(missing).toEqual([]);
});

test('links between documents lead somewhere', () => {
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(LINK)]
      .filter(([, target = '']) => !existsSync(path.join(ROOT, path.dirname(file), target)))
      .map(([, target]) => `${file}: ${target}`),
  );
  expect(missing).toEqual([]);
});

test('decisions are short, numbered without a gap, and say how they are enforced', () => {
  const decisions = documents.filter(({ file }) => file.startsWith('docs/adr/'));
  const numbers = decisions.map(({ file }) => Number.parseInt(path.basename(file), 10));
  expect(numbers).toEqual(decisions.map((_, index) => index + 1));
  const faulty = decisions.filter(
    ({ text }) => text.split('\n').length > 61 || !text.includes('## How it is enforced'),
  );
  expect(faulty.map(({ file }) => file)).toEqual([]);
});

test('the architecture has a line for every domain of the server', () => {
  const domains = readdirSync(path.join(ROOT, 'apps/server/src/features'));
  const [, table = ''] = readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8').split(
    '## Domains of the server',
  );
  const described = [...table.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, name]) => name);
  expect(described).toEqual(domains.toSorted());
});
