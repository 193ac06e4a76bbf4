import { defineConfig } from '@playwright/test';
import { NO_SAMPLE_DATA, SAMPLE_DATA } from './e2e/support/groups.ts';
import { PATIENCE_MS } from './e2e/support/patience.ts';
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

const SIGN_IN = /\/(profile|shell|sign-in-[\w-]+)\.e2e\.ts$/;
const SDK = /\/sdk-[\w-]+\.e2e\.ts$/;
const ALL = /\.e2e\.ts$/;

const fileOf = (name: string) => `**/${name}.e2e.ts`;

/** Files with one process, and so with an installation that no other file changes. */
const together = (names: readonly string[]) => ({
  name: names.join(', '),
  testMatch: names.map(fileOf),
  workers: 1,
});

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/build-console.ts',
  outputDir: 'test-results/e2e',
  // Pictures of this machine, outside version control.
  snapshotPathTemplate: '.waybill-visual/{arg}{ext}',
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // Against tests that hang. A slow machine is no reason to fail.
  timeout: 180_000,
  expect: { timeout: PATIENCE_MS },
  // One more than the two cores that the whole is meant for: a test with a browser mostly waits.
  workers: 3,
  retries: 0,
  // The longest way first. The files of a group share what they run on, one at a time; the two groups
  // stand before the sample data, which take their time to be loaded once.
  projects: [
    { name: 'sign-in', testMatch: SIGN_IN, workers: 1 },
    { name: 'sdk', testMatch: SDK, workers: 1 },
    ...SAMPLE_DATA.map(together),
    {
      name: NO_SAMPLE_DATA,
      testMatch: ALL,
      testIgnore: [SIGN_IN, SDK, ...SAMPLE_DATA.flat().map(fileOf)],
    },
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Without pictures, which take as long as the tests; `--trace on` has them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { args: ARGS, ...(executablePath ? { executablePath } : {}) },
  },
});
