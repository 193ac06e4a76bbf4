import { expect, test } from 'vitest';
import { addCounts, countsLine, playwrightCounts, vitestCounts } from './test-counts.ts';

const results = (...statuses: string[]) => statuses.map((status) => ({ status }));

test('counts Vitest’s results, and a file that does not load as one failure', () => {
  const testResults = [
    { name: 'a', status: 'failed', assertionResults: results('passed', 'failed', 'failed') },
    { name: 'b', status: 'passed', assertionResults: results('passed', 'pending', 'todo') },
    { name: 'c', status: 'failed', assertionResults: [] },
    { name: 'd', status: 'failed', assertionResults: results('passed') },
  ];
  expect(vitestCounts({ testResults })).toEqual({ passed: 3, failed: 4, skipped: 2 });
});

test('a flaky browser test and a fault outside of tests are failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightCounts({ stats, errors: ['no such file'] })).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
  });
});

test('the line names skipped tests only when there are any', () => {
  const some = addCounts(
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 3 },
  );
  expect(countsLine(some)).toBe('3 passed, 1 failed, 3 skipped');
  expect(countsLine({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
});
