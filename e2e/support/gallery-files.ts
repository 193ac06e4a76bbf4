import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const FOLDER = path.resolve(import.meta.dirname, '../gallery-page');

export type Files = ReadonlyMap<string, string | Uint8Array>;

/** The served files of `e2e/gallery-page`: path → content. */
export async function buildGalleryFiles(): Promise<Files> {
  const built = await build({
    configFile: false,
    root: FOLDER,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      // As for the console: the content policy allows no inline script and no font from a data address.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Names are told in faults; the size of a page that is never downloaded is none.
      chunkSizeWarningLimit: Infinity,
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  return new Map(
    outputs.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
}
