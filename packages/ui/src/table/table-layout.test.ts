import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Column } from './table-column.ts';
import {
  areColumnsPlain,
  neighbourOf,
  orderedColumns,
  placeColumn,
  PLAIN_LAYOUT,
  resizeColumn,
  shownColumnIds,
  stepColumn,
  toggleColumn,
  togglePin,
  type TableLayout,
} from './table-layout.ts';

const cell = () => null;
const COLUMNS: Column<unknown>[] = [
  { id: 'a', header: 'A', width: 100, isFixed: true, cell },
  { id: 'b', header: 'B', width: 100, cell },
  { id: 'c', header: 'C', width: 100, cell },
  { id: 'd', header: 'D', width: 100, isOptional: true, cell },
];
const ids = (layout: TableLayout) => orderedColumns(COLUMNS, layout).map(({ id }) => id);
const shown = (layout: TableLayout) => shownColumnIds(COLUMNS, layout);

test('nothing chosen shows every column as it comes, optional ones not', () => {
  expect(shown(PLAIN_LAYOUT)).toEqual(['a', 'b', 'c']);
  expect(areColumnsPlain({ ...PLAIN_LAYOUT, density: 'compact' })).toBe(true);
});

test('an optional column is asked for, any but a fixed one is hidden', () => {
  const asked = toggleColumn(COLUMNS, PLAIN_LAYOUT, 'd');
  expect(shown(asked)).toEqual(['a', 'b', 'c', 'd']);
  expect(shown(toggleColumn(COLUMNS, asked, 'b'))).toEqual(['a', 'c', 'd']);
  expect(shown({ ...asked, hidden: ['a'] })).toContain('a');
});

test('a column is put before or behind another one, and steps among those that are shown', () => {
  expect(ids(placeColumn(COLUMNS, PLAIN_LAYOUT, { id: 'c', target: 'a', side: 'before' }))).toEqual(
    ['c', 'a', 'b', 'd'],
  );
  const hidden = toggleColumn(COLUMNS, PLAIN_LAYOUT, 'b');
  expect(shown(stepColumn(COLUMNS, hidden, 'c', -1))).toEqual(['c', 'a']);
  expect(neighbourOf(COLUMNS, PLAIN_LAYOUT, 'c', 1)).toBeNull();
});

test('pinned columns come first, and a column put among them is pinned too', () => {
  const pinned = togglePin(COLUMNS, PLAIN_LAYOUT, 'c');
  expect(ids(pinned)).toEqual(['c', 'a', 'b', 'd']);
  expect(neighbourOf(COLUMNS, pinned, 'a', -1)).toBeNull();
  const both = placeColumn(COLUMNS, pinned, { id: 'b', target: 'c', side: 'before' });
  expect(both.pinned.toSorted()).toEqual(['b', 'c']);
  const out = placeColumn(COLUMNS, both, { id: 'c', target: 'a', side: 'behind' });
  expect(out.pinned).toEqual(['b']);
  expect(ids(togglePin(COLUMNS, out, 'b'))).toHaveLength(4);
});

test('a column that a kept layout does not know stands where it comes, as it comes', () => {
  const kept = { ...PLAIN_LAYOUT, order: ['c', 'a'] };
  expect(ids(kept)).toEqual(['c', 'd', 'a', 'b']);
  expect(shown(kept)).toEqual(['c', 'a', 'b']);
});

test('a width is kept in whole pixels and taken away', () => {
  const wide = resizeColumn(PLAIN_LAYOUT, 'b', 120.6);
  expect(wide.widths).toEqual({ b: 121 });
  expect(resizeColumn(wide, 'b', null)).toEqual(PLAIN_LAYOUT);
});

test('whatever is done, every column stays there once and pins come first', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const act = fc.oneof(
    fc.record({ kind: fc.constant('toggle' as const), id }),
    fc.record({ kind: fc.constant('pin' as const), id }),
    fc.record({
      kind: fc.constant('place' as const),
      id,
      target: id,
      side: fc.constantFrom('before' as const, 'behind' as const),
    }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      let layout = PLAIN_LAYOUT;
      for (const one of acts) {
        if (one.kind === 'toggle') layout = toggleColumn(COLUMNS, layout, one.id);
        else if (one.kind === 'pin') layout = togglePin(COLUMNS, layout, one.id);
        else layout = placeColumn(COLUMNS, layout, one);
      }
      const drawn = ids(layout);
      expect(drawn.toSorted()).toEqual(['a', 'b', 'c', 'd']);
      expect(drawn.slice(0, layout.pinned.length).toSorted()).toEqual(layout.pinned.toSorted());
      expect(layout.order).toHaveLength(acts.length === 0 ? 0 : 4);
    }),
  );
});
