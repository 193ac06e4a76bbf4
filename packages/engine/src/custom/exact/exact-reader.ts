import type { Passage, ReadableText } from '../../classifiers/define-classifier.ts';
import { foldedTokens, type FoldedToken } from '../folded-tokens.ts';
import { SHORTEST_PRIMARY } from './build-exact-table.ts';
import type { ExactTable } from './exact-table.ts';
import type { ValueHash } from './value-hash.ts';

export interface ExactRule {
  table: ExactTable;
  hashes: ValueHash;
  /** Names of the columns, shown as evidence. */
  columns: readonly string[];
  /** How many other values of the same row must be nearby, and within how many bytes. */
  others: number;
  within: number;
}

interface Hit {
  start: number;
  end: number;
  row: number;
  column: number;
}

const SHORTEST = 3;
/** Maximum rows sharing one value; further rows add no information. */
const MOST_ROWS = 50;

/**
 * A reader that finds the values of an uploaded table: consecutive words, without separators, are
 * looked up in the Bloom filter, and only those that pass are hashed. A primary value counts if enough
 * other values of its row are nearby.
 */
export function exactReader(rule: ExactRule): (text: ReadableText) => Passage[] {
  return (text) => {
    const hits = findHits(rule, [...foldedTokens(text)]);
    const { primary } = rule.table;
    const passages: Passage[] = [];
    for (const [index, hit] of hits.entries()) {
      if (hit.column !== primary) continue;
      const columns = columnsNear(rule, hits, index);
      const isEnough = columns.size >= rule.others;
      const last = passages.at(-1);
      const isTold = last?.start === hit.start && last.end === hit.end;
      if (isEnough && !isTold) passages.push(passageOf(rule, hit, columns));
    }
    return passages;
  };
}

function passageOf({ columns }: ExactRule, hit: Hit, near: ReadonlySet<number>): Passage {
  const nameOf = (column: number): string => columns[column] ?? `column ${column + 1}`;
  const names = [hit.column, ...near].map(nameOf);
  const features = Object.fromEntries(names.map((name) => [name, 1]));
  return { start: hit.start, end: hit.end, confidence: 'high', features, detail: 'exact value' };
}

/** Columns of the same row, other than the primary one, with a value nearby. */
function columnsNear({ within }: ExactRule, hits: readonly Hit[], index: number): Set<number> {
  const columns = new Set<number>();
  const hit = hits[index];
  if (!hit) return columns;
  for (const step of [-1, 1]) {
    let at = index + step;
    for (let other = hits[at]; other && distance(hit, other) <= within; other = hits[at]) {
      if (other.row === hit.row && other.column !== hit.column) columns.add(other.column);
      at += step;
    }
  }
  return columns;
}

function distance(a: Hit, b: Hit): number {
  return Math.max(a.start, b.start) - Math.min(a.end, b.end);
}

/** In order of position. */
function findHits(rule: ExactRule, tokens: readonly FoldedToken[]): Hit[] {
  return tokens.flatMap((_, index) => hitsAt(rule, tokens, index));
}

/** Values that start with that word. */
function hitsAt(
  { table, hashes }: ExactRule,
  tokens: readonly FoldedToken[],
  index: number,
): Hit[] {
  const hits: Hit[] = [];
  const start = tokens[index]?.start ?? 0;
  let value = '';
  for (const { text, end } of tokens.slice(index, index + table.words)) {
    value += text;
    if (value.length < SHORTEST || !table.filter.mayHold(value)) continue;
    for (const { row, column } of table.find(hashes.hash(value)).slice(0, MOST_ROWS)) {
      const isTooShort = column === table.primary && value.length < SHORTEST_PRIMARY;
      if (!isTooShort) hits.push({ start, end, row, column });
    }
  }
  return hits;
}
