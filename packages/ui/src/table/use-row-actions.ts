import { useLayoutEffect, useRef, useState } from 'react';
import type { RowActions } from './TableRow.tsx';

/** Actions with stable identity that always call the newest ones. */
export function useRowActions<T>(newest: RowActions<T>): RowActions<T> {
  const current = useRef(newest);
  useLayoutEffect(() => {
    current.current = newest;
  });
  const [stable] = useState<RowActions<T>>(() => ({
    open: (row, index) => current.current.open(row, index),
    select: (index, isRange) => current.current.select(index, isRange),
    focus: (index) => current.current.focus(index),
    pressKey: (event) => current.current.pressKey(event),
  }));
  return stable;
}
