import { addCounts, countsLine, NO_TESTS, type TestCounts } from './test-counts.ts';

/** What a step came to. */
export interface StepOutcome {
  isOk: boolean;
  /** Shown in the summary when the step failed. */
  output: string;
  /** Present on steps that run tests. */
  counts?: TestCounts;
  /** Tests that failed, each with its file, name and error; shown at once, before any long output. */
  failures?: readonly string[];
  /** Shown next to the step: why something was left out, and what to type. */
  note?: string;
}

export interface Step {
  name: string;
  run(): Promise<StepOutcome>;
}

interface FinishedStep extends StepOutcome {
  name: string;
}

/** All steps of a run with their outcomes. */
export interface RunOutcome {
  isOk: boolean;
  /** Tests that ran, and one failure for each failed step that is no test. */
  counts: TestCounts;
}

/**
 * Runs the groups one at a time and the steps of a group two at a time, because the whole is meant for
 * two cores. Prints one line per step and then the output of everything that failed; a failure stops
 * nothing, so that one run shows all of them.
 */
export async function runSteps(groups: readonly (readonly Step[])[]): Promise<RunOutcome> {
  const startedAt = performance.now();
  const finished: FinishedStep[] = [];
  for (const group of groups) {
    const waiting = [...group];
    const lane = async (): Promise<void> => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        finished.push(await runStep(step));
      }
    };
    await Promise.all([lane(), lane()]);
  }
  const failed = finished.filter(({ isOk }) => !isOk);
  for (const { name, output } of failed) {
    if (output !== '') console.log(`\n── ${name} ──\n${output.trimEnd()}`);
  }
  console.log(
    `\n${failed.length === 0 ? 'All is well' : failureLine(failed)} (${since(startedAt)})`,
  );
  return {
    isOk: failed.length === 0,
    counts: finished.map(stepCounts).reduce(addCounts, NO_TESTS),
  };
}

async function runStep(step: Step): Promise<FinishedStep> {
  const startedAt = performance.now();
  const outcome = await step.run().catch((error: unknown): StepOutcome => ({
    isOk: false,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  const remarks = [outcome.counts && countsLine(outcome.counts), outcome.note].filter(Boolean);
  const mark = outcome.isOk ? 'ok    ' : 'FAILED';
  console.log([`${mark} ${step.name.padEnd(28)} ${since(startedAt)}`, ...remarks].join('  '));
  for (const failure of outcome.failures ?? []) console.log(`       ✗ ${failure}`);
  return { name: step.name, ...outcome };
}

function stepCounts({ isOk, counts = NO_TESTS }: FinishedStep): TestCounts {
  // A test run that failed without a failed test broke off; that counts like any other failed step.
  return isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function failureLine(failed: readonly FinishedStep[]): string {
  return `Failed: ${failed.map(({ name }) => name).join(', ')}`;
}

function since(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
