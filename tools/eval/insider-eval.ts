import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  eventSets,
  quietMessages,
  ruleCases,
  type EventSet,
  type RuleCase,
} from './insider/corpus.ts';
import { ingestSet } from './insider/ingest-set.ts';
import { judgeCases, type JudgedCase } from './insider/judge-cases.ts';
import { startProduct, type Product } from './insider/product.ts';
import { measureQuiet } from './insider/quiet-mail.ts';
import { scoreSet } from './insider/score-set.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Sends sets of vendor events with labelled exfiltration through the product's intake and detection, at
 * default settings, and counts the findings. Arguments: `[folder] [--cases]`; `--cases` lists rule
 * cases whose result differs from their authors' expectation. The last line printed is one JSON object.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { cases: { type: 'boolean', default: false } },
  });
  const corpus = process.env['WAYBILL_CORPUS'] || path.join(ROOT, '../shared/corpus');
  const folder = path.resolve(positionals[0] ?? path.join(corpus, 'insider'));
  if (!existsSync(folder)) {
    process.stdout.write(`No labelled events at ${folder}; nothing to measure.\n`);
    return;
  }
  const product = await startProduct();
  try {
    const sets = await measureSets(product, eventSets(folder));
    const judged = await measureCases(product, ruleCases(folder), values.cases);
    const messages = await quietMessages(folder);
    const quiet = messages === null ? null : await measureQuiet(product, messages);
    const summary = { ...sets, ruleCases: judged, ...(quiet && { quiet }) };
    process.stdout.write(`${JSON.stringify(summary)}\n`);
  } finally {
    await product.stop();
  }
}

async function measureSets(product: Product, sets: AsyncIterable<EventSet>) {
  const total = { episodes: 0, found: 0, missed: Array.of<string>(), records: 0, falseAlerts: 0 };
  for await (const set of sets) {
    const { name, labels } = set;
    const tenantId = await product.tenant();
    const { records, rejected, labelIds } = await ingestSet(product, tenantId, set);
    await product.settle(tenantId);
    const detections = (await product.detections(tenantId)).map((detection) => ({
      ...detection,
      eventIds: detection.vendorEventIds.map((id) => labelIds.get(id) ?? id),
    }));
    const score = scoreSet(
      labels,
      detections.map(({ eventIds }) => eventIds),
    );
    total.episodes += score.episodes.length;
    total.found += score.episodes.length - score.missed.length;
    total.missed.push(...score.missed.map((episode) => `${name}/${episode}`));
    total.records += records;
    total.falseAlerts += score.falseAlerts.length;
    process.stdout.write(`${name}: ${records} records, ${rejected} of them rejected\n`);
    for (const [index, { policyKey, title, eventIds }] of detections.entries()) {
      const found = new Set(eventIds.map((id) => labels.get(id)?.label ?? 'no label'));
      const verdict = score.falseAlerts.includes(index) ? 'FALSE' : '     ';
      process.stdout.write(`  ${verdict} ${policyKey}: ${title} (${[...found].join(', ')})\n`);
    }
  }
  return total;
}

async function measureCases(product: Product, cases: AsyncIterable<RuleCase>, isListed: boolean) {
  const total = { positives: 0, alerted: 0, negatives: 0, negativesAlerted: 0 };
  for await (const judged of judgeCases(product, cases)) {
    const isAlerted = judged.policies.length > 0;
    if (judged.rule.expected) {
      total.positives += 1;
      total.alerted += isAlerted ? 1 : 0;
    } else {
      total.negatives += 1;
      total.negativesAlerted += isAlerted ? 1 : 0;
    }
    if (isListed && isAlerted !== judged.rule.expected) printCase(judged);
  }
  return total;
}

function printCase({ rule, source, policies }: JudgedCase): void {
  const verdict = rule.expected ? 'missed' : `false: ${policies.join(', ')}`;
  process.stdout.write(`  ${rule.rule} ${rule.case} (${source ?? 'no connector'}): ${verdict}\n`);
}
