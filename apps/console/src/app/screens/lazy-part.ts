import { createElement, lazy, useState, type ComponentType } from 'react';
import { loadChunk } from './load-chunk.ts';

/** A part of a screen whose code is fetched when it is first shown or preloaded, whichever comes first. */
export interface LazyPart<P> {
  Part: ComponentType<P>;
  /** Fetches the code ahead of time. Failures are handled when the part is shown. */
  preload: () => Promise<void>;
}

export function lazyPart<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
): LazyPart<P> {
  let pending: Promise<ComponentType<P>> | null = null;
  let loaded: ComponentType<P> | null = null;
  function fetchOnce(): Promise<ComponentType<P>> {
    pending ??= loadChunk(name, load).then(
      (component) => (loaded = component),
      (error: unknown) => {
        // Dropped, so that showing it later requests it again.
        pending = null;
        throw error;
      },
    );
    return pending;
  }
  const Later = lazy(async () => ({ default: await fetchOnce() }));
  // Loaded code is rendered immediately: once a fallback is visible, React keeps it for at least 300
  // ms.
  const pick = (): ComponentType<P> => loaded ?? Later;
  return {
    Part: (props) => {
      // Chosen once: another component would start again.
      const [component] = useState(pick);
      return createElement(component, props);
    },
    preload: () =>
      fetchOnce().then(
        () => {},
        () => {},
      ),
  };
}
