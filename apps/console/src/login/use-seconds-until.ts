import { useEffect, useState } from 'react';

/** Whole seconds until a moment in epoch milliseconds; 0 once it is over. */
export function useSecondsUntil(endsAt: number, now: () => number): number {
  const [secondsLeft, setSecondsLeft] = useState(() => secondsTo(endsAt, now()));
  useEffect(() => {
    const tick = () => setSecondsLeft(secondsTo(endsAt, now()));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [endsAt, now]);
  return secondsLeft;
}

function secondsTo(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** `9:05` for 545 seconds. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
