import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../repository/root.ts';
import { ensureChromium } from '../setup/ensure-chromium.ts';
import { COMPILE_CACHE } from './compile-cache.ts';
import { runCommand } from './run-command.ts';
import type { Step, StepOutcome } from './run-steps.ts';
import { playwrightCounts, type PlaywrightReport, type TestCounts } from './test-counts.ts';
import { playwrightFailures } from './test-failures.ts';

/** Where playwright.config.ts has the report written, relative to the root. */
const E2E_REPORT = 'test-results/e2e.json';

/** The browser tests, on the real server. Left out, and counted as skipped, without a browser. */
export function e2eStep(args: readonly string[] = [], isLive = false): Step {
  return { name: 'browser tests', run: () => runBrowserTests(args, isLive) };
}

async function runBrowserTests(args: readonly string[], isLive: boolean): Promise<StepOutcome> {
  const { executable, missing } = await ensureChromium();
  if (missing !== undefined) {
    return { isOk: true, output: '', counts: await leftOut(), note: missing };
  }
  rmSync(path.join(ROOT, E2E_REPORT), { force: true });
  // Playwright forces colours on its workers, and Node warns when the other variable says no.
  const plain = isLive ? {} : { NO_COLOR: undefined, FORCE_COLOR: '0' };
  const env = { WAYBILL_CHROMIUM: executable, ...COMPILE_CACHE, ...plain };
  const result = await runCommand('playwright', ['test', ...args], { env, isLive });
  const report = readReport();
  if (!report) return result;
  return { ...result, counts: playwrightCounts(report), failures: playwrightFailures(report) };
}

function readReport(): PlaywrightReport | null {
  const file = path.join(ROOT, E2E_REPORT);
  if (!existsSync(file)) return null;
  const report: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  return report;
}

/** The tests that would have run; listing them needs no browser. */
async function leftOut(): Promise<TestCounts> {
  const { output } = await runCommand('playwright', ['test', '--list', '--reporter=list']);
  const [, total = '0'] = /^Total: (\d+) tests?/m.exec(output) ?? [];
  return { passed: 0, failed: 0, skipped: Number(total) };
}
