import { tinyModel, type TinyModel } from '@waybill/entity-model/testing/tiny-model';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { classifierPool, type ClassifierPool } from './classifier-pool.ts';
import type { TextPart } from './content.ts';
import { NO_SUBJECT, type DataTypeSet } from './data-type-set.ts';
import { nameReader, type NameReader } from './name-reader.ts';

const SET: DataTypeSet = {
  key: 'names',
  switches: {},
  own: [],
  exceptions: [],
  valueKey: '00'.repeat(32),
};

const WORK = { tenantId: 1, lane: 'intake' } as const;

/** The tiny model knows the first name alone; the built-in one knows both. */
const TEXT = 'Yesterday Zoë told Maria Hansen that she would leave the clinic.';

let pool: ClassifierPool;
let model: TinyModel;
let lines: string[];
let reader: NameReader | undefined;

beforeAll(() => {
  pool = classifierPool();
});

afterAll(() => pool.close());

beforeEach(() => {
  model = tinyModel();
  lines = [];
});

afterEach(async () => {
  await reader?.close();
  model.remove();
});

function openReader(folder: string): NameReader {
  reader = nameReader(folder, pino({}, { write: (line: string) => void lines.push(line) }));
  return reader;
}

function part(text: string): TextPart {
  return { name: null, type: 'text', state: 'complete', reason: null, text, fields: [] };
}

/** People found in the parts, with their evidence. */
async function peopleIn(parts: readonly TextPart[]) {
  const result = await pool.classify({ ...WORK, set: SET, parts, subject: NO_SUBJECT, now: 0 });
  return result.findings
    .filter(({ type }) => type === 'person-name')
    .map(({ part: index, start, end, evidence }) => ({
      text: parts[index]?.text.slice(start, end),
      scores: evidence.flatMap((fact) =>
        fact.kind === 'feature' && fact.name === 'score' ? [fact.value] : [],
      ),
    }));
}

test('what the model read is what is found, with its score', async () => {
  const parts = await openReader(model.folder).read([part(TEXT)], SET, WORK);
  expect(await peopleIn(parts)).toEqual([{ text: 'Zoë', scores: [0.982] }]);
});

test('without a model the built-in one reads', async () => {
  const parts = await openReader('').read([part(TEXT)], SET, WORK);
  expect(await peopleIn(parts)).toContainEqual({ text: 'Maria Hansen', scores: [] });
  expect(lines).toEqual([]);
});

test('where the model cannot be loaded the built-in one reads, and the log says why, once', async () => {
  model.replace('tokenizer.json', null);
  const broken = openReader(model.folder);
  await broken.read([part(TEXT)], SET, WORK);
  const parts = await broken.read([part(TEXT)], SET, WORK);
  expect(await peopleIn(parts)).toContainEqual({ text: 'Maria Hansen', scores: [] });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('tokenizer.json: it cannot be read (ENOENT)');
  expect(lines[0]).not.toContain('Hansen');
});

test('a part that is too long is left to the built-in one, and the others are not', async () => {
  const parts = [part(`${TEXT}${' and'.repeat(20_000)}`), part(TEXT)];
  const read = await openReader(model.folder).read(parts, SET, WORK);
  expect(read.map(({ passages }) => passages !== undefined)).toEqual([false, true]);
});

test('nothing is read for a tenant that switched all names off', async () => {
  const off = { isOn: false, isShadow: false, minimum: 'medium' } as const;
  const switches = { 'person-name': off, place: off, organization: off };
  const opened = openReader(model.folder);
  const [left] = await opened.read([part(TEXT)], { ...SET, switches }, WORK);
  expect(left?.passages).toBeUndefined();
  const { place: _place, ...others } = switches;
  const [read] = await opened.read([part(TEXT)], { ...SET, switches: others }, WORK);
  expect(read?.passages?.get('person-name')).toHaveLength(1);
});
