import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../repository/root.ts';
import { asvsRows, listedAsNotMet, readAsvs } from './asvs-rows.ts';
import { corpusFile } from './corpus-file.ts';

const text = readAsvs();
const rows = asvsRows(text);
const met = rows.filter(({ state }) => state === 'met');
const notMet = rows.filter(({ state }) => state === 'not met');

const STANDARD = corpusFile('asvs-5.0.json');
const Standard = z.object({
  requirements: z.array(
    z.object({ req_id: z.string(), L: z.string(), req_description: z.string() }),
  ),
});

/** The requirements of levels 1 and 2 of the standard itself. */
function standard() {
  const { requirements } = Standard.parse(JSON.parse(readFileSync(STANDARD ?? '', 'utf8')));
  return requirements.filter(({ L }) => L === '1' || L === '2');
}

const byId = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

test('the table has 70 requirements of level 1 and 183 of level 2, each once and in order', () => {
  const ids = rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(ids.toSorted(byId));
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  expect(rows.filter(({ level }) => level === '2')).toHaveLength(183);
});

test('every chapter of the standard is there', () => {
  const chapters = new Set(rows.map(({ id }) => id.split('.')[0]));
  expect(chapters).toEqual(new Set(Array.from({ length: 17 }, (_, index) => `V${index + 1}`)));
});

test('every row says its state, in words of its own, and why', () => {
  for (const { id, summary, state, reason } of rows) {
    expect([id, summary.length > 5 && summary.length < 120]).toEqual([id, true]);
    expect([id, ['met', 'not met', 'does not apply'].includes(state)]).toEqual([id, true]);
    expect([id, reason.length > 4]).toEqual([id, true]);
  }
});

test('what is met names its proof, and every named file exists', () => {
  expect(met.filter(({ proof }) => proof.length === 0).map(({ id }) => id)).toEqual([]);
  const missing = rows.flatMap(({ id, proof }) =>
    proof.filter((file) => !existsSync(path.join(ROOT, file))).map((file) => `${id}: ${file}`),
  );
  expect(missing).toEqual([]);
});

test('most of what is met is proved by a test', () => {
  const tested = met.filter(({ proof }) => proof.some((file) => /\.(test|e2e)\.tsx?$/.test(file)));
  expect(tested.length / met.length).toBeGreaterThan(0.85);
});

test('at least 95 % of what applies is met, and the page counts right', () => {
  const applies = met.length + notMet.length;
  expect(met.length / applies).toBeGreaterThanOrEqual(0.95);
  expect(text).toContain(`Of ${applies} requirements that apply, ${met.length} are met`);
  expect(text).toContain(`${rows.length - applies} do not apply`);
});

test('the list of what is not met is complete', () => {
  expect(listedAsNotMet(text)).toEqual(notMet.map(({ id }) => id));
});

test.skipIf(STANDARD === undefined)('ids and levels are those of the standard', () => {
  const expected = standard().map(({ req_id: id, L: level }) => `${id} ${level}`);
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(expected.toSorted(byId));
});

test.skipIf(STANDARD === undefined)('no summary repeats the words of the standard', () => {
  const words = (line: string): string[] => line.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const ofSix = (line: string): string[] =>
    words(line).flatMap((_, at, all) =>
      at + 6 > all.length ? [] : [all.slice(at, at + 6).join(' ')],
    );
  const theirs = new Map(
    standard().map((one) => [one.req_id, new Set(ofSix(one.req_description))]),
  );
  const copied = rows.flatMap(({ id, summary, reason }) =>
    [...ofSix(summary), ...ofSix(reason)]
      .filter((run) => theirs.get(id)?.has(run))
      .map((run) => `${id}: ${run}`),
  );
  expect(copied).toEqual([]);
});
