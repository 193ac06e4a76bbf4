import { createElement, lazy, useState, type ComponentType } from 'react';
import { chunkLoader } from './chunk-loader.ts';
import { ChunkLoadError, forgetReload, reloadOnce } from './load-chunk.ts';

export interface LazyScreen {
  /** Renders the screen; throws a ChunkLoadError if its code does not load, whose `forget` retries. */
  Screen: ComponentType;
  /** Fetches the code ahead of time. Failures are handled when the screen is shown. */
  preload: () => Promise<void>;
}

/** A screen whose code is fetched when it is first shown or preloaded, whichever comes first. */
export function lazyScreen(name: string, load: () => Promise<ComponentType>): LazyScreen {
  const chunk = chunkLoader(name, load);

  async function show(): Promise<{ default: ComponentType }> {
    try {
      const component = await chunk.fetch();
      forgetReload(window.sessionStorage);
      return { default: component };
    } catch (error) {
      // React caches the result of a lazy component, and renders twice before it shows an error: only
      // an explicit retry gets a new component.
      if (error instanceof ChunkLoadError) error.forget = () => (current = lazy(show));
      const isReloading = reloadOnce({
        storage: window.sessionStorage,
        reload: () => window.location.reload(),
      });
      // This page renders nothing more before its reload.
      if (isReloading) return new Promise<never>(() => {});
      throw error;
    }
  }

  let current = lazy(show);

  /**
   * Loaded code is rendered immediately: once a fallback is visible, React keeps it for at least 300
   * ms.
   */
  function pick(): ComponentType {
    const loaded = chunk.loaded();
    if (loaded === null) return current;
    forgetReload(window.sessionStorage);
    return loaded;
  }

  return {
    Screen: () => {
      // Chosen once: another component would start over.
      const [component] = useState(pick);
      return createElement(component);
    },
    preload: chunk.preload,
  };
}
