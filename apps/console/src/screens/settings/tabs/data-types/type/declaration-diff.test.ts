import { expect, test } from 'vitest';
import { diffDeclarations } from './declaration-diff.ts';

const PATTERN = {
  kind: 'pattern',
  pattern: 'PRJ-[0-9]{6}',
  caseless: false,
  keywords: ['project', 'code'],
  proximity: 30,
  needsKeyword: false,
  ignored: [],
  minimumCount: 1,
} as const;
const copy = { ...PATTERN, keywords: [...PATTERN.keywords], ignored: [] };

test('equal declarations differ in nothing', () => {
  expect(diffDeclarations(copy, { ...copy, keywords: [...copy.keywords] })).toEqual([]);
});

test('values are told before and after, lists by what came and what went', () => {
  const after = { ...copy, pattern: 'PRJ-[0-9]{8}', keywords: ['project', 'number'] };
  expect(diffDeclarations(copy, after)).toEqual([
    { member: 'pattern', before: 'PRJ-[0-9]{6}', after: 'PRJ-[0-9]{8}' },
    { member: 'keywords', added: ['number'], removed: ['code'] },
  ]);
});

test('parts of a composite are compared by type and count', () => {
  const of = (minimumCount: number) => ({
    kind: 'composite' as const,
    mode: 'all' as const,
    parts: [{ type: 'iban', minimumCount }],
    within: null,
  });
  expect(diffDeclarations(of(1), { ...of(3), within: 500 })).toEqual([
    { member: 'parts', added: ['iban × 3'], removed: ['iban × 1'] },
    { member: 'within', before: null, after: 500 },
  ]);
});
