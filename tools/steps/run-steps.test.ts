import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { runSteps, type Step, type StepOutcome } from './run-steps.ts';

let log: MockInstance<typeof console.log>;
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

const step = (name: string, outcome: StepOutcome): Step => ({ name, run: async () => outcome });
const printed = (): string => log.mock.calls.map(([line]) => String(line)).join('\n');

test('goes on after a failure, shows its output and counts it as one failed test', async () => {
  const outcome = await runSteps([
    [step('types', { isOk: false, output: 'a.ts(1,1): error' })],
    [
      step('tests', {
        isOk: true,
        output: 'not shown',
        counts: { passed: 4, failed: 0, skipped: 1 },
      }),
    ],
  ]);
  expect(outcome).toEqual({ isOk: false, counts: { passed: 4, failed: 1, skipped: 1 } });
  expect(printed()).toContain('a.ts(1,1): error');
  expect(printed()).not.toContain('not shown');
  expect(printed()).toContain('Failed: types');
});

test('failed tests are counted once, not again as a failed step', async () => {
  const counts = { passed: 4, failed: 2, skipped: 0 };
  const outcome = await runSteps([[step('tests', { isOk: false, output: '', counts })]]);
  expect(outcome).toEqual({ isOk: false, counts });
});

test('names what failed at once, before the output of any step', async () => {
  const counts = { passed: 4, failed: 1, skipped: 0 };
  const failures = ['a.test.ts › adds up'];
  await runSteps([[step('tests', { isOk: false, output: 'all of it', counts, failures })]]);
  expect(printed().indexOf('✗ a.test.ts › adds up')).toBeLessThan(printed().indexOf('all of it'));
  expect(printed()).toContain('✗ a.test.ts › adds up');
});

test('a step that throws has failed with what it threw', async () => {
  const broken: Step = {
    name: 'broken',
    run: async () => {
      throw new Error('no such tool');
    },
  };
  expect(await runSteps([[broken]])).toMatchObject({ isOk: false, counts: { failed: 1 } });
  expect(printed()).toContain('no such tool');
});

test('runs two steps of a group at a time, and the next group only after it', async () => {
  let running = 0;
  const most: number[] = [];
  const counting = (name: string): Step => ({
    name,
    run: async () => {
      running += 1;
      most.push(running);
      await Promise.resolve();
      running -= 1;
      return { isOk: true, output: '' };
    },
  });
  await runSteps([[counting('a'), counting('b'), counting('c')], [counting('d')]]);
  expect(Math.max(...most)).toBe(2);
  expect(most.at(-1)).toBe(1);
});
