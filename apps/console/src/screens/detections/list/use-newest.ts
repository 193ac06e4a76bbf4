import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that never changes its identity but always does what the newest one does. */
export function useNewest<A extends readonly unknown[], R>(
  newest: (...args: A) => R,
): (...args: A) => R {
  const current = useRef(newest);
  useLayoutEffect(() => {
    current.current = newest;
  });
  return useCallback((...args: A) => current.current(...args), []);
}
