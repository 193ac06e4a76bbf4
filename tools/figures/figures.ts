import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { generateRegistries } from '../gen/registries.ts';
import { ROOT } from '../repository/root.ts';
import { circumstances } from './circumstances.ts';
import { appendFigures, FIGURES_FILE, readFigures } from './figure-rows.ts';
import { judgeFigures } from './judge-figures.ts';
import { findMeasurements, type Measurement } from './measurements.ts';
import { runMeasurement } from './run-measurement.ts';

/**
 * `npm run figures [-- [--full] [name …]]`: runs every benchmark and evaluation, or the given ones
 * (`ingest`, `eval lineage` as `eval-lineage`), appends the results to docs/figures.md and reports
 * regressions. The last line is JSON: figures, regressions, and what was not measured.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false } },
});
const isFull = values.full;
await generateRegistries(ROOT);
const all = await findMeasurements();
const unknown = positionals.filter((name) => !all.some((one) => isNamed(one, name)));
if (unknown.length > 0) {
  const names = all.map(({ kind, name }) => `${kind}-${name}`).join(', ');
  process.stderr.write(`Unknown: ${unknown.join(', ')}. One of: ${names}\n`);
  process.exit(2);
}
const wanted = all.filter(
  (one) => positionals.length === 0 || positionals.some((name) => isNamed(one, name)),
);
const where = circumstances(isFull ? 'full' : 'short');
console.log(where.machine);
const worse: string[] = [];
const notMeasured: string[] = [];
let figures = 0;
for (const measurement of wanted) {
  const { kind, name, short } = measurement;
  console.log(`\n${kind} ${name}${isFull ? '' : `; left out: ${short.leavesOut}`}`);
  const outcome = await runMeasurement(measurement, isFull);
  if ('fault' in outcome) {
    notMeasured.push(`${kind} ${name}: ${outcome.fault}`);
    continue;
  }
  const before = readFigures(readFileSync(FIGURES_FILE, 'utf8'));
  const measured = judgeFigures(measurement, outcome.result, where, before);
  appendFigures(measured.rows);
  figures += measured.rows.length;
  worse.push(...measured.worse);
  notMeasured.push(...measured.missing);
}
console.log('');
for (const line of worse) console.log(`Worse: ${line}`);
for (const line of notMeasured) console.log(`Not measured: ${line}`);
console.log(JSON.stringify({ figures, worse, notMeasured }));

function isNamed({ kind, name }: Measurement, wantedName: string): boolean {
  return wantedName === name || wantedName === `${kind}-${name}`;
}
