import { useCallback, useState, type RefCallback } from 'react';

/**
 * Inner width or height of an element in pixels, kept up to date; zero before there is one. The element
 * may be replaced, like a skeleton by its plot.
 * @returns the length, and the ref for the element
 */
export function useMeasured(
  side: 'clientWidth' | 'clientHeight',
): [number, RefCallback<HTMLElement>] {
  const [length, setLength] = useState(0);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      // Once before the first paint, so that nothing moves after it.
      setLength(element[side]);
      const observer = new ResizeObserver(() => setLength(element[side]));
      observer.observe(element);
      return () => observer.disconnect();
    },
    [side],
  );
  return [length, ref];
}
