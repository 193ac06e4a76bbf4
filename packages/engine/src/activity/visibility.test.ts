import { VISIBILITIES, type Movement, type Visibility } from '@waybill/contract';
import { expect, test } from 'vitest';
import { isExposed, isVisibilityWidened } from './visibility.ts';

function widened(movement: Movement, before: Visibility | null, after: Visibility | null) {
  return isVisibilityWidened({ movement, visibilityBefore: before, visibilityAfter: after });
}

test('with both visibilities known, wider is what stands later in the vocabulary', () => {
  for (const [from, before] of VISIBILITIES.entries()) {
    for (const [to, after] of VISIBILITIES.entries()) {
      expect(widened('none', before, after)).toBe(to > from);
    }
  }
});

test('without a former visibility only acts that give one can widen', () => {
  expect(widened('share', null, 'link')).toBe(true);
  expect(widened('upload', null, 'public')).toBe(true);
  expect(widened('copy', null, 'external')).toBe(true);
  expect(widened('share', null, 'internal')).toBe(false);
  expect(widened('share', null, 'private')).toBe(false);
  expect(widened('none', null, 'public')).toBeNull();
  expect(widened('download', null, 'public')).toBeNull();
  expect(widened('send', null, 'link')).toBeNull();
});

test('without a new visibility nothing is told', () => {
  expect(widened('share', 'private', null)).toBeNull();
  expect(widened('share', null, null)).toBeNull();
});

test('exposed means reachable from outside', () => {
  expect(VISIBILITIES.filter((visibility) => isExposed(visibility))).toEqual([
    'external',
    'link',
    'public',
  ]);
  expect(isExposed(null)).toBe(false);
});
