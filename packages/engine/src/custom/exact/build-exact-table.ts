import { foldedWords } from '../folded-tokens.ts';
import { writeExactTable, type ExactValue } from './exact-table.ts';
import { valueHash } from './value-hash.ts';

/** A shorter value would be found everywhere. */
export const SHORTEST_PRIMARY = 6;
const SHORTEST_OTHER = 3;
/** Maximum words per value; longer values are left out. */
export const MOST_WORDS = 8;
/** One-byte columns. */
const MOST_COLUMNS = 256;

export interface BuiltExactTable {
  bytes: Uint8Array;
  rows: number;
  entries: number;
  /** Rows whose primary value is too short, too long or empty: from 1, at most 100 of them. */
  skippedRows: readonly number[];
  skipped: number;
}

const SKIPPED_LISTED = 100;

/**
 * Turns rows into hashes; values cannot be recovered from the result. Rows without a usable primary
 * value are skipped and reported.
 * @param key the tenant's, 32 bytes or more
 */
export function buildExactTable(
  rows: Iterable<readonly string[]>,
  { primary, columns }: { primary: number; columns: number },
  key: Uint8Array,
): BuiltExactTable {
  const hashes = valueHash(key);
  const values: ExactValue[] = [];
  const skippedRows: number[] = [];
  let skipped = 0;
  let words = 1;
  let row = 0;
  for (const cells of rows) {
    const found = usableValues(cells, { primary, columns: Math.min(columns, MOST_COLUMNS) });
    row += 1;
    if (!found.some(({ column }) => column === primary)) {
      skipped += 1;
      if (skippedRows.length < SKIPPED_LISTED) skippedRows.push(row);
      continue;
    }
    for (const { column, folded } of found) {
      words = Math.max(words, folded.length);
      const value = folded.join('');
      values.push({ row, column, value, hash: hashes.hash(value) });
    }
  }
  const bytes = writeExactTable(values, { primary, words }, hashes);
  return { bytes, rows: row - skipped, entries: values.length, skippedRows, skipped };
}

function usableValues(
  cells: readonly string[],
  { primary, columns }: { primary: number; columns: number },
): { column: number; folded: string[] }[] {
  return cells.slice(0, columns).flatMap((cell, column) => {
    const folded = foldedWords(cell);
    const length = folded.reduce((sum, word) => sum + word.length, 0);
    const shortest = column === primary ? SHORTEST_PRIMARY : SHORTEST_OTHER;
    const isUsable = length >= shortest && folded.length <= MOST_WORDS;
    return isUsable ? [{ column, folded }] : [];
  });
}
