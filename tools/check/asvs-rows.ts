import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../repository/root.ts';

const ASVS_FILE = 'docs/security/asvs.md';

/** One requirement as the table has it. */
export interface AsvsRow {
  id: string;
  level: string;
  summary: string;
  state: string;
  reason: string;
  /** Files that are named as proof. */
  proof: string[];
}

const ID = /^V\d+\.\d+\.\d+$/;

/** Rows of the tables of chapters, in order; the list of what is not met has three columns. */
export function asvsRows(text: string): AsvsRow[] {
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, id = '', level = '', summary = '', state = '', reason = '', proof = ''] = cells;
    if (!ID.test(id) || cells.length !== 8) return [];
    return [{ id, level, summary, state, reason, proof: filesIn(proof) }];
  });
}

/** Ids of the list of what is not met. */
export function listedAsNotMet(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return cells.length === 5 && ID.test(cells[1] ?? '') ? [cells[1] ?? ''] : [];
  });
}

export function readAsvs(): string {
  return readFileSync(path.join(ROOT, ASVS_FILE), 'utf8');
}

function filesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
}
