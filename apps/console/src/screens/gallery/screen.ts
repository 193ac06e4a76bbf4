import { textOf } from '@waybill/ui';
import { defineScreen } from '../../app/screens/screen-manifest.ts';
import { screenText } from './screen.text.ts';

/** In a build only on request, e.g. to measure the list of many rows. */
const HAS_GALLERY = import.meta.env.DEV || import.meta.env.VITE_GALLERY === '1';

export const screen = defineScreen({
  name: 'gallery',
  // In a production build the list is empty and the import below is dropped with it.
  paths: HAS_GALLERY ? ['/dev/gallery'] : [],
  title: () => textOf(screenText).title,
  load: async () => {
    if (!HAS_GALLERY) throw new Error('only in development builds');
    const { ConsoleGallery } = await import('./ConsoleGallery.tsx');
    return ConsoleGallery;
  },
});
