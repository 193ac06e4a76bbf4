import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tools/new/templates/**'],
    environment: 'node',
    // The corpus and its location are read by the tests that use it; see packages/testkit.
    env: { TZ: 'UTC' },
    globalSetup: ['packages/testkit/src/postgres-global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
