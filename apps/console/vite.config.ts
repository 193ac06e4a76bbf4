import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { noScrollLock } from './no-scroll-lock.ts';
import { preloadTags } from './preload-tags.ts';

/** The server of a development run; the console and every API path share its origin. */
const SERVER_ORIGIN = 'http://localhost:4600';
const SERVER_PATHS = ['/v1', '/v2', '/pages', '/npm', '/docs'];

/** Modules shared by the sign-in page and the console; more than this only grows the sign-in page. */
const PARTS_OF_BOTH = new RegExp(
  [
    String.raw`src/app/(App|draw-page|screens/lazy-screen|session/(return-to|switch-region|take-region)|storage/use-stored)\.tsx?$`,
    String.raw`src/(app/(screens/screens\.text|shell/use-document-title)|login/own-address)\.ts$`,
    String.raw`lucide-react/dist/esm/icons/(circle(-alert|-check)?|chevron-(down|right)|key-round)\.m?js$`,
    String.raw`ui/src/(badge/SeverityGlyph|field/(Code|Password|Text)Field)\.tsx$`,
    String.raw`ui/src/(state/(ProgressBar|SkeletonRows)|tabs/Segmented)\.tsx$`,
  ].join('|'),
);

/** What needs the identity provider's SDK; the sign-in page is drawn before it. */
const SESSION = new RegExp(
  [
    String.raw`src/(app/(http/api|session/ProviderSession)|login/session-parts)\.tsx?$`,
    String.raw`react-sdk/dist/esm/hooks/\w+\.js$`,
  ].join('|'),
);

/** Modules that several screens share. */
const PARTS_OF_SCREENS = /apps\/console\/src\/|packages\/(ui|contract)\/src\//;
/** Bytes of source below which two groups become one file. */
const LEAST_PART_BYTES = 2_500;

const CONSOLE = /\/src\/app\/(Console|start-console|shell\/Shell)\.tsx$/;

export default defineConfig({
  plugins: [react(), tailwindcss(), noScrollLock(), preloadTags()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets',
    // A data: image or font in a style sheet would need a wider content policy.
    assetsInlineLimit: 0,
    // The polyfill is an inline script, which the content policy refuses; every supported browser preloads.
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      // Otherwise each of the files below is reached through another tiny one.
      preserveEntrySignatures: 'allow-extension',
      output: {
        // The bundler would name such a file after all of its users.
        chunkFileNames: ({ name }) =>
          name.startsWith('parts~') ? 'assets/parts-[hash].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // Modules always fetched together, with all their imports: every file costs a round trip,
            // and a browser loads six at a time.
            { name: 'first', test: /\/src\/main\.ts$/, priority: 5 },
            { name: 'page', test: PARTS_OF_BOTH, priority: 4 },
            { name: 'sign-in', test: /\/src\/app\/start-login\.tsx$/, priority: 3 },
            { name: 'session', test: SESSION, priority: 2 },
            { name: 'console', test: CONSOLE, priority: 1 },
            // The rest, grouped by the screens that use it, but not in files of a few hundred bytes.
            {
              name: 'parts',
              test: PARTS_OF_SCREENS,
              priority: 0,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: LEAST_PART_BYTES,
            },
          ],
        },
      },
      treeshake: {
        // The design system's index names every component; a screen should contain only those it uses.
        moduleSideEffects: [{ test: /packages\/ui\/src\/.*\.tsx?$/, sideEffects: false }],
      },
    },
  },
  server: {
    port: 4601,
    proxy: Object.fromEntries(
      SERVER_PATHS.map((path) => [path, { target: SERVER_ORIGIN, changeOrigin: false }]),
    ),
  },
});
