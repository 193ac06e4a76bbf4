import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Keeps a page with unsaved changes from being left by accident: within the console it asks, elsewhere the browser does. */
export function useUnsavedGuard(isDirty: boolean): {
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
} {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
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
