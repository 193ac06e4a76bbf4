import { useCallback, useEffect, useState } from 'react';

/** Seconds left until a time set by `start`; 0 if none is running. */
export function useCountdown(): { secondsLeft: number; start: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));

  useEffect(() => {
    if (endsAt === 0) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) setEndsAt(0);
    }, 250);
    return () => clearInterval(timer);
  }, [endsAt]);

  const start = useCallback((seconds: number) => {
    setNow(Date.now());
    setEndsAt(seconds > 0 ? Date.now() + seconds * 1000 : 0);
  }, []);
  return { secondsLeft, start };
}
