import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './test-counts.ts';

/** Lines of an error that are shown at once; the whole is in the output of the step. */
const ERROR_LINES = 6;

/** What failed in Vitest’s report: `file › test`, and the first lines of its error. */
export function vitestFailures(report: VitestReport, root: string): string[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name).split(path.sep).join('/');
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failureText(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      failureText(`${file} › ${fullName ?? ''}`, failureMessages?.[0]),
    );
  });
}

/** What failed in Playwright’s report, or passed only when repeated. */
export function playwrightFailures({ suites = [] }: PlaywrightReport): string[] {
  return suites.flatMap(suiteFailures);
}

function suiteFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const error = results.find((result) => result.error)?.error;
        return failureText(`${file} › ${title}`, error?.message);
      }),
  );
  return [...own, ...suites.flatMap(suiteFailures)];
}

function failureText(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, ERROR_LINES);
  return [name, ...lines.filter((line) => line.trim() !== '')].join('\n         ');
}
