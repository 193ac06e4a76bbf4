import { expect, test } from 'vitest';
import { OWN_KINDS } from '../data-types-address.ts';
import { changedParts, emptyDraft, missingOf, obstacleOf } from './type-draft.ts';

test('an empty form says what it lacks, the name first', () => {
  expect(OWN_KINDS.map((kind) => obstacleOf(emptyDraft(kind)))).toEqual(
    OWN_KINDS.map(() => 'name'),
  );
  expect(OWN_KINDS.map((kind) => missingOf(emptyDraft(kind).declaration))).toEqual([
    'pattern',
    'words',
    'columns',
    null,
    'parts',
  ]);
});

test('the column that is looked for first must be one of the columns', () => {
  const exact = {
    kind: 'exact',
    columns: ['a', 'b'],
    primary: 'c',
    others: 1,
    within: 300,
  } as const;
  expect(missingOf({ ...exact, columns: [...exact.columns] })).toBe('primary');
  expect(missingOf({ ...exact, columns: [...exact.columns], primary: 'b' })).toBeNull();
});

test('only what was changed is sent', () => {
  const stored = { ...emptyDraft('pattern'), name: 'Project' };
  expect(changedParts(stored, { ...stored })).toEqual({});
  expect(changedParts(stored, { ...stored, sensitivity: 4 })).toEqual({ sensitivity: 4 });
});
