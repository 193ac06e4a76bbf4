// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { CellAction } from './data-table-props.ts';
import { DataTable } from './DataTable.tsx';
import type { Column } from './table-column.ts';
import { PLAIN_LAYOUT, type TableLayout } from './table-layout.ts';

interface Item {
  id: string;
  name: string;
}
const ROWS: Item[] = Array.from({ length: 60 }, (_, index) => ({
  id: `r${index}`,
  name: `Row ${index}`,
}));
const drawn = vi.fn();
const cell = (row: Item) => {
  drawn(row.id);
  return row.name;
};
const COLUMNS: Column<Item>[] = [
  { id: 'one', header: 'One', width: 100, sortKey: 'one', sortOnly: 'desc', cell },
  { id: 'two', header: 'Two', width: 100, cell },
  { id: 'three', header: 'Three', width: 100, cell },
  { id: 'four', header: 'Four', width: 100, isOptional: true, cell },
];

let layout: TableLayout = PLAIN_LAYOUT;
beforeEach(() => {
  layout = PLAIN_LAYOUT;
  drawn.mockClear();
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(360);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Screen({ cellActions }: { cellActions?: (row: Item, column: string) => CellAction[] }) {
  const [shown, setShown] = useState(PLAIN_LAYOUT);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const change = (next: TableLayout) => {
    layout = next;
    setShown(next);
  };
  return (
    <>
      <ColumnChooser columns={COLUMNS} layout={shown} onLayoutChange={change} />
      <DataTable
        label="Things"
        rows={ROWS}
        rowKey={(row) => row.id}
        columns={COLUMNS}
        layout={shown}
        onLayoutChange={change}
        onSortChange={() => {}}
        selectedKeys={selected}
        onToggleSelect={(key) => setSelected([key])}
        onSelectMany={(keys, isOn) =>
          setSelected((before) =>
            isOn ? [...new Set([...before, ...keys])] : before.filter((key) => !keys.includes(key)),
          )
        }
        cellActions={cellActions}
      />
    </>
  );
}

const headers = () =>
  screen.getAllByRole('columnheader').flatMap((header) => header.getAttribute('aria-label') ?? []);
const header = (name: string) => screen.getByRole('columnheader', { name });
const rowAt = (index: number) => {
  const row = document.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (row === null) throw new Error(`row ${index} is not in the page`);
  return row;
};
const chosen = () =>
  screen
    .getAllByRole('checkbox', { name: /Select row/ })
    .flatMap((box, at) => (box instanceof HTMLInputElement && box.checked ? at : []));

function openMenu(name: string) {
  fireEvent.keyDown(screen.getByRole('button', { name }), { key: 'Enter' });
}

test('Ctrl, Shift and an arrow move a column; the focus goes along and the place is told', () => {
  render(<Screen />);
  const name = within(header('One')).getByRole('button', { name: 'One' });
  act(() => name.focus());
  fireEvent.keyDown(name, { key: 'ArrowRight', ctrlKey: true, shiftKey: true });
  expect(headers()).toEqual(['Two', 'One', 'Three']);
  expect(document.activeElement?.textContent).toBe('One');
  expect(screen.getByText('One, column 2 of 3')).not.toBeNull();
});

test('a drag of a header puts the column where it is let go, and does not sort', () => {
  render(<Screen />);
  for (const [at, name] of ['One', 'Two', 'Three'].entries()) {
    vi.spyOn(header(name), 'getBoundingClientRect').mockReturnValue(
      new DOMRect(at * 100, 0, 100, 32),
    );
  }
  fireEvent.pointerDown(header('Three'), { button: 0, clientX: 250 });
  fireEvent.pointerMove(window, { clientX: 20 });
  fireEvent.pointerUp(window, { clientX: 20 });
  expect(headers()).toEqual(['Three', 'One', 'Two']);
  // Escape takes a drag back.
  fireEvent.pointerDown(header('Two'), { button: 0, clientX: 150 });
  fireEvent.pointerMove(window, { clientX: 20 });
  fireEvent.keyDown(window, { key: 'Escape' });
  fireEvent.pointerUp(window, { clientX: 20 });
  expect(headers()).toEqual(['Three', 'One', 'Two']);
});

test('the menu of a column pins it to the left, where it stays, and hides it', () => {
  render(<Screen />);
  openMenu('Column Three');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Pin to the left' }));
  expect(layout.pinned).toEqual(['three']);
  expect(headers()).toEqual(['Three', 'One', 'Two']);
  expect(header('Three').className).toContain('sticky');
  expect(header('Three').style.left).toBe('var(--table-pin-0)');
  expect(screen.getByRole('table').style.getPropertyValue('--table-pin-0')).toBe('40px');
  openMenu('Column Two');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Hide column' }));
  expect(headers()).toEqual(['Three', 'One']);
});

test('a column that sorts in one direction offers only that one', () => {
  render(<Screen />);
  openMenu('Column One');
  expect(screen.queryByRole('menuitem', { name: 'Sort ascending' })).toBeNull();
  expect(screen.getByRole('menuitem', { name: /Sort descending/ })).not.toBeNull();
});

test('the chooser shows optional columns, moves and pins them, and sets the density', () => {
  render(<Screen />);
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Four' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move Four up' }));
  expect(headers()).toEqual(['One', 'Two', 'Four', 'Three']);
  fireEvent.click(screen.getByRole('button', { name: 'Compact' }));
  expect(rowAt(0).style.height).toBe('32px');
  fireEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(layout).toEqual({ ...PLAIN_LAYOUT, density: 'compact' });
});

test('while an edge is dragged no row is drawn and nothing is told; the end of it is', () => {
  render(<Screen />);
  const handle = screen.getByRole('separator', { name: 'Width of Two' });
  handle.setPointerCapture = () => {};
  drawn.mockClear();
  fireEvent.pointerDown(handle, { button: 0, clientX: 0 });
  fireEvent.pointerMove(handle, { clientX: 40 });
  expect(layout).toBe(PLAIN_LAYOUT);
  expect(screen.getByRole('table').style.getPropertyValue('--table-columns')).toContain('140px');
  fireEvent.pointerUp(handle, { clientX: 60 });
  expect(layout.widths).toEqual({ two: 160 });
  expect(drawn).not.toHaveBeenCalled();
});

test('Shift and arrows grow and shrink a range, Escape takes it away', () => {
  render(<Screen />);
  act(() => rowAt(2).focus());
  fireEvent.keyDown(rowAt(2), { key: 'ArrowDown', shiftKey: true });
  fireEvent.keyDown(rowAt(3), { key: 'ArrowDown', shiftKey: true });
  expect(chosen()).toEqual([2, 3, 4]);
  fireEvent.keyDown(rowAt(4), { key: 'ArrowUp', shiftKey: true });
  expect(chosen()).toEqual([2, 3]);
  fireEvent.keyDown(rowAt(3), { key: 'Escape' });
  expect(chosen()).toEqual([]);
});

test('a press with Shift takes the range since the last box', () => {
  render(<Screen />);
  fireEvent.click(within(rowAt(1)).getByRole('checkbox'));
  fireEvent.click(rowAt(4), { shiftKey: true });
  expect(chosen()).toEqual([1, 2, 3, 4]);
});

test('the key . offers what can be done with each cell of the row', async () => {
  const onSelect = vi.fn();
  render(
    <Screen
      cellActions={(row, column) =>
        column === 'two' ? [{ key: 'in', label: `Only ${row.name}`, icon: null, onSelect }] : []
      }
    />,
  );
  act(() => rowAt(3).focus());
  fireEvent.keyDown(rowAt(3), { key: '.' });
  const menu = screen.getByRole('menu', { name: 'Row actions' });
  expect(within(menu).getByText('Two')).not.toBeNull();
  fireEvent.click(within(menu).getByRole('menuitem', { name: 'Only Row 3' }));
  expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(rowAt(3)));
});

test('cells and headers say which column they are', () => {
  render(<Screen />);
  expect(screen.getByRole('table').getAttribute('aria-colcount')).toBe('4');
  expect(header('Two').getAttribute('aria-colindex')).toBe('3');
  expect(within(rowAt(0)).getAllByRole('cell')[2]?.getAttribute('aria-colindex')).toBe('3');
});
