import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importCycles } from '../imports/cycles.ts';
import { domainFaults } from '../imports/domain-faults.ts';
import { importFaults } from '../imports/import-faults.ts';
import { importTable } from '../imports/import-table.ts';
import { innerFaults } from '../imports/inner-faults.ts';
import { sourceModules, valueImportGraph, type SourceModule } from '../imports/source-modules.ts';
import { isTestCode } from '../repository/test-files.ts';
import { ROOT } from '../repository/root.ts';

const modules = sourceModules(ROOT);
const rules = importTable(readFileSync(path.join(ROOT, 'docs/architecture/imports.md'), 'utf8'));

/** A module as the scanner would report it. */
function planted(file: string, target: SourceModule['imports'][number]['target']): SourceModule {
  return { file, imports: [{ specifier: 'planted', kind: 'type', names: ['planted'], target }] };
}

test('the scanner sees the code: hundreds of imports, in every folder of the table', () => {
  const seen = modules.filter(({ imports }) => imports.length > 0).map(({ file }) => file);
  expect(seen.length).toBeGreaterThan(50);
  const blind = rules.filter(({ folder }) => !seen.some((file) => file.startsWith(`${folder}/`)));
  expect(blind).toEqual([]);
});

test('every relative and workspace import leads to a file', () => {
  const missing = modules.flatMap(({ file, imports }) =>
    imports
      .filter(({ target }) => target.kind === 'missing')
      .map(({ specifier }) => `${file}: ${specifier}`),
  );
  expect(missing).toEqual([]);
});

test('nobody imports what the table does not allow', () => {
  expect(importFaults(ROOT, modules, rules)).toEqual([]);
});

test('a planted breach of the table is reported', () => {
  const breaches = [
    planted('packages/engine/src/a.ts', { kind: 'node' }),
    planted('packages/engine/src/a.ts', { kind: 'package', name: 'zod' }),
    planted('packages/engine/src/a.ts', { kind: 'file', file: 'packages/store/src/index.ts' }),
    planted('packages/store/src/a.ts', { kind: 'package', name: 'react' }),
    planted('apps/server/src/a.ts', { kind: 'file', file: 'packages/testkit/src/index.ts' }),
    planted('apps/console/src/a.test.ts', { kind: 'file', file: 'apps/server/src/main.ts' }),
  ];
  const allowed = [
    planted('packages/engine/src/a.test.ts', { kind: 'package', name: 'fast-check' }),
    planted('apps/server/src/a.test.ts', { kind: 'file', file: 'packages/testkit/src/index.ts' }),
    planted('packages/store/src/a.ts', { kind: 'package', name: 'pg' }),
  ];
  expect(importFaults(ROOT, [...breaches, ...allowed], rules)).toHaveLength(breaches.length);
});

/** Tasks that run in a fresh clone, without registries. */
const FIRST = [
  'apps/server/src/supervisor/start.ts',
  'tools/dev.ts',
  'tools/test.ts',
  'tools/check.ts',
  'tools/e2e.ts',
  'tools/gen/gen.ts',
  'tools/fix.ts',
  'tools/new/new.ts',
  'tools/eval/eval.ts',
  'tools/bench/bench.ts',
  'tools/sbom.ts',
];

test.each(FIRST)('%s loads no registry before it can write them', (first) => {
  const graph = valueImportGraph(modules);
  const loaded = new Set([first]);
  for (const file of loaded) for (const next of graph.get(file) ?? []) loaded.add(next);
  expect(loaded.size).toBeGreaterThan(1);
  expect([...loaded].filter((file) => file.endsWith('.gen.ts'))).toEqual([]);
});

test('the console takes values of the contract from their files, as its index brings the schema library', () => {
  const whole = modules
    .filter(({ file }) => file.startsWith('apps/console/src/') && !isTestCode(file))
    .filter(({ imports }) =>
      imports.some(({ specifier, kind }) => specifier === '@waybill/contract' && kind !== 'type'),
    );
  expect(whole.map(({ file }) => file)).toEqual([]);
});

test('screens, widgets and connectors do not know each other', () => {
  expect(innerFaults(modules)).toEqual([]);
});

test('a planted import between siblings is reported', () => {
  const screens = 'apps/console/src/screens';
  const other = { kind: 'file', file: `${screens}/b/B.tsx` } as const;
  expect(innerFaults([planted(`${screens}/a/A.tsx`, other)])).toHaveLength(1);
  expect(innerFaults([planted(`${screens}/b/Part.tsx`, other)])).toEqual([]);
});

test('a domain of the server takes from others what they publish, and their read models', () => {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  expect(domainFaults(modules, read)).toEqual([]);
});

const DOMAINS = 'apps/server/src/features';

test.each([
  ['b/b-store.ts', '/** Reads. */\nexport function planted() {}', 1],
  ['b/b-store.ts', '/** @published */\nexport const other = 1;\nexport const planted = 1;', 1],
  ['b/b-store.ts', '/**\n * Reads.\n *\n * @published\n */\nexport interface planted {}', 0],
  ['b/deep/b-read-model.ts', 'export function planted() {}', 0],
  ['a/part/a-store.ts', 'export function planted() {}', 0],
])('an import of %s, which says %j, makes %i faults', (file, text, faults) => {
  const target = { kind: 'file', file: `${DOMAINS}/${file}` } as const;
  const from = (importer: string) => domainFaults([planted(importer, target)], () => text);
  expect(from(`${DOMAINS}/a/a-routes.ts`)).toHaveLength(faults);
  // Tests look where they have to, and what holds the domains together knows them all.
  expect(from(`${DOMAINS}/a/a-routes.test.ts`)).toEqual([]);
  expect(from('apps/server/src/open-services.ts')).toEqual([]);
});

test('testkit is imported from tests, tools, e2e and itself only', () => {
  const importers = modules
    .filter(({ imports }) =>
      imports.some(
        ({ target }) => target.kind === 'file' && target.file.startsWith('packages/testkit/'),
      ),
    )
    .map(({ file }) => file);
  expect(importers.filter((file) => !isTestCode(file) && !/^(tools|e2e)\//.test(file))).toEqual([]);
});

test('no cycle of value imports', () => {
  expect(importCycles(valueImportGraph(modules))).toEqual([]);
});
