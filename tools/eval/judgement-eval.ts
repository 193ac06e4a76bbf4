import { existsSync } from 'node:fs';
import path from 'node:path';
import { startProduct } from './insider/product.ts';
import { judgeCase } from './judgement/judge-case.ts';
import { readCases, readPairs } from './judgement/judgement-case.ts';
import { judgementTally } from './judgement/judgement-tally.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Sends cases evaluated by an analyst through the product's intake, each in its own organisation, and
 * compares severity, score, title and destination of the detections. Argument: `[folder]` with
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
  const tally = judgementTally();
  try {
    for (const judged of cases) {
      const { found, notes } = await judgeCase(product, judged);
      const missed = tally.add(judged, found);
      const verdict = missed.length === 0 ? 'ok   ' : 'WRONG';
      process.stdout.write(`${verdict} ${judged.id} ${[...missed, ...notes].join('; ')}\n`);
      for (const { severity, score, title, policyKey, action, destination } of found) {
        const end = `[${action ?? '-'} → ${destination ?? '-'}]`;
        process.stdout.write(`        ${severity} ${score} ${policyKey}: ${title} ${end}\n`);
      }
    }
  } finally {
    await product.stop();
  }
  for (const pair of tally.disordered(pairs)) process.stdout.write(`PAIR  ${pair}\n`);
  process.stdout.write(`${JSON.stringify(tally.summary(pairs))}\n`);
}
