import { SearchButton, textOf } from '@waybill/ui';
import { Suspense, useEffect } from 'react';
import { paletteText } from '../palette/palette.text.ts';
import { lazyScreen } from '../screens/lazy-screen.ts';
import { preloadOneByOne } from '../screens/preload-one-by-one.ts';
import { COMMAND_KEY } from './command-key.ts';
import { openOverlay, useOverlay } from './overlay-store.ts';

const { Screen: Palette, preload } = lazyScreen('Search', () =>
  import('../palette/Palette.tsx').then((module) => module.Palette),
);

/** The search field of the header, which opens the palette. */
export function GlobalSearch() {
  const isOpen = useOverlay() === 'palette';
  useEffect(() => preloadOneByOne([preload]), []);
  return (
    <div role="search">
      <SearchButton
        label={textOf(paletteText).open}
        keys={[COMMAND_KEY, 'K']}
        onClick={() => openOverlay('palette')}
      />
      {isOpen && (
        <Suspense>
          <Palette />
        </Suspense>
      )}
    </div>
  );
}
