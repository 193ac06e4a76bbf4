import path from 'node:path';
import { createVitest, type TestCase } from 'vitest/node';
import type { Break } from './breaks.data.ts';

/**
 * Breaks code in memory, one place at a time, and runs the test that is to notice; no file is written.
 * Needs the packages and the registries of the checkout.
 *
 * @param root the checkout
 * @returns what is wrong, a line each: a test that still passes, or a place that is not in the code
 */
export async function tryBreaks(root: string, breaks: readonly Break[]): Promise<string[]> {
  let current: Break | null = null;
  let times = 0;
  const vitest = await createVitest(
    {
      root,
      run: true,
      watch: false,
      reporters: [],
      maxWorkers: 1,
      // A broken module must not be found by the next run.
      fsModuleCache: false,
    },
    {
      plugins: [
        {
          name: 'waybill-break',
          enforce: 'pre',
          transform(text, id) {
            if (current === null || path.relative(root, id) !== current.code) return null;
            times = text.split(current.from).length - 1;
            return text.replace(current.from, () => current?.to ?? '');
          },
        },
      ],
    },
  );
  try {
    const faults: string[] = [];
    await vitest.globTestSpecifications();
    for (const tried of breaks) {
      current = tried;
      times = 0;
      const file = path.join(root, tried.code);
      vitest.invalidateFile(file);
      vitest.setGlobalTestNamePattern(patternOf(tried.title));
      const specifications = vitest.getModuleSpecifications(path.join(root, tried.test));
      const { testModules } = await vitest.runTestSpecifications(specifications);
      const tests = testModules.flatMap((module) => [...module.children.allTests()]);
      const fault = faultOf(tests, times);
      if (fault !== null) faults.push(`${tried.fact}: ${fault} (${tried.code}, ${tried.test})`);
      vitest.invalidateFile(file);
    }
    return faults;
  } finally {
    await vitest.close();
  }
}

function faultOf(tests: readonly TestCase[], times: number): string | null {
  const ran = tests.filter((test) => ['passed', 'failed'].includes(test.result().state));
  if (ran.length === 0) return 'the test was not found';
  if (times !== 1) return `the text to replace occurs ${times} times in what the test loads`;
  return ran.some((test) => test.result().state === 'failed') ? null : 'the test still passes';
}

/** What is put in for each case of a title may be anything. */
function patternOf(title: string): RegExp {
  const parts = title
    .split(/%s|\$\w+/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`${parts.join('.*')}$`);
}
