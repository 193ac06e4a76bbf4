import { createElement, lazy, useState, type ComponentType } from 'react';
import { ChunkLoadError, forgetReload, loadChunk, reloadOnce } from './load-chunk.ts';

export interface LazyScreen {
  /** Draws the screen; throws a ChunkLoadError when its code does not come, whose `forget` asks again. */
  Screen: ComponentType;
  /** Fetches the code ahead of time. A failure is left to the moment when the screen is shown. */
  preload: () => Promise<void>;
}

/** A screen whose code is fetched when it is first shown or preloaded, whichever comes first. */
export function lazyScreen(name: string, load: () => Promise<ComponentType>): LazyScreen {
  let pending: Promise<ComponentType> | null = null;
  let loaded: ComponentType | null = null;

  function fetchOnce(): Promise<ComponentType> {
    pending ??= loadChunk(name, load).then(
      (component) => (loaded = component),
      (error: unknown) => {
        // Forgotten, so that showing the screen later asks again.
        pending = null;
        throw error;
      },
    );
    return pending;
  }

  async function show(): Promise<{ default: ComponentType }> {
    try {
      const component = await fetchOnce();
      forgetReload(window.sessionStorage);
      return { default: component };
    } catch (error) {
      // React keeps what a lazy component came to, and draws twice before it shows an error: only
      // someone who asks for another attempt gets another component.
      if (error instanceof ChunkLoadError) error.forget = () => (current = lazy(show));
      const isReloading = reloadOnce({
        storage: window.sessionStorage,
        reload: () => window.location.reload(),
      });
      // Nothing more is drawn by this page when it is about to be reloaded.
      if (isReloading) return new Promise<never>(() => {});
      throw error;
    }
  }

  let current = lazy(show);

  /** Code that is there is drawn at once: once a fallback is seen, React keeps it for 300 ms at least. */
  function pick(): ComponentType {
    if (loaded === null) return current;
    forgetReload(window.sessionStorage);
    return loaded;
  }

  return {
    Screen: () => {
      // Chosen once: another component would begin again.
      const [component] = useState(pick);
      return createElement(component);
    },
    preload: () =>
      fetchOnce().then(
        () => {},
        () => {},
      ),
  };
}
