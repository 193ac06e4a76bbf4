import { useLayoutEffect, useState, type RefObject } from 'react';
import { rowWindow, type RowGeometry, type RowWindow } from './row-window.ts';

/** The rows to draw, following the scroll of the box. Only their owner is drawn again by it. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  geometry: RowGeometry,
): RowWindow {
  const { count, rowHeight, height } = geometry;
  const [shown, setShown] = useState<RowWindow>(() => rowWindow(0, geometry));
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    const follow = () => {
      const next = rowWindow(box.scrollTop, { count, rowHeight, height });
      setShown((before) =>
        before.first === next.first && before.end === next.end ? before : next,
      );
    };
    follow();
    box.addEventListener('scroll', follow, { passive: true });
    return () => box.removeEventListener('scroll', follow);
  }, [scroller, count, rowHeight, height]);
  return shown;
}
