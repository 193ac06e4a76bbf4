import { expect, test } from 'vitest';
import { columnWidths, fitColumns, gridTemplate } from './fit-columns.ts';
import { nextSort, type Column } from './table-column.ts';
import { PLAIN_LAYOUT as PLAIN } from './table-layout.ts';

const cell = () => null;
const COLUMNS: Column<unknown>[] = [
  { id: 'severity', header: 'Severity', width: 100, cell },
  { id: 'title', header: 'Title', width: 300, minWidth: 180, grow: 2, cell },
  { id: 'flow', header: 'Flow', width: 200, grow: 1, cell },
  { id: 'person', header: 'Person', width: 150, priority: 2, cell },
  { id: 'status', header: 'Status', width: 120, priority: 1, cell },
];
const ids = (columns: readonly Column<unknown>[]) => columns.map((column) => column.id);

test('all columns are drawn while there is room and before it is measured', () => {
  expect(fitColumns(COLUMNS, PLAIN, 870)).toHaveLength(5);
  expect(fitColumns(COLUMNS, PLAIN, 0)).toHaveLength(5);
});

test('the least important columns go first, and those without a priority stay', () => {
  expect(ids(fitColumns(COLUMNS, PLAIN, 869))).toEqual(['severity', 'title', 'flow', 'status']);
  expect(ids(fitColumns(COLUMNS, PLAIN, 300))).toEqual(['severity', 'title', 'flow']);
});

test('columns that the reader hid are not drawn', () => {
  expect(ids(fitColumns(COLUMNS, { ...PLAIN, hidden: ['flow'] }, 2000))).not.toContain('flow');
});

test('room left over goes to the growing columns by their share', () => {
  expect(columnWidths(COLUMNS, PLAIN, 900)).toEqual([100, 320, 210, 150, 120]);
});

test('missing room is taken from the growing columns, never below their least widths', () => {
  const shown = COLUMNS.slice(0, 3);
  expect(columnWidths(shown, PLAIN, 490)).toEqual([100, 240, 150]);
  expect(columnWidths(shown, PLAIN, 100)).toEqual([100, 180, 100]);
});

test('a width the reader chose is kept, and its column neither grows nor shrinks', () => {
  const widths = columnWidths(COLUMNS, { ...PLAIN, widths: { title: 400 } }, 1000);
  expect(widths[1]).toBe(400);
  expect(widths[2]).toBe(230);
});

test('the template carries the boxes and fills the rest of the row', () => {
  expect(gridTemplate([100, 200], true)).toEqual({
    template: '40px 100px 200px 1fr',
    minWidth: 340,
  });
});

test('a first press on a header sorts down, the next one turns it around', () => {
  const at = { sortKey: 'at' };
  expect(nextSort(null, at)).toEqual({ key: 'at', direction: 'desc' });
  expect(nextSort({ key: 'at', direction: 'desc' }, at)).toEqual({ key: 'at', direction: 'asc' });
  expect(nextSort({ key: 'at', direction: 'asc' }, { sortKey: 'size' }).direction).toBe('desc');
});

test('a column that the server sorts in one direction only is never turned around', () => {
  const only = { sortKey: 'at', sortOnly: 'desc' } as const;
  expect(nextSort({ key: 'at', direction: 'desc' }, only).direction).toBe('desc');
});

test('a column that the reader asked for is drawn, however narrow the table is', () => {
  const columns = [...COLUMNS, { id: 'more', header: 'More', width: 90, isOptional: true, cell }];
  expect(ids(fitColumns(columns, PLAIN, 2000))).not.toContain('more');
  const asked = { ...PLAIN, order: columns.map(({ id }) => id) };
  expect(ids(fitColumns(columns, asked, 600))).toContain('more');
  // A widened column does not displace another one.
  expect(fitColumns(COLUMNS, { ...PLAIN, widths: { title: 900 } }, 870)).toHaveLength(5);
});
