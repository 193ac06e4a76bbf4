import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/setup/ensure-chromium.ts';

/** Same picture on every machine, and no traffic but the test’s own. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // A page may have to load afresh on a busy machine.
  expect: { timeout: 15_000 },
  workers: 1,
  retries: 0,
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions: { args: ARGS, ...(executablePath ? { executablePath } : {}) },
  },
});
