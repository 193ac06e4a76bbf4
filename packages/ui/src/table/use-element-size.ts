import { useLayoutEffect, useState, type RefObject } from 'react';

/** Inner size of an element in pixels, kept up to date; zero before the first measurement. */
export function useElementSize(ref: RefObject<HTMLElement | null>): {
  width: number;
  height: number;
} {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    function measure(width: number, height: number) {
      setSize((before) =>
        before.width === width && before.height === height ? before : { width, height },
      );
    }
    // Once before the first paint, so that nothing moves after it.
    measure(element.clientWidth, element.clientHeight);
    const observer = new ResizeObserver((entries) => {
      const box = entries.at(-1)?.contentRect;
      if (box !== undefined) measure(Math.floor(box.width), Math.floor(box.height));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
