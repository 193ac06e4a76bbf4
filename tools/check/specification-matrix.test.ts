import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../repository/root.ts';

const TEST_FILE = /\.(test|e2e)\.tsx?$/;
const STATES = /^(done|known difference|planned)\b/;

/** Rows of the tables: fact, state, code and proof. */
const rows = readFileSync(path.join(ROOT, 'docs/specification-matrix.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Fact|-)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

const namedIn = (cell: string): string[] =>
  [...cell.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);

test('every row has a fact, a state that is one, code and a proof', () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows) {
    expect(row).toHaveLength(4);
    const [fact = '', state = '', code = ''] = row;
    expect(fact).not.toBe('');
    expect(state).toMatch(STATES);
    expect(code).not.toBe('');
  }
});

test('a known difference says which', () => {
  const silent = rows.filter(
    ([, state = '']) => state.startsWith('known') && !/^known difference: .{20,}/.test(state),
  );
  expect(silent).toEqual([]);
});

test('the code that rows name exists, and so do their tests', () => {
  const missing = rows.flatMap(([, , code = '', proof = '']) =>
    [...namedIn(code), ...namedIn(proof)].filter((file) => !existsSync(path.join(ROOT, file))),
  );
  expect(missing).toEqual([]);
  const unproven = rows.filter(
    ([, state = '', , proof = '']) =>
      state.startsWith('done') && !namedIn(proof).some((file) => TEST_FILE.test(file)),
  );
  expect(unproven).toEqual([]);
});
