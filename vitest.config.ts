import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tools/new/templates/**'],
    environment: 'node',
    // The corpus and its location are read by the tests that use it; see packages/testkit.
    env: { TZ: 'UTC' },
    globalSetup: ['packages/testkit/src/postgres-global-setup.ts'],
    setupFiles: [
      'packages/testkit/src/dom-test-setup.ts',
      'packages/testkit/src/property-setup.ts',
    ],
    // Files share a process: loading the same modules for each file took longer than the tests. Every
    // file cleans up after itself, as it would have to beside others on one server anyway.
    isolate: false,
    // As the product's own processes: fewer collections of what a test leaves behind.
    execArgv: ['--max-semi-space-size=64'],
    // One core is left for whoever works meanwhile, but of two both are used: much of a test is waiting,
    // for the database or for a process.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Against tests that hang. A slow machine is no reason to fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What another process or a later moment brings: as long as a busy machine needs.
    expect: { poll: { timeout: 30_000 } },
  },
});
