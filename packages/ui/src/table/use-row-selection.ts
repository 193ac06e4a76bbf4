import { useCallback, useMemo, useRef } from 'react';
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
  /** Grows or shrinks the range that starts at `start` so that it ends at `index`. */
  extend: (start: number, index: number) => void;
  toggleAll: ((isSelected: boolean) => void) | undefined;
  /** Clears the selection; false if it was empty. */
  clear: () => boolean;
}

const between = (a: number, b: number): [number, number] => [Math.min(a, b), Math.max(a, b)];

/**
 * The checkboxes of a table. The caller owns the selected keys; only the ends of a range are stored
 * here.
 */
export function useRowSelection<T>(options: Options<T>): RowSelection {
  const { rows, rowKey, selectedKeys, onToggleSelect, onSelectMany } = options;
  const range = useRef<{ anchor: number; end: number } | null>(null);
  const selected = useMemo(() => new Set(selectedKeys), [selectedKeys]);
  const isOn = onToggleSelect !== undefined;
  const has = useCallback((key: string) => selected.has(key), [selected]);
  const chosen = useMemo(
    () => (selected.size === 0 ? 0 : rows.filter((row) => selected.has(rowKey(row))).length),
    [rows, rowKey, selected],
  );

  function keysOf([from, to]: [number, number]): string[] {
    return rows.slice(from, to + 1).map(rowKey);
  }
  function toggle(index: number, isRange: boolean) {
    const row = rows[index];
    if (row === undefined) return;
    if (isRange && range.current !== null && onSelectMany !== undefined) {
      extend(range.current.anchor, index);
      return;
    }
    range.current = { anchor: index, end: index };
    onToggleSelect?.(rowKey(row), row);
  }
  function extend(start: number, index: number) {
    const { anchor, end } = range.current ?? {
      anchor: Math.max(0, start),
      end: Math.max(0, start),
    };
    range.current = { anchor, end: index };
    const kept = new Set(keysOf(between(anchor, index)));
    const left = keysOf(between(anchor, end)).filter((key) => !kept.has(key));
    if (left.length > 0) onSelectMany?.(left, false);
    onSelectMany?.([...kept], true);
  }

  return {
    isOn,
    has,
    extent: !isOn ? null : chosen === 0 ? 'none' : chosen === rows.length ? 'all' : 'some',
    toggle,
    extend,
    toggleAll: onSelectMany && ((isSelected) => onSelectMany(rows.map(rowKey), isSelected)),
    clear: () => {
      if (selected.size === 0 || onSelectMany === undefined) return false;
      range.current = null;
      onSelectMany([...selected], false);
      return true;
    },
  };
}
