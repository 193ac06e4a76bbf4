import { expect, test } from 'vitest';
import { AREAS } from './areas.ts';
import { drawMutants } from './draw-mutants.ts';

const FOLDERS = [
  'packages/engine/src',
  'packages/contract/src',
  'apps/server/src/pipeline',
  'packages/connectors/src/kit',
  'packages/identity/src',
  'apps/console/src',
];
const files = FOLDERS.flatMap((folder) =>
  ['a.ts', 'b.tsx', 'c.ts'].map((name) => `${folder}/${name}`),
);
const textOf = () => 'export const a = b === c;\nexport const d = e && f;\n';

test('draws as many from each area, one of a file, and the same for the same seed', () => {
  const drawn = drawMutants(files, textOf, { seed: 4, count: 12 });
  expect(drawn.map(({ area }) => area).toSorted()).toEqual(
    AREAS.flatMap(({ name }) => [name, name]).toSorted(),
  );
  expect(new Set(drawn.map(({ place }) => place.file)).size).toBe(12);
  expect(drawMutants(files, textOf, { seed: 4, count: 12 })).toEqual(drawn);
  expect(drawMutants(files, textOf, { seed: 5, count: 12 })).not.toEqual(drawn);
});

test('draws nothing of tests, tables, generated code, catalogues and what starts the server', () => {
  const others = [
    'packages/engine/src/a.test.ts',
    'packages/engine/src/a.data.ts',
    'packages/engine/src/a.gen.ts',
    'packages/engine/src/testing/a.ts',
    'apps/console/src/a.text.ts',
    'apps/console/src/a.de.ts',
    'apps/server/src/supervisor/a.ts',
    'apps/server/src/features/sample-data/a.ts',
    'packages/store/src/a.ts',
  ];
  expect(drawMutants(others, textOf, { seed: 1, count: 100 })).toEqual([]);
});
