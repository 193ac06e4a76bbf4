import { lazyScreen, type LazyScreen } from './lazy-screen.ts';
import type { ScreenManifest } from './screen-manifest.ts';

export interface FoundScreen extends LazyScreen {
  manifest: ScreenManifest;
}

const modules = import.meta.glob<{ screen: ScreenManifest }>('../../screens/*/screen.ts', {
  eager: true,
});

/** Every screen that has a folder, by name. Adding one is adding its folder. */
export const FOUND_SCREENS: readonly FoundScreen[] = Object.values(modules)
  .map(({ screen }) => ({ manifest: screen, ...lazyScreen(screen.title, screen.load) }))
  .toSorted((a, b) => a.manifest.name.localeCompare(b.manifest.name));
