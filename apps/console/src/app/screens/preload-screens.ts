import { manifestAt } from './found-manifests.ts';
import { FOUND_SCREENS } from './found-screens.ts';
import { preloadOneByOne } from './preload-one-by-one.ts';

/** Fetches the code of all screens, that of an address first. */
export function preloadConsole(pathname: string): void {
  const current = manifestAt(pathname);
  const ordered = FOUND_SCREENS.toSorted(
    (a, b) => Number(b.manifest === current) - Number(a.manifest === current),
  );
  preloadOneByOne(ordered.map((screen) => screen.preload));
}
