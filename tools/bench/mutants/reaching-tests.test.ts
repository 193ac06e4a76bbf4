import { expect, test } from 'vitest';
import type { SourceModule } from '../../imports/source-modules.ts';
import { reachingTests } from './reaching-tests.ts';

const SOURCES: Record<string, string[]> = {
  'a/src/rules/flow.ts': [],
  'a/src/rules/flow.test.ts': ['a/src/rules/flow.ts'],
  'a/src/rules/other.test.ts': ['a/src/rules/flow.ts'],
  'a/src/index.ts': ['a/src/rules/flow.ts'],
  'b/src/app.ts': ['a/src/index.ts'],
  'b/src/people.test.ts': ['b/src/app.ts'],
  'b/src/rules/flows-routes.test.ts': ['b/src/app.ts'],
  'b/src/unrelated.test.ts': [],
  'c/src/worker.test.ts': [],
};
const modules = Object.entries(SOURCES).map(([file, targets]): SourceModule => ({
  file,
  imports: targets.map((target) => ({
    specifier: target,
    names: [],
    kind: 'value',
    target: { kind: 'file', file: target },
  })),
}));

test('lists the tests that load a file: its own, those about the same, then the others', () => {
  const testsOf = reachingTests(modules, () => '');
  expect(testsOf('a/src/rules/flow.ts')).toEqual([
    'a/src/rules/flow.test.ts',
    'a/src/rules/other.test.ts',
    'b/src/rules/flows-routes.test.ts',
    'b/src/people.test.ts',
  ]);
});

test('follows modules that are loaded by name', () => {
  const texts: Record<string, string> = {
    'c/src/worker.test.ts': "fork(path.join(import.meta.dirname, '../../b/src/app.ts'))",
    'b/src/unrelated.test.ts': "import.meta.glob('../../a/*/rules/*.ts')",
  };
  const testsOf = reachingTests(modules, (file) => texts[file] ?? '');
  expect(testsOf('b/src/app.ts')).toContain('c/src/worker.test.ts');
  expect(testsOf('a/src/rules/flow.ts')).toContain('b/src/unrelated.test.ts');
});

test('leaves out what is imported for its types', () => {
  const [flow, own] = modules;
  const typed = own && {
    ...own,
    imports: own.imports.map((one) => ({ ...one, kind: 'type' as const })),
  };
  const testsOf = reachingTests(flow && typed ? [flow, typed] : [], () => '');
  expect(testsOf('a/src/rules/flow.ts')).toEqual([]);
});
