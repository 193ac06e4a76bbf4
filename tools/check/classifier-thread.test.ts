import { expect, test } from 'vitest';
import { sourceModules, valueImportGraph } from '../imports/source-modules.ts';
import { ROOT } from '../repository/root.ts';

const THREAD = 'apps/server/src/features/classification/contents/classifier-worker.ts';

test('a classifier thread loads the classifiers and no other part of the packages', () => {
  const graph = valueImportGraph(sourceModules(ROOT));
  const loaded = new Set([THREAD]);
  for (const file of loaded) for (const next of graph.get(file) ?? []) loaded.add(next);
  const parts = [...loaded].map((file) => file.split('/').slice(0, 4).join('/'));
  expect([...new Set(parts)].filter((part) => part.startsWith('packages/')).toSorted()).toEqual([
    'packages/contract/src/data-classes.ts',
    'packages/contract/src/own-value.ts',
    'packages/engine/src/classification',
    'packages/engine/src/classifiers',
    'packages/engine/src/classifiers.gen.ts',
    'packages/engine/src/custom',
    'packages/engine/src/names',
    'packages/engine/src/patterns',
    'packages/engine/src/secret-tables.gen.ts',
    'packages/engine/src/values',
  ]);
});
