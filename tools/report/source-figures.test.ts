import { expect, test } from 'vitest';
import { isSource, isTest, sourceFigures } from './source-figures.ts';

const lines = (count: number): string => 'const a = 1;\n\n'.repeat(count);

test('counts hand-written source only', () => {
  expect(isSource('packages/engine/src/a.ts')).toBe(true);
  const others = [
    'packages/engine/src/a.test.ts',
    'packages/engine/src/a.data.ts',
    'packages/engine/src/a.gen.ts',
    'tools/new/templates/screen/apps/console/src/screens/x/screen.ts',
    'packages/connectors/src/x/fixtures/a.ts',
    'e2e/a.e2e.ts',
    'vitest.config.ts',
    'docs/a.md',
  ];
  expect(others.filter(isSource)).toEqual([]);
  expect(isTest('apps/console/src/a.dom.test.tsx')).toBe(true);
  expect(isTest('e2e/a.e2e.ts')).toBe(true);
});

test('blank lines do not count; quantiles are nearest ranks', () => {
  const texts = [10, 20, 30, 40, 50, 60, 70, 80, 90, 400].map((count) => ({
    file: `tools/f${count}.ts`,
    text: lines(count),
  }));
  texts.push({ file: 'tools/f.test.ts', text: lines(85) });
  expect(sourceFigures(texts)).toMatchObject({
    files: 10,
    lines: 850,
    median: 50,
    p90: 90,
    max: 400,
    longest: 'tools/f400.ts',
    testRatio: 0.1,
  });
});

test('counts comments and what the house avoids', () => {
  const text = `/** Why. */
// oxlint-disable-next-line typescript/no-explicit-any -- planted
const a: any = 1;
const b = a as any;
/* @ts-expect-error planted */
const many = 'any company';
`;
  expect(sourceFigures([{ file: 'tools/a.ts', text }])).toMatchObject({
    commentShare: 0.5,
    anyTypes: 2,
    typeSuppressions: 1,
    lintSuppressions: 1,
  });
});
