import { useMemo, useState } from 'react';
import type { DataTableProps } from './data-table-props.ts';

type Options<T> = Pick<DataTableProps<T>, 'rows' | 'rowKey' | 'activeKey' | 'onActiveChange'>;

/** The reader's current row, controlled by the caller or not. -1 if none. */
export function useActiveRow<T>({ rows, rowKey, activeKey, onActiveChange }: Options<T>) {
  const [inner, setInner] = useState<string | null>(null);
  const key = activeKey === undefined ? inner : activeKey;
  const activeIndex = useMemo(
    () => (key === null ? -1 : rows.findIndex((row) => rowKey(row) === key)),
    [rows, rowKey, key],
  );
  function setActive(index: number) {
    const row = rows[index];
    if (row === undefined || index === activeIndex) return;
    setInner(rowKey(row));
    onActiveChange?.(rowKey(row), row);
  }
  return { activeIndex, setActive };
}
