import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { eventSets, openPlain, quietMessages, ruleCases, type EventSet } from './insider/corpus.ts';
import { judgeCases, type JudgedCase } from './insider/judge-cases.ts';
import { startProduct, type Product } from './insider/product.ts';
import { measureQuiet } from './insider/quiet-mail.ts';
import { scoreSet } from './insider/score-set.ts';
import { sourceOf } from './insider/source-of.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Sends sets of vendor events with labelled exfiltration through the product's intake and detection, at
 * default settings, and counts what its detections found. Arguments: `[folder] [--cases]`; `--cases`
 * lists the cases of rules that were judged otherwise than their authors expect. The last line printed is
 * one JSON object.
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
    const judged = await judgeCases(product, ruleCases(folder));
    if (values.cases) printCases(judged);
    const messages = quietMessages(folder);
    const quiet = messages === null ? null : await measureQuiet(product, messages);
    const summary = { ...sets, ruleCases: countCases(judged), ...(quiet && { quiet }) };
    process.stdout.write(`${JSON.stringify(summary)}\n`);
  } finally {
    await product.stop();
  }
}

async function measureSets(product: Product, sets: readonly EventSet[]) {
  const total = { episodes: 0, found: 0, missed: Array.of<string>(), records: 0, falseAlerts: 0 };
  for (const { name, file, labels } of sets) {
    const tenantId = await product.tenant();
    const { records, rejected } = await product.ingest(tenantId, sourceOf(file), openPlain(file));
    await product.settle(tenantId);
    const detections = await product.detections(tenantId);
    const score = scoreSet(
      labels,
      detections.map(({ vendorEventIds }) => vendorEventIds),
    );
    total.episodes += score.episodes.length;
    total.found += score.episodes.length - score.missed.length;
    total.missed.push(...score.missed.map((episode) => `${name}/${episode}`));
    total.records += records;
    total.falseAlerts += score.falseAlerts.length;
    process.stdout.write(`${name}: ${records} records, ${rejected} of them rejected\n`);
    for (const [index, { policyKey, title, vendorEventIds }] of detections.entries()) {
      const found = new Set(vendorEventIds.map((id) => labels.get(id)?.label ?? 'no label'));
      const verdict = score.falseAlerts.includes(index) ? 'FALSE' : '     ';
      process.stdout.write(`  ${verdict} ${policyKey}: ${title} (${[...found].join(', ')})\n`);
    }
  }
  return total;
}

function countCases(judged: readonly JudgedCase[]) {
  const count = (isPositive: boolean, isAlerted?: boolean): number =>
    judged.filter(
      ({ rule, policies }) =>
        rule.expected === isPositive &&
        (isAlerted === undefined || policies.length > 0 === isAlerted),
    ).length;
  return {
    positives: count(true),
    alerted: count(true, true),
    negatives: count(false),
    negativesAlerted: count(false, true),
  };
}

function printCases(judged: readonly JudgedCase[]): void {
  for (const { rule, source, policies } of judged) {
    if (policies.length > 0 === rule.expected) continue;
    const verdict = rule.expected ? 'missed' : `false: ${policies.join(', ')}`;
    process.stdout.write(`  ${rule.rule} ${rule.case} (${source ?? 'no connector'}): ${verdict}\n`);
  }
}
