import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILTIN_POLICIES } from '@waybill/engine';
import { lastFigure } from '../figures/figure-rows.ts';
import { importCycles } from '../imports/cycles.ts';
import { sourceModules, valueImportGraph } from '../imports/source-modules.ts';
import { KIND_NAMES } from '../new/kinds.ts';
import { PROOFS, proofCounts, provenOperations } from '../operations/operation-proofs.ts';
import { operationTables } from '../operations/operation-tables.ts';
import { repositoryFiles } from '../repository/repository-files.ts';
import { ROOT } from '../repository/root.ts';
import { addedVendor } from './added-vendor.ts';
import { largeFolders, repeatedFolderNames } from './folder-figures.ts';
import { isSource, isTest, sourceFigures, type SourceFigures } from './source-figures.ts';
import { testShares } from './test-floors.ts';
import { touchedFiles } from './touched-files.ts';
import { unknownSchemas } from './unknown-schemas.ts';

const texts = repositoryFiles(ROOT)
  .filter((file) => isSource(file) || isTest(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
const figures = sourceFigures(texts);
const cycles = importCycles(valueImportGraph(sourceModules(ROOT)));
const touched = await touchedFiles(ROOT, KIND_NAMES);

for (const line of sentences(figures)) console.log(line);
const shares = testShares(texts);
for (const { part, ratio, floor } of shares) {
  console.log(`  ${part.padEnd(12)} ${ratio} (at least ${floor})`);
}
const mutation = lastFigure('bench mutants killed')?.ratio ?? null;
console.log(`Mutants killed, when last measured: ${mutation ?? 'not measured'}`);
for (const cycle of cycles) console.log(`Import cycle: ${cycle.join(' → ')}`);
console.log(`Import cycles: ${cycles.length}`);
console.log('Existing files changed by adding one …');
for (const [kind, count] of Object.entries(touched)) console.log(`  ${kind.padEnd(12)} ${count}`);

const added = await addedVendor(ROOT);
console.log(
  `Added in a copy and tried: ${added.id}; records accepted ${added.accepted}, events in Discovery ${added.inDiscovery}`,
);
const large = largeFolders(repositoryFiles(ROOT));
console.log('Folders with more than 40 files');
for (const { folder, files: count, reason } of large) {
  console.log(`  ${String(count).padStart(4)} ${folder}: ${reason ?? 'no reason given'}`);
}
const repeated = repeatedFolderNames(repositoryFiles(ROOT));
console.log('Folder names that occur more than once in a part');
for (const places of repeated.values()) console.log(`  ${places.join(', ')}`);
const openapi = readFileSync(path.join(ROOT, 'docs/api/openapi.json'), 'utf8');
const unknown = unknownSchemas(JSON.parse(openapi));
for (const place of unknown) console.log(`Public schema that accepts anything: ${place}`);
console.log(`Public schemas that accept anything: ${unknown.length}`);

const bare = BUILTIN_POLICIES.filter(
  ({ examples: { match, noMatch } }) => match.length === 0 || noMatch.length === 0,
).map(({ key }) => key);
for (const key of bare) console.log(`Built-in policy without examples: ${key}`);
console.log(`Built-in policies: ${BUILTIN_POLICIES.length}; without examples: ${bare.length}`);

console.log(`Operations of connectors by proof: ${PROOFS.join(', ')}`);
const operations = provenOperations(await operationTables());
const proofs = proofCounts(operations);
for (const { vendor, counts } of proofs) console.log(`  ${vendor.padEnd(20)} ${columns(counts)}`);
const proven = PROOFS.map((_, at) =>
  proofs.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0),
);
console.log(`  ${'all'.padEnd(20)} ${columns(proven)}`);
for (const { vendor, operation, proof } of operations) {
  if (proof === 'none') console.log(`  without proof: ${vendor} ${operation}`);
}

const { files, median, p90, max, testRatio } = figures;
const byProof = Object.fromEntries(PROOFS.map((proof, at) => [proof, proven[at]]));
console.log(
  JSON.stringify({
    files,
    median,
    p90,
    max,
    cycles: cycles.length,
    testRatio,
    testFloors: shares,
    mutation,
    touched,
    vendor: added,
    largeFolders: large.length,
    largeFoldersWithoutReason: large.filter(({ reason }) => reason === null).length,
    repeatedFolderNames: repeated.size,
    unknownSchemas: unknown.length,
    policiesWithoutExamples: bare.length,
    byProof,
  }),
);

function columns(counts: readonly number[]): string {
  return counts.map((count) => String(count).padStart(5)).join('');
}

function sentences(all: SourceFigures): string[] {
  const perThousand = (count: number): string => ((count * 1000) / all.lines).toFixed(2);
  return [
    `Source: ${all.files} files, ${all.lines} lines; median ${all.median}, p90 ${all.p90}, max ${all.max} (${all.longest})`,
    `Test lines by source lines: ${all.testRatio}; comment lines: ${Math.round(all.commentShare * 100)} %`,
    `In 1000 lines: any ${perThousand(all.anyTypes)}, type suppressions ${perThousand(all.typeSuppressions)}, lint suppressions ${perThousand(all.lintSuppressions)}`,
  ];
}
