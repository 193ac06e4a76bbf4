import type { KeyGroup } from '@waybill/ui';

/** The keys of one screen, found by its file `keys.ts`: groups of the map that `?` shows. */
export interface ScreenKeys {
  /** Name of the screen in its manifest. */
  screen: string;
  groups: () => readonly KeyGroup[];
}

/** Gives the declaration its type. */
export function defineScreenKeys(keys: ScreenKeys): ScreenKeys {
  return keys;
}
