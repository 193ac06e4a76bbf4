import { useEffect, useState } from 'react';
import { isReplaced, RELEASE_LOOK_MS, runningScripts } from './served-release.ts';

const fetchPage = () => fetch('/', { headers: { accept: 'text/html' }, cache: 'no-cache' });

/** Minimum milliseconds between two checks; windows get the focus many times a minute. */
const LEAST_MS = 5000;

/** Whether a newer build is served than the running one; checks every five minutes and on focus. */
export function useNewRelease(): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    if (isNew) return undefined;
    const running = runningScripts(document);
    let lookedAt = 0;
    const look = (): void => {
      if (document.visibilityState === 'hidden' || Date.now() - lookedAt < LEAST_MS) return;
      lookedAt = Date.now();
      void isReplaced(running, fetchPage).then((isOther) => isOther && setIsNew(true));
    };
    const timer = setInterval(look, RELEASE_LOOK_MS);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isNew]);
  return isNew;
}
