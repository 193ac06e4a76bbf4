import type { ScreenManifest } from './screen-manifest.ts';

const modules = import.meta.glob<{ screen: ScreenManifest }>('../../screens/*/screen.ts', {
  eager: true,
});

/** What every screen with a folder says of itself. Adding one is adding its folder. */
export const FOUND_MANIFESTS: readonly ScreenManifest[] = Object.values(modules).map(
  ({ screen }) => screen,
);

/**
 * Whether a path fits a route pattern such as `/settings/:tab?`. The router decides what is shown; this
 * says before the router's code is there what will be wanted.
 */
export function fitsPattern(pattern: string, pathname: string): boolean {
  const source = pattern
    .replace(/\/$/, '')
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/\/:\w+/g, '/[^/]+');
  return new RegExp(`^${source}/*$`, 'i').test(pathname);
}

/** The screen that a path will show; undefined for an unknown one. */
export function manifestAt(pathname: string): ScreenManifest | undefined {
  return FOUND_MANIFESTS.find(({ paths }) => paths.some((path) => fitsPattern(path, pathname)));
}
