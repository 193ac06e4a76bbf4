import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../repository/root.ts';
import { namedIn, specificationRows, type NamedTest } from './specification-rows.ts';

const TEST_FILE = /\.(test|e2e)\.tsx?$/;
const STATES = /^(done|known difference|planned)\b/;
/** Parts of the product that may still be missing; every other fact is done or differs knowingly. */
const PLANNED =
  /threat modeling|alerts|people|console access|settings|assistant|analytics|replay|sensor/;

const rows = specificationRows();

test('the matrix holds every fact, each once within its table', () => {
  expect(rows.length).toBeGreaterThan(440);
});

test('every row has a fact and a state that is one', () => {
  for (const { fact, state } of rows) {
    expect(fact).not.toBe('');
    expect(state).toMatch(STATES);
  }
});

test('a known difference says which', () => {
  const silent = rows.filter(
    ({ state }) => state.startsWith('known') && !/^known difference: .{20,}/.test(state),
  );
  expect(silent).toEqual([]);
});

test('only parts that are not built yet are planned, and the row says which', () => {
  const others = rows.filter(
    ({ state }) =>
      state.startsWith('planned') && !(state.startsWith('planned: ') && PLANNED.test(state)),
  );
  expect(others).toEqual([]);
});

test('what is done names its code and a test', () => {
  const unproven = rows.filter(
    ({ state, code, proof }) =>
      state.startsWith('done') &&
      (code === '–' || code === '' || !namedIn(proof).some(({ file }) => TEST_FILE.test(file))),
  );
  expect(unproven).toEqual([]);
});

test('the files that rows name exist, and the tests are in them', () => {
  const missing = rows.flatMap(({ code, proof }) =>
    [...namedIn(code), ...namedIn(proof)].filter((named) => !isThere(named)),
  );
  expect(missing).toEqual([]);
});

const sources = new Map<string, string>();

function isThere({ file, title }: NamedTest): boolean {
  const address = path.join(ROOT, file);
  if (!existsSync(address)) return false;
  if (title === undefined) return true;
  const source = sources.get(file) ?? readFileSync(address, 'utf8').replaceAll("\\'", "'");
  sources.set(file, source);
  return source.includes(title);
}
