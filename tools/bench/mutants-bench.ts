import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sourceModules } from '../imports/source-modules.ts';
import { repositoryFiles } from '../repository/repository-files.ts';
import { ROOT } from '../repository/root.ts';
import { circumstances } from '../figures/circumstances.ts';
import { appendFigures, FIGURES_FILE, readFigures } from '../figures/figure-rows.ts';
import { judgeFigures } from '../figures/judge-figures.ts';
import { machineLine } from './machine.ts';
import { SHORT } from './mutants-short.data.ts';
import { drawMutants } from './mutants/draw-mutants.ts';
import { reachingTests } from './mutants/reaching-tests.ts';
import { openTestRunner } from './mutants/test-runner.ts';
import { mutantTrial } from './mutants/try-mutant.ts';
import { makeWorkingCopy } from './mutants/working-copy.ts';

/**
 * Changes the product's behaviour in one place at a time and counts how often its tests notice. Mutants
 * are drawn evenly from the engine, the contract, the server, the kit of connectors, identity and the
 * console, and tested in a temporary copy with the ten nearest test files that load the changed file.
 * Excludes browser tests. Results are recorded in docs/figures.md. Arguments: `[--seed n] [--count n]
 * [--only part-of-a-path] [--workers n] [--no-record]`.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '120' },
      only: { type: 'string', default: '' },
      record: { type: 'boolean', default: true },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  });
  console.log(machineLine());
  const files = repositoryFiles(ROOT);
  const textOf = rememberedTexts();
  const wanted = files.filter((file) => file.includes(values.only));
  const mutants = drawMutants(wanted, textOf, {
    seed: Number(values.seed),
    count: Number(values.count),
  });
  const testsOf = reachingTests(sourceModules(ROOT), textOf);
  const copy = await makeWorkingCopy(ROOT);
  const corpus = process.env['WAYBILL_CORPUS'] || path.join(ROOT, '../shared/corpus');
  const runner = openTestRunner(copy.root, { workers: Number(values.workers), corpus });
  const survived: string[] = [];
  try {
    const tryMutant = mutantTrial({ copy, runner, textOf, testsOf });
    for (const [index, mutant] of mutants.entries()) {
      const startedAt = performance.now();
      const { isKilled, reason, what } = await tryMutant(mutant);
      if (!isKilled) survived.push(what);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const word = isKilled ? 'killed  ' : 'SURVIVED';
      console.log(
        `${index + 1}/${mutants.length} ${word} ${mutant.area}: ${what} (${reason}, ${seconds} s)`,
      );
    }
  } finally {
    await runner.stop();
    await copy.remove();
  }
  const killed = mutants.length - survived.length;
  const result = { mutants: mutants.length, killed, survived };
  // A score of a part of the product is no score of the product.
  if (values.record && values.only === '') keep(result);
  console.log(JSON.stringify(result));
}

/** Notes the score where `npm run report` finds it. */
function keep(result: object): void {
  const before = readFigures(readFileSync(FIGURES_FILE, 'utf8'));
  const measurement = { kind: 'bench', name: 'mutants', short: SHORT } as const;
  appendFigures(judgeFigures(measurement, result, circumstances('full'), before).rows);
}

/** Texts of the checkout when first read: someone may edit it meanwhile. */
function rememberedTexts(): (file: string) => string {
  const texts = new Map<string, string>();
  return (file) => {
    const text = texts.get(file) ?? readFileSync(path.join(ROOT, file), 'utf8');
    texts.set(file, text);
    return text;
  };
}
