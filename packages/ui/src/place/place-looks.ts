import { DESTINATION_LOOKS, HOST_LOOK } from './destination-looks.data.ts';
import type { PlaceLook } from './place-look.ts';
import { SOURCE_LOOKS } from './source-looks.gen.ts';

const LOOKS: ReadonlyMap<string, PlaceLook> = new Map([
  ...Object.entries(DESTINATION_LOOKS),
  ...SOURCE_LOOKS,
]);

/** Every name that has its own glyph. No vendor's mark is copied. */
export const DRAWN_NAMES: readonly string[] = [...LOOKS.keys()];

/** How a place is drawn, by its stored name. */
export function lookOf(name: string): PlaceLook {
  return LOOKS.get(name) ?? HOST_LOOK;
}
