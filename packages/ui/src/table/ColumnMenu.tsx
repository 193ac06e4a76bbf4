import { clsx } from 'clsx';
import {
  ArrowDown,
  ArrowDownUp,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  EllipsisVertical,
  EyeOff,
  Pin,
  PinOff,
} from 'lucide-react';
import { Menu, type MenuItem } from '../menu/Menu.tsx';
import { textOf } from '../text/define-text.ts';
import type { Column, TableSort } from './table-column.ts';
import type { TableColumns } from './table-columns.ts';
import { tableText } from './table.text.ts';

export interface ColumnMenuProps<T> {
  column: Column<T>;
  sort: TableSort | null | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  columns: TableColumns;
}

/** Actions on one column, also usable without a pointer. */
export function ColumnMenu<T>(props: ColumnMenuProps<T>) {
  const { column } = props;
  return (
    <Menu
      label={textOf(tableText).menuOf(column.header)}
      align="start"
      trigger={
        <button
          type="button"
          aria-label={textOf(tableText).menuOf(column.header)}
          data-column-menu
          onPointerDown={(event) => event.stopPropagation()}
          className={clsx(
            'absolute top-1/2 z-[1] grid h-6 w-5 -translate-y-1/2 place-items-center rounded-xs bg-surface text-ink-3 opacity-0 transition-opacity group-hover/head:opacity-100 hover:bg-active hover:text-ink focus-visible:opacity-100 aria-expanded:opacity-100',
            column.align === 'end' ? 'left-0.5' : 'right-2',
          )}
        >
          <EllipsisVertical aria-hidden className="size-3.5" />
        </button>
      }
      items={[...sortItems(props), ...placeItems(props)]}
    />
  );
}

function sortItems<T>({ column, sort, onSortChange }: ColumnMenuProps<T>): MenuItem[] {
  const { sortKey, sortOnly } = column;
  if (sortKey === undefined || onSortChange === undefined) return [];
  const text = textOf(tableText);
  const directions = sortOnly === undefined ? (['desc', 'asc'] as const) : [sortOnly];
  return [
    ...directions.map((direction) => ({
      key: direction,
      label: direction === 'asc' ? text.sortUp : text.sortDown,
      icon: direction === 'asc' ? <ArrowUp /> : <ArrowDown />,
      isChecked: sort?.key === sortKey && sort.direction === direction,
      onSelect: () => onSortChange({ key: sortKey, direction }),
    })),
    { kind: 'separator', key: 'sorting' },
  ];
}

function placeItems<T>({ column, columns }: ColumnMenuProps<T>): MenuItem[] {
  const text = textOf(tableText);
  const { id } = column;
  const isPinned = columns.isPinned(id);
  const items: MenuItem[] = [
    {
      key: 'pin',
      label: isPinned ? text.unpin : text.pin,
      icon: isPinned ? <PinOff /> : <Pin />,
      onSelect: () => columns.togglePin(id),
    },
    {
      key: 'left',
      label: text.moveLeft,
      icon: <ArrowLeft />,
      shortcut: 'Ctrl ⇧ ←',
      disabledReason: columns.canStep(id, -1) ? undefined : text.isFirst,
      onSelect: () => columns.step(id, -1),
    },
    {
      key: 'right',
      label: text.moveRight,
      icon: <ArrowRight />,
      shortcut: 'Ctrl ⇧ →',
      disabledReason: columns.canStep(id, 1) ? undefined : text.isLast,
      onSelect: () => columns.step(id, 1),
    },
  ];
  if (columns.hasWidth(id)) {
    items.push({
      key: 'width',
      label: text.resetWidth,
      icon: <ArrowDownUp className="rotate-90" />,
      onSelect: () => columns.resize(id, null, true),
    });
  }
  if (column.isFixed !== true) {
    items.push({
      key: 'hide',
      label: text.hide,
      icon: <EyeOff />,
      onSelect: () => columns.toggle(id),
    });
  }
  return items;
}
