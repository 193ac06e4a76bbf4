import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../repository/root.ts';
import { runCommand } from './run-command.ts';
import type { Step } from './run-steps.ts';
import { vitestCounts, type VitestReport } from './test-counts.ts';
import { vitestFailures } from './test-failures.ts';

export interface VitestRun {
  name: string;
  /** File of the report, relative to the root. */
  report: string;
  /** Parts of test file names; default: all tests. */
  filters?: readonly string[];
  /** Test files that are left out. */
  exclude?: readonly string[];
  env?: Record<string, string>;
}

/** A step that runs Vitest and counts its tests. */
export function vitestStep({
  name,
  report,
  filters = [],
  exclude = [],
  env = {},
}: VitestRun): Step {
  const run: Step['run'] = async () => {
    rmSync(path.join(ROOT, report), { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const excluded = exclude.map((file) => `--exclude=${file}`);
    const args = ['run', ...filters, ...excluded, ...reporters];
    const result = await runCommand('vitest', args, { env });
    const written = readVitestReport(report);
    if (!written) return result;
    return { ...result, counts: vitestCounts(written), failures: vitestFailures(written, ROOT) };
  };
  return { name, run };
}

/** The report of an earlier run; null when it broke off before writing one. */
export function readVitestReport(report: string): VitestReport | null {
  const file = path.join(ROOT, report);
  if (!existsSync(file)) return null;
  const parsed: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  return parsed;
}
