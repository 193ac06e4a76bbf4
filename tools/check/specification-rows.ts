import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../repository/root.ts';

/** One fact of the specification. */
export interface SpecificationRow {
  fact: string;
  state: string;
  /** The cells as they are written. */
  code: string;
  proof: string;
}

/** A file that a cell names, with the title of a test in it where the cell gives one. */
export interface NamedTest {
  file: string;
  title: string | undefined;
}

/** The rows of `docs/specification-matrix.md`, all tables one at a time. */
export function specificationRows(): SpecificationRow[] {
  return readFileSync(path.join(ROOT, 'docs/specification-matrix.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Fact|-)/.test(line))
    .map((line) => {
      const cells = line.slice(2, -2).split(' | ');
      const [fact = '', state = '', code = '', proof = ''] = cells.map((cell) => cell.trim());
      if (cells.length !== 4) throw new Error(`Not four cells: ${line}`);
      return { fact, state, code, proof };
    });
}

/** Files in backquotes, each with the title in curly quotes that may follow it. */
export function namedIn(cell: string): NamedTest[] {
  return [...cell.matchAll(/`([\w./-]+)`(?: “([^”]+)”)?/g)].map(([, file = '', title]) => ({
    file,
    title,
  }));
}
