// @vitest-environment happy-dom
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  within,
} from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Menu } from '../menu/Menu.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { DataTable } from './DataTable.tsx';
import type { Column } from './table-column.ts';
import { PLAIN_LAYOUT } from './table-layout.ts';
import { useDataTable } from './use-data-table.ts';

interface Item {
  id: string;
  name: string;
}
const ROWS: Item[] = Array.from({ length: 500 }, (_, index) => ({
  id: `r${index}`,
  name: `Row ${index}`,
}));
const drawn = vi.fn();
const COLUMNS: Column<Item>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 200,
    sortKey: 'name',
    cell: (row) => {
      drawn(row.id);
      return row.name;
    },
  },
  { id: 'more', header: 'More', width: 100, cell: () => <button type="button">More</button> },
];

beforeEach(() => {
  drawn.mockClear();
  // This DOM has no layout: give every box a size, so that rows are visible.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(360);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(props: Partial<DataTableProps<Item>> = {}) {
  return render(
    <DataTable label="Things" rows={ROWS} rowKey={(row) => row.id} columns={COLUMNS} {...props} />,
  );
}
const rowAt = (index: number) => {
  const row = document.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (row === null) throw new Error(`row ${index} is not in the page`);
  return row;
};
const current = () => document.querySelector('[aria-current]')?.getAttribute('data-index');

test('only the rows in sight are in the page, but all are counted', () => {
  show({ total: 12_345 });
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('12346');
  expect(document.querySelectorAll('[data-index]').length).toBeLessThan(60);
  expect(rowAt(0).getAttribute('aria-rowindex')).toBe('2');
});

test('J and K walk, the focus follows, and one row alone is reached with Tab', () => {
  show();
  act(() => rowAt(0).focus());
  fireEvent.keyDown(rowAt(0), { key: 'j' });
  fireEvent.keyDown(rowAt(1), { key: 'j' });
  expect(current()).toBe('2');
  expect(document.activeElement).toBe(rowAt(2));
  fireEvent.keyDown(rowAt(2), { key: 'k' });
  expect(current()).toBe('1');
  expect(document.querySelectorAll('[data-index][tabindex="0"]')).toHaveLength(1);
});

test('the row that a key moves to is scrolled into sight, and one in sight moves nothing', () => {
  const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
  show();
  act(() => rowAt(0).focus());
  fireEvent.keyDown(rowAt(0), { key: 'j' });
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.keyDown(rowAt(1), { key: 'End' });
  // All rows above the last end below the header: 500 rows of 32 in 360, of which it covers 32.
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 500 * 32 - (360 - 32) });
});

test('keys select on while the table is not in the page to be scrolled', () => {
  const onSelectMany = vi.fn();
  const selectable = { onToggleSelect: vi.fn(), onSelectMany, selectedKeys: [], activeKey: 'r3' };
  const props = { label: 'Things', rows: ROWS, rowKey: (row: Item) => row.id, columns: COLUMNS };
  const nowhere = { current: null };
  renderHook(() => useDataTable({ ...props, ...selectable, hasPageKeys: true }, nowhere));
  fireEvent.keyDown(document.body, { key: 'j', shiftKey: true });
  expect(onSelectMany).toHaveBeenCalledWith(['r3', 'r4'], true);
});

test('Enter opens the peek, Shift and Enter the page', () => {
  const onOpen = vi.fn();
  show({ onOpen });
  act(() => rowAt(3).focus());
  fireEvent.keyDown(rowAt(3), { key: 'Enter' });
  expect(onOpen).toHaveBeenLastCalledWith(ROWS[3], 'peek');
  fireEvent.keyDown(rowAt(3), { key: 'Enter', shiftKey: true });
  expect(onOpen).toHaveBeenLastCalledWith(ROWS[3], 'full');
});

test('X toggles the active row; a box with Shift takes the range', () => {
  const onToggleSelect = vi.fn();
  const onSelectMany = vi.fn();
  show({ onToggleSelect, onSelectMany, selectedKeys: [] });
  act(() => rowAt(2).focus());
  fireEvent.keyDown(rowAt(2), { key: 'x' });
  expect(onToggleSelect).toHaveBeenCalledWith('r2', ROWS[2]);
  fireEvent.click(within(rowAt(5)).getByRole('checkbox'), { shiftKey: true });
  expect(onSelectMany).toHaveBeenCalledWith(['r2', 'r3', 'r4', 'r5'], true);
});

test('page-wide keys work away from the table, but not inside a field', () => {
  render(<input aria-label="Field" />);
  const onActiveChange = vi.fn();
  show({ hasPageKeys: true, onActiveChange });
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(onActiveChange).toHaveBeenLastCalledWith('r0', ROWS[0]);
  fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'j' });
  expect(onActiveChange).toHaveBeenCalledOnce();
  // The list does not take the focus: it may be in a peek panel.
  expect(document.activeElement).toBe(document.body);
});

test('a press opens a row, a press on a control inside it does not', () => {
  const onOpen = vi.fn();
  show({ onOpen });
  fireEvent.click(within(rowAt(1)).getByRole('button'));
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(rowAt(1));
  expect(onOpen).toHaveBeenCalledWith(ROWS[1], 'peek');
});

test('a choice in the menu of a row, or a press or key in its dialog, leaves the row alone', () => {
  const onOpen = vi.fn();
  const onActiveChange = vi.fn();
  const onSelect = vi.fn();
  const items = [{ key: 'rename', label: 'Rename', onSelect }];
  const menu = () => <Menu trigger={<button type="button">More</button>} items={items} />;
  const overlay = () => createPortal(<p>Explained</p>, document.body);
  const columns: Column<Item>[] = [
    { id: 'menu', header: 'Menu', width: 100, cell: menu },
    { id: 'dialog', header: 'Dialog', width: 100, cell: overlay },
  ];
  show({ rows: ROWS.slice(0, 1), columns, onOpen, onActiveChange });
  fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
  expect(onSelect).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByText('Explained'));
  fireEvent.keyDown(screen.getByText('Explained'), { key: 'j' });
  expect(onOpen).not.toHaveBeenCalled();
  expect(onActiveChange).not.toHaveBeenCalled();
});

test('rows with an address are links, and a press with Ctrl is left to the browser', () => {
  const onOpen = vi.fn();
  show({ onOpen, rowHref: (row) => `/things/${row.id}` });
  const link = within(rowAt(1)).getByRole('link', { name: 'Row 1' });
  expect(link.getAttribute('href')).toBe('/things/r1');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(onOpen).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(onOpen).toHaveBeenCalledOnce();
});

test('a header sorts and says how the table is sorted', () => {
  const onSortChange = vi.fn();
  show({ onSortChange, sort: { key: 'name', direction: 'asc' } });
  const header = screen.getByRole('columnheader', { name: /Name/ });
  expect(header.getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(within(header).getByRole('button', { name: 'Name' }));
  expect(onSortChange).toHaveBeenCalledWith({ key: 'name', direction: 'desc' });
});

test('columns are resized with the arrow keys and reset with Escape', () => {
  const onLayoutChange = vi.fn();
  show({ onLayoutChange });
  const handle = screen.getByRole('separator', { name: 'Width of Name' });
  fireEvent.keyDown(handle, { key: 'ArrowRight' });
  expect(onLayoutChange).toHaveBeenLastCalledWith({ ...PLAIN_LAYOUT, widths: { name: 216 } });
  fireEvent.keyDown(handle, { key: 'Escape' });
  expect(onLayoutChange).toHaveBeenLastCalledWith(PLAIN_LAYOUT);
});

test('nearing the last loaded row asks for more, once', () => {
  const onEndReached = vi.fn();
  const { rerender } = show({ onEndReached });
  expect(onEndReached).not.toHaveBeenCalled();
  const few = (count: number) => (
    <DataTable
      label="Things"
      rows={ROWS.slice(0, count)}
      rowKey={(row) => row.id}
      columns={COLUMNS}
      onEndReached={onEndReached}
    />
  );
  rerender(few(10));
  rerender(few(10));
  expect(onEndReached).toHaveBeenCalledOnce();
});

test('a move draws the two rows it concerns and no other', () => {
  show();
  act(() => rowAt(0).focus());
  drawn.mockClear();
  fireEvent.keyDown(rowAt(0), { key: 'j' });
  expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['r0', 'r1']));
});

test('first load, empty and loading more each have their own shape', () => {
  const { rerender } = show({ rows: [], isLoading: true, emptyState: <p>None yet</p> });
  expect(screen.getByRole('status').textContent).toContain('Loading');
  expect(screen.queryByText('None yet')).toBeNull();
  const base = { label: 'Things', rowKey: (row: Item) => row.id, columns: COLUMNS };
  rerender(<DataTable {...base} rows={[]} emptyState={<p>None yet</p>} />);
  expect(screen.getByText('None yet')).not.toBeNull();
  rerender(<DataTable {...base} rows={ROWS} isLoadingMore />);
  expect(screen.getByText('Loading more')).not.toBeNull();
});
