import { defineScreen } from '../../app/screens/screen-manifest.ts';

export const screen = defineScreen({
  name: 'gallery',
  // In a production build the list is empty and the import below is dropped with it.
  paths: import.meta.env.DEV ? ['/dev/gallery'] : [],
  title: 'Gallery',
  load: async () => {
    if (!import.meta.env.DEV) throw new Error('only in development builds');
    const { Gallery } = await import('@waybill/ui');
    return Gallery;
  },
});
