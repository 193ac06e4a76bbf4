import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let observer: MutationObserver | null = null;

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  if (observer === null) {
    observer = new MutationObserver(() => {
      for (const listener of listeners) listener();
    });
    observer.observe(document.documentElement, { attributeFilter: ['class'] });
  }
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = null;
  };
}

const isDark = (): boolean => document.documentElement.classList.contains('dark');

/**
 * Class of the theme for an overlay element: the specification puts the root's dark class on overlays
 * too, so that one mounted elsewhere in the document keeps its theme.
 */
export function useOverlayTheme(): 'dark' | undefined {
  return useSyncExternalStore(subscribe, isDark, () => false) ? 'dark' : undefined;
}
