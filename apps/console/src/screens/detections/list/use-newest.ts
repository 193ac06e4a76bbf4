import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that always calls the newest one. */
export function useNewest<A extends readonly unknown[], R>(
  newest: (...args: A) => R,
): (...args: A) => R {
  const current = useRef(newest);
  useLayoutEffect(() => {
    current.current = newest;
  });
  return useCallback((...args: A) => current.current(...args), []);
}
