import { changedText, describeChange } from './find-places.ts';
import type { Mutant } from './draw-mutants.ts';
import type { TestRunner } from './test-runner.ts';
import type { WorkingCopy } from './working-copy.ts';

/** Tests run together: first the nearest few, then more if these noticed nothing. */
const GROUPS = [3, 7];
/** A run this many times slower than without the change counts as an endless loop. */
const PATIENCE = 3;
/** A short run is no measure for what a machine does late (ms). */
const LEAST_PATIENCE_MS = 15_000;

/** Result of one mutant. */
export interface Verdict {
  isKilled: boolean;
  /** The test file that failed, or why nothing did. */
  reason: string;
  /** `file:line what` of the change. */
  what: string;
}

export interface Trial {
  copy: WorkingCopy;
  runner: TestRunner;
  /** Text of a file as it is in the checkout. */
  textOf: (file: string) => string;
  /** Tests that reach a file, nearest first. */
  testsOf: (file: string) => string[];
}

/** Tests mutants one at a time; the unchanged run time is measured once per group. */
export function mutantTrial({ copy, runner, textOf, testsOf }: Trial) {
  const baselines = new Map<string, { tests: string[]; milliseconds: number }>();
  /** Files whose text in the copy is not what the last run read. */
  let changed: string[] = [];

  async function run(request: { tests: string[]; isUntilFailure: boolean }, timeoutMs?: number) {
    const reply = await runner.run({ changed, ...request }, timeoutMs);
    changed = [];
    return reply;
  }

  async function write(file: string, text: string): Promise<void> {
    await copy.write(file, text);
    changed.push(file);
  }

  async function baselineOf(tests: string[]) {
    const key = tests.join('\n');
    const known = baselines.get(key);
    if (known) return known;
    const reply = await run({ tests, isUntilFailure: false });
    if (reply === 'timeout') throw new Error('A run without a limit timed out');
    const baseline = {
      tests: tests.filter((test) => !reply.failed.includes(test)),
      milliseconds: reply.milliseconds,
    };
    baselines.set(key, baseline);
    return baseline;
  }

  return async ({ place, change }: Mutant): Promise<Verdict> => {
    const { file } = place;
    const text = textOf(file);
    const what = describeChange(text, place, change);
    const groups = groupsOf(testsOf(file));
    if (groups.length === 0) return { isKilled: false, reason: 'no test reaches it', what };
    for (const group of groups) {
      const { tests, milliseconds } = await baselineOf(group);
      if (tests.length === 0) continue;
      const limit = Math.max(PATIENCE * milliseconds, LEAST_PATIENCE_MS);
      await write(file, changedText(text, change));
      const reply = await run({ tests, isUntilFailure: true }, limit);
      await write(file, text);
      if (reply === 'timeout') return { isKilled: true, reason: 'timeout', what };
      const [failed] = [...reply.failed, ...reply.errors];
      if (failed !== undefined) return { isKilled: true, reason: failed, what };
    }
    return { isKilled: false, reason: `${groups.flat().length} test files passed`, what };
  };
}

function groupsOf(tests: readonly string[]): string[][] {
  let from = 0;
  return GROUPS.map((size) => tests.slice(from, (from += size))).filter(({ length }) => length > 0);
}
