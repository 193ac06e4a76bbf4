import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../repository/repository-files.ts';
import { ROOT } from '../repository/root.ts';
import { testShares } from './test-floors.ts';

test('counts tests by source, without rules that carry their examples', () => {
  const texts = [
    { file: 'packages/engine/src/a.ts', text: 'a\n\nb\n' },
    { file: 'packages/engine/src/a.test.ts', text: 'c\n' },
    { file: 'packages/engine/src/classifiers/card.ts', text: 'd\ne\nf\n' },
    { file: 'e2e/a.e2e.ts', text: 'g\n' },
  ];
  const shares = testShares(texts).map(({ part, ratio }) => [part, ratio]);
  expect(Object.fromEntries(shares)).toMatchObject({ engine: 0.5, server: 0, console: 1 });
});

test('no part has less tests than its floor', () => {
  const texts = repositoryFiles(ROOT)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
  expect(testShares(texts).filter(({ ratio, floor }) => ratio < floor)).toEqual([]);
});
