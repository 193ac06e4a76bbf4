import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { indexedTables, type ModuleText } from '../lookups/indexed-tables.ts';
import { repositoryFiles } from '../repository/repository-files.ts';
import { isTestCode } from '../repository/test-files.ts';
import { ROOT } from '../repository/root.ts';

/** What runs in the product. */
const PRODUCT = /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/;
/** The helper that every other lookup goes through. */
const HELPER = 'packages/contract/src/own-value.ts';

const modules = repositoryFiles(ROOT)
  .filter((file) => PRODUCT.test(file) && !isTestCode(file) && file !== HELPER)
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

test('no plain object is read by a key from outside without ownValue', () => {
  expect(indexedTables(modules)).toEqual([]);
});

const LOOKUP = /\bownValue\((\w+), ((?:[^()]|\([^()]*\))+)\)/g;

/** Lookups through the helper, put back to plain indexing. */
function putBack({ file, text }: ModuleText): ModuleText {
  return { file, text: text.replaceAll(LOOKUP, '$1[$2]') };
}

test('reports every lookup of the connectors that is put back to plain indexing', () => {
  const guarded = modules.filter(({ file }) => file.startsWith('packages/connectors/'));
  const lookups = guarded.flatMap(({ file, text }) => [...text.matchAll(LOOKUP)].map(() => file));
  expect(lookups.length).toBeGreaterThan(30);
  const reported = indexedTables(guarded.map(putBack)).map((place) => place.split(':')[0]);
  expect(reported.filter((file) => lookups.includes(file ?? ''))).toEqual(lookups);
});

const DECLARED = [
  ['a record', 'Readonly<Record<string, string>>'],
  ['a record that can be changed', 'Record<string, () => void>'],
  ['an index signature', '{ readonly [word: string]: number }'],
  ['a part of a vocabulary', "Partial<Record<'a' | 'b', string>>"],
  ['another name', 'Words'],
] as const;
const ALIAS = 'type Words = Readonly<Record<string, number>>;';

test.each(DECLARED)('reports %s that is indexed by a variable', (_, type) => {
  const text = `${ALIAS} const TABLE: ${type} = {}; const at = (word: string) => TABLE[word] ?? 0;`;
  expect(indexedTables([{ file: 'a.ts', text }])).toEqual(['a.ts:1 TABLE[word]']);
});

test('reports a table that another module exports', () => {
  const tables = { file: 'a.ts', text: 'export const TABLE: Record<string, string> = {};' };
  const text = "import { TABLE as WORDS } from './a.ts';\nexport const at = (w) => WORDS[w]?.[0];";
  expect(indexedTables([tables, { file: 'b.ts', text }])).toContain('b.ts:2 WORDS[w]');
});

test.each([
  ['keys that are written out', "const T: Record<string, string> = {}; T['a'];"],
  ['lists', 'const T: readonly string[] = []; T[at];'],
  ['tables with an entry for each word', "const T: Record<'a' | 'b', string> = {}; T[word];"],
  ['records of a vendor', 'const record: Record<string, unknown> = {}; record[key];'],
  ['what is only written', 'const T: Record<string, string> = {}; T[key] = 1;'],
  ['maps', 'const T: ReadonlyMap<string, string> = new Map(); T.get(word);'],
])('does not report %s', (_, text) => {
  expect(indexedTables([{ file: 'a.ts', text }])).toEqual([]);
});
