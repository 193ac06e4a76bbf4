import { existsSync } from 'node:fs';
import path from 'node:path';
import { ruleCases } from './insider/corpus.ts';
import { judgeRules } from './rules/judge-rules.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Evaluates the cases of third-party rules about collection and exfiltration with policy conditions.
 * Argument: `[folder]`, with `rule-cases/cases.jsonl`. The last line printed is one JSON object.
 */
export async function run(args: string[]): Promise<void> {
  const corpus = process.env['WAYBILL_CORPUS'] || path.join(ROOT, '../shared/corpus');
  const folder = path.resolve(args[0] ?? path.join(corpus, 'insider'));
  if (!existsSync(folder)) {
    process.stdout.write(`No cases of rules at ${folder}; nothing to measure.\n`);
    return;
  }
  const { wrong, ...summary } = await judgeRules(ruleCases(folder));
  for (const { rule, case: number, expected } of wrong) {
    process.stdout.write(`${rule} ${number}: expected ${expected ? 'an alert' : 'none'}\n`);
  }
  process.stdout.write(`${JSON.stringify(summary)}\n`);
}
