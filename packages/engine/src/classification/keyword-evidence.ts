import type { ReadableText } from '../classifiers/define-classifier.ts';
import type { KeywordHit, KeywordIndex } from './keywords/keyword-index.ts';
import { lineEndNear, lineStartNear } from './source-text.ts';
import { encodeUtf8 } from './utf8.ts';

/** A keyword near a value; `distance` in bytes between the two. */
export interface NearKeyword {
  word: string;
  distance: number;
}

/** Range in which keywords count: a distance, limited to the cell of a table. */
interface KeywordReach {
  proximity: number;
  within: { start: number; end: number } | null;
}

export interface KeywordEvidence {
  /** The nearest keyword of the classifier at `owner` around a value, on its line or a neighbouring one. */
  near(owner: number, start: number, end: number, reach: KeywordReach): NearKeyword | null;
  /** A keyword of the classifier in names, the last of them first. */
  inNames(owner: number, names: readonly string[]): string | null;
}

/** The most that `proximity` can be. */
const MOST_PROXIMITY = 300;

/** Words that a window cuts are longer than any keyword, or they lie beyond the reach. */
const WORD_BYTES = 40;
/** Values come in groups. */
const AHEAD_BYTES = 32;
const MOST_AHEAD_BYTES = 512;

/** Looks for keywords around values. Values are asked for in order; neighbours share the reading. */
export function createKeywordEvidence(text: ReadableText, index: KeywordIndex): KeywordEvidence {
  const read = createWindows(text, index);
  const byName = new Map<string, readonly KeywordHit[]>();
  function keywordsOf(name: string): readonly KeywordHit[] {
    let hits = byName.get(name);
    if (hits === undefined) {
      const bytes = encodeUtf8(name);
      hits = index.find(bytes, 0, bytes.length);
      byName.set(name, hits);
    }
    return hits;
  }
  return {
    near(owner, start, end, { proximity, within }) {
      const most = Math.min(proximity, MOST_PROXIMITY);
      const hits = read(start, end, most);
      if (!hits.some(({ keyword }) => keyword.owners.has(owner))) return null;
      const low = neighbourStart(text, start, most);
      const high = neighbourEnd(text, end, most);
      const bounds = within
        ? { low: Math.max(low, within.start), high: Math.min(high, within.end) }
        : { low, high };
      return nearest(hits, owner, { bytes: text.bytes, start, end, ...bounds });
    },
    inNames(owner, names) {
      for (const name of names.toReversed()) {
        const hit = keywordsOf(name).find(({ keyword }) => keyword.owners.has(owner));
        if (hit) return hit.keyword.word;
      }
      return null;
    },
  };
}

/**
 * Keywords in a window around the value; the window is reused and extended for the next nearby value.
 */
function createWindows(text: ReadableText, index: KeywordIndex) {
  let from = 0;
  let to = -1;
  let ahead = AHEAD_BYTES;
  let hits: readonly KeywordHit[] = [];
  return (start: number, end: number, reach: number): readonly KeywordHit[] => {
    const low = Math.max(0, start - reach);
    const high = Math.min(text.length, end + reach);
    if (low < from || high > to) {
      ahead = low <= to ? Math.min(MOST_AHEAD_BYTES, ahead * 2) : AHEAD_BYTES;
      from = low;
      to = Math.min(text.length, high + ahead);
      const last = Math.min(text.length, to + WORD_BYTES);
      hits = index.find(text.bytes, Math.max(0, from - WORD_BYTES), last);
    }
    return hits;
  };
}

interface Bounds {
  bytes: Uint8Array;
  start: number;
  end: number;
  low: number;
  high: number;
}

function nearest(hits: readonly KeywordHit[], owner: number, bounds: Bounds): NearKeyword | null {
  let best: NearKeyword | null = null;
  for (const hit of hits) {
    if (hit.start > bounds.high) break;
    const isBefore = hit.end <= bounds.start;
    const distance = isBefore ? bounds.start - hit.end : hit.start - bounds.end;
    const isNear = distance >= 0 && (isBefore ? hit.end > bounds.low : hit.start < bounds.high);
    if (!isNear || !hit.keyword.owners.has(owner)) continue;
    if (!isBefore && isLabel(bounds.bytes, hit.end)) continue;
    if (best === null || distance < best.distance) best = { word: hit.keyword.word, distance };
  }
  return best;
}

/** Whether a word labels the following text: a colon or equals sign follows it or its closing quote. */
function isLabel(bytes: Uint8Array, end: number): boolean {
  let at = end;
  while (at < end + 3 && LABEL_GAP.has(bytes[at] ?? 0)) at += 1;
  return bytes[at] === 58 || bytes[at] === 61;
}

/** Blank, quotes, closing bracket. */
const LABEL_GAP: ReadonlySet<number> = new Set([32, 34, 39, 93]);

/** Start of the line before the value’s own, or the byte `reach` before, whichever comes later. */
function neighbourStart(text: ReadableText, start: number, reach: number): number {
  const own = lineStartNear(text, start, reach);
  const left = reach - (start - own);
  return left > 1 && own > 0 ? lineStartNear(text, own - 1, left - 1) : own;
}

function neighbourEnd(text: ReadableText, end: number, reach: number): number {
  const own = lineEndNear(text, end, reach);
  const left = reach - (own - end);
  return left > 1 ? lineEndNear(text, own + 1, left - 1) : own;
}
