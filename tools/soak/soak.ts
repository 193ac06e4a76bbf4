import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ROOT } from '../repository/root.ts';
import { runCommand } from '../steps/run-command.ts';
import { propertyTests } from './property-tests.ts';
import { soakRounds } from './soak-rounds.ts';

/** Of fast-check: a seed is a signed number of 32 bits. */
const SEEDS = 2 ** 31;
/** More examples take longer than a test has in `npm test`. */
const TEST_TIMEOUT_MS = 1_800_000;

/**
 * Property tests with random seeds and many examples: `npm run soak -- [--minutes 10] [--runs 1000] [--seed n]
 * [part of a file name …]`. With a seed named there is one round. Prints the seed of each round, ends at the first
 * failure, and then prints the command that repeats it.
 */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      runs: { type: 'string', default: '1000' },
      seed: { type: 'string' },
    },
    allowPositionals: true,
  });
  const minutes = wholeNumber('--minutes', values.minutes);
  const runs = wholeNumber('--runs', values.runs);
  const seed = values.seed === undefined ? null : wholeNumber('--seed', values.seed);
  const files = propertyTests(ROOT).filter(
    (file) => positionals.length === 0 || positionals.some((part) => file.includes(part)),
  );
  if (files.length === 0) throw new Error('No property test has such a name');
  console.log(`${files.length} files, ${runs} examples for each property that names no number`);

  const result = await soakRounds(seed === null ? minutes : 0, {
    now: () => Date.now(),
    nextSeed: () => seed ?? randomInt(SEEDS),
    round: async (drawn) => {
      const { isOk } = await runCommand(
        'vitest',
        ['run', `--testTimeout=${TEST_TIMEOUT_MS}`, ...files],
        {
          env: { WAYBILL_PROPERTY_SEED: String(drawn), WAYBILL_PROPERTY_RUNS: String(runs) },
          isLive: true,
        },
      );
      return isOk;
    },
    print: (line) => console.log(line),
  });
  if (result.failedSeed !== null) {
    const named = positionals.map((part) => ` ${part}`).join('');
    console.log(`Repeat it: npm run soak -- --seed ${result.failedSeed} --runs ${runs}${named}`);
    process.exitCode = 1;
  }
  console.log(JSON.stringify(result));
}

function wholeNumber(option: string, text: string): number {
  if (!/^-?\d{1,10}$/.test(text)) throw new Error(`${option} needs a whole number, not "${text}"`);
  return Number(text);
}

await run();
