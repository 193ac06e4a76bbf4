import { useEffect } from 'react';
import { useBlocker } from 'react-router';

const NONE: readonly string[] = [];

/**
 * Protects a page with unsaved changes from being left by accident: within the console it asks,
 * elsewhere the browser does. `params` are the parameters that identify the page in addition to its
 * path.
 */
export function useUnsavedGuard(
  isDirty: boolean,
  params = NONE,
): {
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
} {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        params.some(
          (name) =>
            new URLSearchParams(currentLocation.search).get(name) !==
            new URLSearchParams(nextLocation.search).get(name),
        )),
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
