import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { mutatedBytes } from '@waybill/engine/classification/hostile/mutated-bytes';
import { afterAll, describe, expect, test } from 'vitest';
import { createExtractor } from '../create-extractor.ts';
import { STATES, type Extraction } from '../extraction.ts';
import { buildDocx, buildPptx, buildXlsx, paragraph } from '../testing/build-office.ts';
import { buildZip } from '@waybill/testkit/build-zip';

const corpus =
  process.env['WAYBILL_CORPUS'] ||
  path.resolve(import.meta.dirname, '../../../../../shared/corpus');
const folder = path.join(corpus, 'classification/documents');
/** Larger documents take a second each. */
const LARGEST = 200_000;
const documents = existsSync(folder)
  ? readdirSync(folder).filter((name) => statSync(path.join(folder, name)).size <= LARGEST)
  : [];

const OUTPUT_BYTES = 2 * 1024 * 1024;
const extractor = createExtractor({
  limits: { seconds: 20, memoryMegabytes: 64, outputBytes: OUTPUT_BYTES },
});
afterAll(async () => await extractor.close());

/** Reasons that tell about a reader that did not end on its own. */
const ENDED_FROM_OUTSIDE: ReadonlySet<unknown> = new Set([
  'time-limit',
  'memory-limit',
  'reader-failed',
]);

function faultsOf({ state, parts }: Extraction): string[] {
  const bytes = parts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const isWhole = STATES.includes(state) && parts.length > 0 && bytes <= OUTPUT_BYTES;
  const ended = parts.filter(({ reason }) => ENDED_FROM_OUTSIDE.has(reason));
  return [
    ...(isWhole ? [] : [`${state}, ${parts.length} parts, ${bytes} bytes`]),
    ...ended.map(({ path: name, type, reason }) => `${name} (${type}): ${reason ?? ''}`),
  ];
}

/** The file changed in each way once, and some bits of it besides. */
async function faultsOfMutations(file: Uint8Array, seeds: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const seed of seeds) {
    const extraction = await extractor.extract(mutatedBytes(file, seed), {});
    faults.push(...faultsOf(extraction).map((fault) => `${seed}: ${fault}`));
  }
  return faults;
}

const ROWS = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>';
const BUILT: Readonly<Record<string, Uint8Array>> = {
  docx: buildDocx(paragraph('one').repeat(40)),
  xlsx: buildXlsx(ROWS.repeat(20)),
  pptx: buildPptx(['one', 'two']),
  'a docx in an archive': buildZip([{ name: 'a.docx', content: buildDocx(paragraph('two')) }]),
  'an archive in an archive': buildZip([
    { name: 'a.zip', content: buildZip([{ name: 'b.txt', content: 'three' }]) },
  ]),
};

test.each(Object.entries(BUILT))(
  '%s, changed, is read to an end in its worker',
  async (_, file) => {
    const seeds = Array.from({ length: 25 }, (__, index) => index + 1);
    expect(await faultsOfMutations(file, seeds)).toEqual([]);
  },
);

describe.skipIf(documents.length === 0)('a document of others', () => {
  test.each(documents.map((name, index) => [name, index] as const))(
    '%s, changed, is read to an end in its worker',
    async (name, index) => {
      const file = new Uint8Array(readFileSync(path.join(folder, name)));
      expect(await faultsOfMutations(file, [index * 5 + 4, index + 1])).toEqual([]);
    },
  );
});
