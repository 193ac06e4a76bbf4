import { bloomBytes, bloomFilter, type BloomFilter } from './bloom-filter.ts';
import type { ValueHash } from './value-hash.ts';

/*
 * Layout, little endian: "WBX1", entries (u32), primary column (u32), bytes of the Bloom filter (u32),
 * maximum words per value (u32), 0 (u32); the filter; first words of the hashes (u32 each, ascending),
 * second words (u32 each), rows (u32 each), columns (u8 each). 13 bytes per entry plus the filter.
 */
const MAGIC = 0x31_58_42_57;
const HEADER = 24;
const ENTRY = 13;

/** A value of a row, found again by its hash. */
export interface ExactEntry {
  row: number;
  column: number;
}

/** Stored form of an uploaded table: hashes, and the row and column of each. */
export interface ExactTable {
  entries: number;
  primary: number;
  /** Word count of the longest value. */
  words: number;
  filter: BloomFilter;
  find(hash: readonly [number, number]): ExactEntry[];
}

export interface ExactValue extends ExactEntry {
  hash: readonly [number, number];
  /** Folded; needed for the filter only. */
  value: string;
}

/** Writes the bytes that are stored. */
export function writeExactTable(
  values: readonly ExactValue[],
  facts: { primary: number; words: number },
  key: ValueHash,
): Uint8Array {
  const sorted = values.toSorted((a, b) => a.hash[0] - b.hash[0] || a.hash[1] - b.hash[1]);
  const filterBytes = bloomBytes(sorted.length);
  const bytes = new Uint8Array(HEADER + filterBytes + sorted.length * ENTRY);
  const view = new DataView(bytes.buffer);
  const head = [MAGIC, sorted.length, facts.primary, filterBytes, facts.words, 0];
  for (const [index, word] of head.entries()) view.setUint32(index * 4, word, true);
  const filter = bloomFilter(bytes.subarray(HEADER, HEADER + filterBytes), key.sipKey);
  const at = offsets(HEADER + filterBytes, sorted.length);
  for (const [index, { hash, row, column, value }] of sorted.entries()) {
    view.setUint32(at.first + index * 4, hash[0], true);
    view.setUint32(at.second + index * 4, hash[1], true);
    view.setUint32(at.rows + index * 4, row, true);
    bytes[at.columns + index] = column;
    filter.add(value);
  }
  return bytes;
}

/** Opens stored bytes without copying them; null if the format is unknown. */
export function openExactTable(bytes: Uint8Array, key: ValueHash): ExactTable | null {
  if (bytes.length < HEADER) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = (index: number): number => view.getUint32(index * 4, true);
  const entries = read(1);
  const filterBytes = read(3);
  const isOurs = read(0) === MAGIC && bytes.length === HEADER + filterBytes + entries * ENTRY;
  if (!isOurs) return null;
  const at = offsets(HEADER + filterBytes, entries);
  const first = (index: number): number => view.getUint32(at.first + index * 4, true);
  const second = (index: number): number => view.getUint32(at.second + index * 4, true);
  return {
    entries,
    primary: read(2),
    words: read(4),
    filter: bloomFilter(bytes.subarray(HEADER, HEADER + filterBytes), key.sipKey),
    find(hash) {
      const found: ExactEntry[] = [];
      for (let index = lowest(entries, first, hash[0]); index < entries; index += 1) {
        if (first(index) !== hash[0]) break;
        if (second(index) !== hash[1]) continue;
        const row = view.getUint32(at.rows + index * 4, true);
        found.push({ row, column: bytes[at.columns + index] ?? 0 });
      }
      return found;
    },
  };
}

function offsets(start: number, entries: number) {
  const first = start;
  const second = first + entries * 4;
  const rows = second + entries * 4;
  return { first, second, rows, columns: rows + entries * 4 };
}

/** Index of the first entry whose word is not below. */
function lowest(entries: number, wordAt: (index: number) => number, word: number): number {
  let low = 0;
  let high = entries;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (wordAt(middle) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
