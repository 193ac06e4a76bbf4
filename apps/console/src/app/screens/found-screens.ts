import { FOUND_MANIFESTS, manifestAt } from './found-manifests.ts';
import { lazyScreen, type LazyScreen } from './lazy-screen.ts';
import type { ScreenManifest } from './screen-manifest.ts';

export interface FoundScreen extends LazyScreen {
  manifest: ScreenManifest;
}

/** Every screen that has a folder, by name. */
export const FOUND_SCREENS: readonly FoundScreen[] = FOUND_MANIFESTS.map((manifest) => ({
  manifest,
  ...lazyScreen(manifest.name, manifest.load),
})).toSorted((a, b) => a.manifest.name.localeCompare(b.manifest.name));

/** The screen that a path will show; undefined for an unknown one. */
export function screenAt(pathname: string): FoundScreen | undefined {
  const manifest = manifestAt(pathname);
  return FOUND_SCREENS.find((screen) => screen.manifest === manifest);
}
