import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../repository/root.ts';

/** One line of docs/figures.md. */
export interface FigureRow {
  /** `bench ingest eventsPerSecond`: kind, name of the measurement and path of the number. */
  figure: string;
  value: number;
  /** Value by the floor of the same run; null without a floor. */
  ratio: number | null;
  /** Relative change to the row before of the same figure and form; null for the first. */
  change: number | null;
  form: 'short' | 'full';
  /** Day (ISO). */
  date: string;
  commit: string;
  machine: string;
}

/** The committed table of measurements. */
export const FIGURES_FILE = path.join(ROOT, 'docs', 'figures.md');

/** Rows of the table, the oldest first. Throws if a row does not have its form. */
export function readFigures(text: string): FigureRow[] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map(rowOf);
}

/** Rows as lines of the table. */
function figureLines(rows: readonly FigureRow[]): string {
  return rows.map((row) => `| ${cellsOf(row).join(' | ')} |\n`).join('');
}

/** Puts rows at the end of the table. */
export function appendFigures(rows: readonly FigureRow[], file = FIGURES_FILE): void {
  appendFileSync(file, figureLines(rows));
}

/** The newest row of a figure, e.g. of `bench mutants killed`; null if it was never measured. */
export function lastFigure(figure: string, file = FIGURES_FILE): FigureRow | null {
  const rows = readFigures(readFileSync(file, 'utf8'));
  return rows.findLast((row) => row.figure === figure) ?? null;
}

function cellsOf({ figure, value, ratio, change, form, date, commit, machine }: FigureRow) {
  return [
    figure,
    shortNumber(value),
    ratio === null ? '–' : shortNumber(ratio),
    change === null ? '–' : `${change > 0 ? '+' : ''}${shortNumber(100 * change)} %`,
    form,
    date,
    commit,
    machine,
  ];
}

function rowOf(line: string): FigureRow {
  const cells = line.split('|').slice(1, -1);
  const [figure, value, ratio, change, form, date, commit, machine] = cells.map((cell) =>
    cell.trim(),
  );
  if (!figure || !date || !commit || !machine || (form !== 'short' && form !== 'full')) {
    throw new Error(`Not a row of figures: ${line}`);
  }
  const share = numberOf(change?.replace(' %', ''));
  return {
    figure,
    value: Number(value),
    ratio: numberOf(ratio),
    change: share === null ? null : share / 100,
    form,
    date,
    commit,
    machine,
  };
}

/** Null for the dash of an empty cell. */
function numberOf(cell: string | undefined): number | null {
  return cell === undefined || cell === '–' ? null : Number(cell);
}

/** Four digits are more than any of these measurements repeats. */
function shortNumber(value: number): string {
  return String(Number(value.toPrecision(4)));
}
