import { ownValue } from '@waybill/contract/own-value';
import type { DocumentKind, Passage } from '../../classifiers/define-classifier.ts';

/** Default window in bytes within which marks count together. */
const WITHIN = 16_384;
const DISTINCT = 3;
/** Maximum marks inspected per text; further ones add nothing. */
export const MOST_HITS = 2_000;

/** Position of a mark of the kind; `mark` is its index in the declaration. */
export interface MarkHit {
  mark: number;
  start: number;
  end: number;
}

interface Stretch {
  weight: number;
  /** Index of its first hit, and of the first one after it. */
  from: number;
  to: number;
}

/**
 * Whether the marks found make the text one of the kind: the stretch of the kind’s length with the
 * highest weight of distinct marks decides. The passage is the first mark of that stretch, because a
 * kind is a fact of the whole text; its features are the marks with their counts.
 * @param hits in order of position
 */
export function judgeKind(kind: DocumentKind, hits: readonly MarkHit[]): Passage | null {
  const looked = hits.length > MOST_HITS ? hits.slice(0, MOST_HITS) : hits;
  if (!canWeighEnough(kind, looked)) return null;
  const stretch = heaviest(kind, looked);
  const first = looked[stretch.from];
  if (first === undefined || stretch.weight < kind.medium) return null;
  const inside = looked.slice(stretch.from, stretch.to);
  const features = countByName(kind, inside);
  if (Object.keys(features).length < (kind.distinct ?? DISTINCT)) return null;
  const confidence = stretch.weight >= kind.high ? 'high' : 'medium';
  return { start: first.start, end: first.end, confidence, features };
}

/** Whether all marks together suffice: most texts contain a few marks of many kinds. */
function canWeighEnough(kind: DocumentKind, hits: readonly MarkHit[]): boolean {
  const names = new Set<string>();
  for (const { mark } of hits) names.add(kind.marks[mark]?.name ?? '');
  if (names.size < (kind.distinct ?? DISTINCT)) return false;
  const weights = weightsOf(kind);
  let sum = 0;
  for (const name of names) sum += weights.get(name) ?? 0;
  return sum >= kind.medium;
}

/** Slides over the hits; a name has the weight of its heaviest mark inside the window. */
function heaviest(kind: DocumentKind, hits: readonly MarkHit[]): Stretch {
  const within = kind.within ?? WITHIN;
  const weights = weightsOf(kind);
  const inside = new Map<string, number>();
  let weight = 0;
  let best: Stretch = { weight: 0, from: 0, to: 0 };
  let from = 0;
  const move = (hit: MarkHit, by: 1 | -1): void => {
    const name = kind.marks[hit.mark]?.name ?? '';
    const before = inside.get(name) ?? 0;
    inside.set(name, before + by);
    const isTurn = before + by === 0 || before === 0;
    if (isTurn) weight += by * (weights.get(name) ?? 0);
  };
  for (const [index, hit] of hits.entries()) {
    move(hit, 1);
    for (let first = hits[from]; first && hit.end - first.start > within; first = hits[from]) {
      move(first, -1);
      from += 1;
    }
    if (weight > best.weight) best = { weight, from, to: index + 1 };
  }
  return best;
}

/** By kind, what its names weigh: asked for every text. */
const known = new WeakMap<DocumentKind, ReadonlyMap<string, number>>();

function weightsOf(kind: DocumentKind): ReadonlyMap<string, number> {
  const weights = known.get(kind) ?? weightsByName(kind);
  known.set(kind, weights);
  return weights;
}

function weightsByName(kind: DocumentKind): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { name, weight } of kind.marks) {
    weights.set(name, Math.max(weights.get(name) ?? 0, weight));
  }
  return weights;
}

function countByName(kind: DocumentKind, hits: readonly MarkHit[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { mark } of hits) {
    const name = kind.marks[mark]?.name;
    if (name !== undefined) counts[name] = (ownValue(counts, name) ?? 0) + 1;
  }
  return counts;
}
