import { whenIdle } from '../when-idle.ts';

/** Fetches code one piece per idle period, so that its first use is instant. */
export function preloadOneByOne(
  preloads: readonly (() => Promise<void>)[],
  idle: (run: () => void) => void = whenIdle,
): void {
  const [first, ...rest] = preloads;
  if (first === undefined) return;
  idle(() => {
    void first().then(() => preloadOneByOne(rest, idle));
  });
}
