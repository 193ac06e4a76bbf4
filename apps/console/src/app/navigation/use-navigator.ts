import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { createNavigator, type Navigator } from './create-navigator.ts';

/** The navigator of the current screen; a delayed change is dropped with its screen. */
export function useNavigator(): Navigator {
  // Stable under a data router, so the navigator is too.
  const go = useNavigate();
  const navigator = useMemo(
    () =>
      createNavigator({
        // The address bar itself, not the render: two changes in one tick must build on each other.
        shown: () => window.location,
        go: (to, options) => void go(to, options),
      }),
    [go],
  );
  useEffect(() => navigator.cancelDelayed, [navigator]);
  return navigator;
}
