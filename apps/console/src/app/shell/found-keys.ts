import type { ScreenKeys } from './screen-keys.ts';

const modules = import.meta.glob<{ keys: ScreenKeys }>('../../screens/*/keys.ts', { eager: true });

/** Screens with keys of their own. Adding some is adding the file. */
export const FOUND_KEYS: readonly ScreenKeys[] = Object.values(modules).map(({ keys }) => keys);
