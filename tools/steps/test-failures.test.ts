import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from './test-failures.ts';

test('names each failed test with its file and the first lines of its error', () => {
  const testResults = [
    {
      name: '/project/packages/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'is fine' },
        {
          status: 'failed',
          fullName: 'adds up',
          failureMessages: ['\u001B[31mexpected 1\u001B[39m\n2\n3\n4\n5\n6\n7'],
        },
      ],
    },
    { name: '/project/b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
  ];
  const [first, second] = vitestFailures({ testResults }, '/project');
  expect(first?.split(/\n\s+/)).toEqual([
    'packages/a.test.ts › adds up',
    'expected 1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
  expect(second).toMatch(/^b\.test\.ts\n\s+no such file$/);
});

test('names browser tests that failed, and those that passed only when repeated', () => {
  const spec = (title: string, status: string) => ({
    file: 'story.e2e.ts',
    title,
    tests: [{ status, results: [{ error: { message: `${title} broke` } }] }],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites: [
      { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'unexpected')] }] },
      { specs: [spec('waits', 'flaky')] },
    ],
  };
  expect(playwrightFailures(report).map((text) => text.split('\n')[0])).toEqual([
    'story.e2e.ts › closes',
    'story.e2e.ts › waits',
  ]);
});
