import { existsSync } from 'node:fs';
import path from 'node:path';
import { startProduct } from './insider/product.ts';
import { judgeCase } from './judgement/judge-case.ts';
import { readCases, readPairs, type JudgementPair } from './judgement/judgement-case.ts';
import { isBenign, missedOf, scoreOfCase } from './judgement/score-case.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Sends cases that an analyst has judged through the product's intake, each in an organisation of its own,
 * and compares severity, score, title and destination of what is detected. Argument: `[folder]` with
 * `cases.jsonl` and `pairs.jsonl`. The last line printed is one JSON object.
 */
export async function run(args: string[]): Promise<void> {
  const corpus = process.env['WAYBILL_CORPUS'] || path.join(ROOT, '../shared/corpus');
  const folder = path.resolve(args[0] ?? path.join(corpus, 'judgement'));
  if (!existsSync(folder)) {
    process.stdout.write(`No judgement cases at ${folder}; nothing to measure.\n`);
    return;
  }
  const cases = await readCases(path.join(folder, 'cases.jsonl'));
  const pairs = await readPairs(path.join(folder, 'pairs.jsonl'));
  const product = await startProduct();
  const scores = new Map<string, number>();
  const themes: Record<string, { n: number; right: number }> = {};
  const benign = { benign: 0, benignAlerted: 0 };
  let right = 0;
  try {
    for (const judged of cases) {
      const { found, notes } = await judgeCase(product, judged);
      const missed = missedOf(judged.expect, found);
      scores.set(judged.id, scoreOfCase(found));
      const theme = (themes[judged.id.split('.')[0] ?? ''] ??= { n: 0, right: 0 });
      theme.n += 1;
      if (missed.length === 0) {
        theme.right += 1;
        right += 1;
      }
      if (isBenign(judged.expect)) {
        benign.benign += 1;
        if (missed.length > 0) benign.benignAlerted += 1;
      }
      const verdict = missed.length === 0 ? 'ok   ' : 'WRONG';
      process.stdout.write(`${verdict} ${judged.id} ${[...missed, ...notes].join('; ')}\n`);
      for (const { severity, score, title, policyKey, action, destination } of found) {
        const to = destination ?? '-';
        process.stdout.write(
          `        ${severity} ${score} ${policyKey}: ${title} [${action ?? '-'} → ${to}]\n`,
        );
      }
    }
  } finally {
    await product.stop();
  }
  const wrongPairs = pairs.filter((pair) => !isOrdered(scores, pair));
  for (const { higher, lower } of wrongPairs) {
    process.stdout.write(
      `PAIR  ${higher} ${scores.get(higher)} is not above ${lower} ${scores.get(lower)}\n`,
    );
  }
  const ordered = pairs.length - wrongPairs.length;
  const summary = { cases: cases.length, right, pairs: pairs.length, ordered, ...benign, themes };
  process.stdout.write(`${JSON.stringify(summary)}\n`);
}

function isOrdered(scores: ReadonlyMap<string, number>, { higher, lower }: JudgementPair): boolean {
  return (scores.get(higher) ?? 0) > (scores.get(lower) ?? 0);
}
