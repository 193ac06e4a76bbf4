import path from 'node:path';
import { generateRegistries } from '../gen/registries.ts';
import { ROOT } from '../repository/root.ts';
import { writeSbom } from '../supply-chain/write-sbom.ts';
import { COMPILE_CACHE } from './compile-cache.ts';
import { runCommand } from './run-command.ts';
import type { Step } from './run-steps.ts';
import { typePrograms } from './type-programs.ts';
import { vitestStep } from './vitest-step.ts';

/** Where Vitest’s report of the whole suite lies afterwards, relative to the root. */
export const UNIT_REPORT = 'test-results/unit.json';

/** Checks a whole copy of the repository: too long for a check that runs many times a day. */
const SCAFFOLD_TESTS = 'tools/new/scaffold.test.ts';

/**
 * The checks of one program on several threads each work out the types of shared source: three times the
 * processor time, while the tests beside them use both cores anyway. Fewer collections take 1.5 GB of memory.
 */
const TYPE_CHECK = { GOGC: '400' };

/** Every kind of extension, scaffolded and checked. */
export function scaffoldStep(): Step {
  const report = 'test-results/scaffold.json';
  return vitestStep({ name: 'scaffolds', report, filters: [SCAFFOLD_TESTS] });
}

/**
 * Everything that must hold before a change is merged, short of the browser tests.
 *
 * @param more steps that run next to the others
 */
export function checkSteps(more: readonly Step[] = []): Step[][] {
  return [
    [{ name: 'registries', run: registries }],
    // The tests take one lane for themselves; everything else goes through the other meanwhile.
    [
      vitestStep({
        name: 'tests',
        report: UNIT_REPORT,
        exclude: [SCAFFOLD_TESTS],
        env: COMPILE_CACHE,
      }),
      ...more,
      ...typePrograms(ROOT).map(({ name, project }) =>
        commandStep(`types ${name}`, 'tsc', ['-p', project, '--singleThreaded'], TYPE_CHECK),
      ),
      { name: 'wiring', run: wiring },
      commandStep('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
      commandStep('format', 'oxfmt', ['--check']),
      commandStep('unused code and packages', 'knip', ['--no-progress']),
      { name: 'bill of materials', run: materials },
    ],
  ];
}

/** A step that is one command of our packages. */
function commandStep(
  name: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Step {
  return { name, run: () => runCommand(command, args, { env }) };
}

/** Breaks what rows of the specification matrix name, and expects their tests to fail. */
function wiring(): ReturnType<Step['run']> {
  const file = path.join(ROOT, 'tools/wiring/check-wiring.ts');
  return runCommand(process.execPath, ['--disable-warning=ExperimentalWarning', file]);
}

async function registries(): ReturnType<Step['run']> {
  // The committed documents are not written here: a test says when they are stale.
  await generateRegistries(ROOT);
  return { isOk: true, output: '' };
}

/** Both documents are an outcome of every check, so that no release is without them. */
async function materials(): ReturnType<Step['run']> {
  return { isOk: true, output: (await writeSbom(ROOT)).join('\n') };
}
