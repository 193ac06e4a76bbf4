import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { forgetReload, loadChunk, reloadOnce } from './load-chunk.ts';

export interface LazyScreen {
  Screen: LazyExoticComponent<ComponentType>;
  /** Fetches the code ahead of time. A failure is left to the moment when the screen is shown. */
  preload: () => Promise<void>;
}

/** A screen whose code is fetched when it is first shown or preloaded, whichever comes first. */
export function lazyScreen(title: string, load: () => Promise<ComponentType>): LazyScreen {
  let pending: Promise<ComponentType> | null = null;

  function fetchOnce(): Promise<ComponentType> {
    pending ??= loadChunk(title, load).catch((error: unknown) => {
      // Forgotten, so that showing the screen later asks again.
      pending = null;
      throw error;
    });
    return pending;
  }

  const Screen = lazy(async () => {
    try {
      const component = await fetchOnce();
      forgetReload(window.sessionStorage);
      return { default: component };
    } catch (error) {
      const isReloading = reloadOnce({
        storage: window.sessionStorage,
        reload: () => window.location.reload(),
      });
      // Nothing more is drawn by this page when it is about to be reloaded.
      if (isReloading) return new Promise<never>(() => {});
      throw error;
    }
  });

  return {
    Screen,
    preload: () =>
      fetchOnce().then(
        () => {},
        () => {},
      ),
  };
}
