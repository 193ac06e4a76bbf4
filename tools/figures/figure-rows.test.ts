import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  appendFigures,
  FIGURES_FILE,
  lastFigure,
  readFigures,
  type FigureRow,
} from './figure-rows.ts';

const ROW: FigureRow = {
  figure: 'bench ingest eventsPerSecond',
  value: 1783,
  ratio: 0.021,
  change: -0.05,
  form: 'short',
  date: '2026-11-23',
  commit: '6ed7621d',
  machine: '2 cores (AMD EPYC), 24 GiB',
};
const HEAD = `# Figures\n\n| Figure | Value | Ratio | Change | Form | Date | Commit | Machine |
| - | - | - | - | - | - | - | - |\n`;

test('rows are read as they were appended, and the newest of a figure is found', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'figures-'));
  const file = path.join(folder, 'figures.md');
  writeFileSync(file, HEAD);
  const first = { ...ROW, ratio: null, change: null };
  appendFigures([first, { ...ROW, figure: 'bench read listP95Ms' }], file);
  appendFigures([ROW], file);
  expect(readFigures(readFileSync(file, 'utf8'))).toEqual([
    first,
    { ...ROW, figure: 'bench read listP95Ms' },
    ROW,
  ]);
  expect(lastFigure(ROW.figure, file)).toEqual(ROW);
  expect(lastFigure('bench other', file)).toBeNull();
  rmSync(folder, { recursive: true });
});

test('a line that is no row is refused, and the committed table has none', () => {
  expect(() => readFigures(`${HEAD}| bench x | 1 | – | – | quick | d | c | m |\n`)).toThrow(
    'quick',
  );
  expect(readFigures(readFileSync(FIGURES_FILE, 'utf8')).every(({ value }) => value >= 0)).toBe(
    true,
  );
});
