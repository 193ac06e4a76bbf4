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

const SAMPLE_DATA =
  /\/(dashboard|discovery|every-screen|keyboard|saved-views|trace|triage)\.e2e\.ts$/;
const SIGN_IN = /\/(profile|shell|sign-in-[\w-]+)\.e2e\.ts$/;
const SDK = /\/sdk-[\w-]+\.e2e\.ts$/;
const ALL = /\.e2e\.ts$/;

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/build-console.ts',
  outputDir: 'test-results/e2e',
  // Pictures of this machine, outside version control.
  snapshotPathTemplate: '.waybill-visual/{arg}{ext}',
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // A page may have to load afresh on a busy machine, and three tests run at a time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // One more than the two cores that the whole is meant for: a test with a browser mostly waits.
  workers: 3,
  retries: 0,
  // The longest way first. Files of one group share what they run on, so they run one after the other.
  projects: [
    { name: 'sample data', testMatch: SAMPLE_DATA, workers: 1 },
    { name: 'sign-in', testMatch: SIGN_IN, workers: 1 },
    { name: 'sdk', testMatch: SDK, workers: 1 },
    { name: 'on their own', testMatch: ALL, testIgnore: [SAMPLE_DATA, SIGN_IN, SDK] },
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
