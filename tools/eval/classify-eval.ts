import { existsSync } from 'node:fs';
import path from 'node:path';
import { CLASSIFIERS, createTextClassifier, type Finding } from '@waybill/engine';
import { ROOT } from '../repository/root.ts';
import { readItems, type Item } from './classify-corpus.ts';
import { scoreDocuments } from './classify-documents.ts';
import { forbiddenBy, meaning, overlaps, ratesOf, tally, type Tally } from './classify-score.ts';
import { DATE_TYPES } from './classify-types.data.ts';

const SECRETS: ReadonlySet<string> = new Set(
  CLASSIFIERS.filter(({ class: dataClass }) => dataClass === 'secret').map(({ id }) => id),
);

type Found = ReadonlyMap<Item, readonly Finding[]>;

/**
 * Classifies a labelled corpus with everything that is shipped, at the default confidence. Argument:
 * `[folder]`, laid out as `classification` of the corpus. One line of JSON for each file and type; the
 * last line printed is one JSON object.
 */
export async function run(args: string[]): Promise<void> {
  const corpus = process.env['WAYBILL_CORPUS'] || path.join(ROOT, '../shared/corpus');
  const folder = path.resolve(args[0] ?? path.join(corpus, 'classification'));
  if (!existsSync(folder)) {
    process.stdout.write(`No labelled texts at ${folder}; nothing to measure.\n`);
    return;
  }
  const classifier = createTextClassifier(CLASSIFIERS);
  const read = (name: string): Found =>
    new Map(
      readItems(folder, name).map((item) => [item, classifier.classifyText(item.text).findings]),
    );
  const ner = scoreTypes('ner-sentences', read('ner-sentences'));
  const summary = {
    lookalikes: scoreLookalikes(read('lookalikes')),
    identifiers: scoreIdentifiers(read('pii-identifiers')),
    sentences: Object.fromEntries(
      [...scoreTypes('pii-sentences', read('pii-sentences'))].map(([type, { n, ok }]) => [
        type,
        { n, ok },
      ]),
    ),
    secretRules: scoreSecrets('secret-rules', read('secret-rules')),
    secretCode: scoreSecrets('secret-code', read('secret-code')),
    ner: Object.fromEntries(
      [...ner].map(([type, sum]) => [type, { p: ratesOf(sum).p, r: ratesOf(sum).r }]),
    ),
    documents: await scoreDocuments(folder, print),
  };
  print(summary);
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

function scoreLookalikes(found: Found): { n: number; hit: number } {
  const types = new Map<string, number>();
  let hit = 0;
  for (const [{ forbid, target }, findings] of found) {
    if (forbid === undefined) continue;
    const wrong = findings.filter(
      (finding) =>
        overlaps(finding, forbid[0], forbid[1]) &&
        !(target === 'any-but-date' && DATE_TYPES.includes(finding.type)),
    );
    if (wrong.length > 0) hit += 1;
    for (const { type } of wrong) types.set(type, (types.get(type) ?? 0) + 1);
  }
  for (const [type, wrong] of types) print({ file: 'lookalikes', type, hit: wrong });
  return { n: found.size, hit };
}

function scoreIdentifiers(found: Found): { n: number; found: number; negativesHit: number } {
  const sums = scoreTypes('pii-identifiers', found);
  let negativesHit = 0;
  for (const [{ spans, target }, findings] of found) {
    if (target === undefined || spans.length > 0) continue;
    const isTarget = meaning(target, SECRETS);
    const isHit = findings.some(({ type }) => isTarget(type));
    if (isHit) negativesHit += 1;
    if (isHit) print({ file: 'pii-identifiers', type: target, negativeHit: true });
  }
  const all = [...sums.values()];
  return {
    n: all.reduce((sum, { n }) => sum + n, 0),
    found: all.reduce((sum, { ok }) => sum + ok, 0),
    negativesHit,
  };
}

/** Every labelled type of a file on its own. */
function scoreTypes(file: string, found: Found): Map<string, Tally> {
  const items = [...found.keys()];
  const types = new Set(items.flatMap(({ spans }) => spans.map(({ type }) => type)));
  const sums = new Map<string, Tally>();
  for (const type of [...types].toSorted()) {
    const isType = meaning(type, SECRETS);
    const sum = tally(items, found, type, { isType, anySpan: false });
    sums.set(type, sum);
    print({ file, type, ...sum, ...ratesOf(sum) });
  }
  return sums;
}

function scoreSecrets(file: string, found: Found): { p: number | null; r: number | null } {
  const isType = meaning('secret', SECRETS);
  const isForbidden = ({ target = 'secret:any' }: Item) => forbiddenBy(target, SECRETS);
  const sum = tally([...found.keys()], found, 'secret', { isType, anySpan: true, isForbidden });
  const { p, r, f1 } = ratesOf(sum);
  print({ file, type: 'secret', ...sum, p, r, f1 });
  return { p, r };
}
