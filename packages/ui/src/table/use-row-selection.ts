import { useRef } from 'react';
import type { DataTableProps } from './data-table-props.ts';

type Options<T> = Pick<
  DataTableProps<T>,
  'rows' | 'rowKey' | 'selectedKeys' | 'onToggleSelect' | 'onSelectMany'
>;

export interface RowSelection {
  isOn: boolean;
  has: (key: string) => boolean;
  /** All, some or none of the loaded rows; null without a selection. */
  extent: 'all' | 'some' | 'none' | null;
  /** Toggles one row; with `isRange`, chooses everything since the last toggled row. */
  toggle: (index: number, isRange: boolean) => void;
  toggleAll: ((isSelected: boolean) => void) | undefined;
}

/** The boxes of a table. The chosen keys are the caller's; only the start of a range is kept here. */
export function useRowSelection<T>(options: Options<T>): RowSelection {
  const { rows, rowKey, onToggleSelect, onSelectMany } = options;
  const anchor = useRef<number | null>(null);
  const selected = new Set(options.selectedKeys);
  const isOn = onToggleSelect !== undefined;

  function toggle(index: number, isRange: boolean) {
    const row = rows[index];
    if (row === undefined) return;
    if (isRange && anchor.current !== null && onSelectMany !== undefined) {
      const from = Math.min(anchor.current, index);
      const to = Math.max(anchor.current, index);
      onSelectMany(rows.slice(from, to + 1).map(rowKey), true);
      return;
    }
    anchor.current = index;
    onToggleSelect?.(rowKey(row), row);
  }

  const chosen = rows.reduce((sum, row) => sum + (selected.has(rowKey(row)) ? 1 : 0), 0);
  const extent = chosen === 0 ? 'none' : chosen === rows.length ? 'all' : 'some';
  return {
    isOn,
    has: (key) => selected.has(key),
    extent: isOn ? extent : null,
    toggle,
    toggleAll: onSelectMany && ((isSelected) => onSelectMany(rows.map(rowKey), isSelected)),
  };
}
