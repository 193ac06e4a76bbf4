import { createElement, lazy, useState, type ComponentType } from 'react';
import { chunkLoader } from './chunk-loader.ts';

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
  const chunk = chunkLoader(name, load);
  const Later = lazy(async () => ({ default: await chunk.fetch() }));
  // Loaded code is rendered immediately: once a fallback is visible, React keeps it for at least 300
  // ms.
  const pick = (): ComponentType<P> => chunk.loaded() ?? Later;
  return {
    Part: (props) => {
      // Chosen once: another component would start again.
      const [component] = useState(pick);
      return createElement(component, props);
    },
    preload: chunk.preload,
  };
}
