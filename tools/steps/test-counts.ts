/** How many tests ended how. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

export const NO_TESTS: TestCounts = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(a: TestCounts, b: TestCounts): TestCounts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/** `12 passed, 0 failed`, and how many were skipped when any were. */
export function countsLine({ passed, failed, skipped }: TestCounts): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}

/** The part of Vitest’s JSON report that is read. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    /** Why the file could not be loaded. */
    message?: string;
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[];
  }[];
}

/** Counts in Vitest’s report; a file that could not be loaded counts as one failed test. */
export function vitestCounts(report: VitestReport): TestCounts {
  return report.testResults.map(fileCounts).reduce(addCounts, NO_TESTS);
}

function fileCounts(file: VitestReport['testResults'][number]): TestCounts {
  const count = (...statuses: string[]): number =>
    file.assertionResults.filter(({ status }) => statuses.includes(status)).length;
  const passed = count('passed');
  const failed = count('failed');
  return {
    passed,
    failed: failed === 0 && file.status === 'failed' ? 1 : failed,
    skipped: file.assertionResults.length - passed - failed,
  };
}

/** The part of Playwright’s JSON report that is read. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Faults outside any test, such as a file that does not load. */
  errors: unknown[];
  suites?: PlaywrightSuite[];
}

/** A file, or a group of tests in it. */
export interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** Counts of Playwright’s report. A test that passed only when repeated has failed. */
export function playwrightCounts({ stats, errors }: PlaywrightReport): TestCounts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
