import { createElement, lazy, useState, type ComponentType } from 'react';
import { ChunkLoadError, forgetReload, loadChunk, reloadOnce } from './load-chunk.ts';

export interface LazyScreen {
  /** Renders the screen; throws a ChunkLoadError if its code does not load, whose `forget` retries. */
  Screen: ComponentType;
  /** Fetches the code ahead of time. Failures are handled when the screen is shown. */
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
        // Dropped, so that showing the screen later requests it again.
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
    preload: () =>
      fetchOnce().then(
        () => {},
        () => {},
      ),
  };
}
