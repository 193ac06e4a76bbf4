import type { ReadableText } from '../classifiers/define-classifier.ts';
import type { KeywordHit, KeywordIndex } from './keywords/keyword-index.ts';
import { lineEndNear, lineStartNear } from './source-text.ts';

/** A keyword near a value; `distance` in bytes between the two. */
export interface NearKeyword {
  word: string;
  distance: number;
}

export interface KeywordEvidence {
  /** The nearest keyword of the classifier at `owner` around a value, on its line or a neighbouring one. */
  near(owner: number, start: number, end: number, proximity: number): NearKeyword | null;
}

/** The most that `proximity` can be; every window is read that far once. */
export const MOST_PROXIMITY = 300;

/** Words a window cuts are longer than any keyword, or they are left out. */
const WORD_BYTES = 40;

/** Looks for keywords around values. Values are asked for in order; neighbours share the reading. */
export function createKeywordEvidence(text: ReadableText, index: KeywordIndex): KeywordEvidence {
  let from = 0;
  let to = -1;
  let hits: readonly KeywordHit[] = [];
  return {
    near(owner, start, end, proximity) {
      const reach = Math.min(proximity, MOST_PROXIMITY);
      if (start - reach < from || end + reach > to) {
        from = Math.max(0, start - MOST_PROXIMITY);
        to = Math.min(text.length, end + MOST_PROXIMITY * 2);
        hits = index.find(
          text.bytes,
          Math.max(0, from - WORD_BYTES),
          Math.min(text.length, to + WORD_BYTES),
        );
        if (from === 0) from = -MOST_PROXIMITY;
        if (to === text.length) to += MOST_PROXIMITY;
      }
      const low = neighbourStart(text, start, reach);
      const high = neighbourEnd(text, end, reach);
      return nearest(hits, owner, [start, end], [low, high]);
    },
  };
}

function nearest(
  hits: readonly KeywordHit[],
  owner: number,
  [start, end]: readonly [number, number],
  [low, high]: readonly [number, number],
): NearKeyword | null {
  let best: NearKeyword | null = null;
  for (const hit of hits) {
    if (hit.start > high) break;
    const distance = hit.end <= start ? start - hit.end : hit.start - end;
    const isOutside = distance >= 0 && hit.end >= low;
    if (!isOutside || !hit.keyword.owners.has(owner)) continue;
    if (best === null || distance < best.distance) best = { word: hit.keyword.word, distance };
  }
  return best;
}

/** Start of the line before the value’s own, or the byte `reach` before, whichever comes later. */
function neighbourStart(text: ReadableText, start: number, reach: number): number {
  const own = lineStartNear(text, start, reach);
  const left = reach - (start - own);
  return left > 1 ? lineStartNear(text, own - 1, left - 1) : own;
}

function neighbourEnd(text: ReadableText, end: number, reach: number): number {
  const own = lineEndNear(text, end, reach);
  const left = reach - (own - end);
  return left > 1 ? lineEndNear(text, own + 1, left - 1) : own;
}
