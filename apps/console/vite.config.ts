import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server of a development run; the console and every API path share its origin. */
const SERVER_ORIGIN = 'http://localhost:4600';
const SERVER_PATHS = ['/v1', '/v2', '/pages', '/npm', '/docs'];

export default defineConfig({
  plugins: [react(), tailwindcss()],
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
      treeshake: {
        // The design system's index names every component; a screen shall carry only those it uses.
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
