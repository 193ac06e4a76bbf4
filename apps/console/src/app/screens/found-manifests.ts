import type { ScreenManifest } from './screen-manifest.ts';

const modules = import.meta.glob<{ screen: ScreenManifest }>('../../screens/*/screen.ts', {
  eager: true,
});

/** Manifests of all screen folders. Adding a screen means adding its folder. */
export const FOUND_MANIFESTS: readonly ScreenManifest[] = Object.values(modules).map(
  ({ screen }) => screen,
);

/**
 * Whether a path matches a route pattern such as `/settings/:tab?`. The router decides what is shown;
 * this predicts it before the router's code is loaded.
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
