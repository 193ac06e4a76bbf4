import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createNavigator, type Navigator } from './create-navigator.ts';

/** The navigator of the shown screen; a delayed change dies with the screen that asked for it. */
export function useNavigator(): Navigator {
  const go = useNavigate();
  const location = useLocation();
  const current = useRef({ go, location });
  useEffect(() => {
    current.current = { go, location };
  }, [go, location]);
  const navigator = useMemo(
    () =>
      createNavigator({
        // The bar itself, not the render: two changes in one tick must build on each other.
        shown: () => window.location,
        go: (to, options) => void current.current.go(to, options),
      }),
    [],
  );
  useEffect(() => navigator.cancelDelayed, [navigator]);
  return navigator;
}
