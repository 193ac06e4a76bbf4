import { ownValue } from '@waybill/contract/own-value';
import type { FoundPlace, Passage } from '../classifiers/define-classifier.ts';

/** Data types that form a new one together. */
export interface CompositeRule {
  mode: 'all' | 'any';
  parts: readonly { type: string; minimumCount: number }[];
  /** Window in bytes that must contain the places; null: anywhere in the text. */
  within: number | null;
}

interface Placed extends FoundPlace {
  part: number;
}

const RANK = { low: 0, medium: 1, high: 2 } as const;
const BY_RANK = ['low', 'medium', 'high'] as const;

/**
 * Non-overlapping stretches that contain the parts. The confidence of a stretch is the lowest of its
 * required places.
 */
export function composedOf(
  { mode, parts, within }: CompositeRule,
  found: ReadonlyMap<string, readonly FoundPlace[]>,
): Passage[] {
  const places = parts
    .flatMap(({ type }, part) => (found.get(type) ?? []).map((place) => ({ ...place, part })))
    .toSorted((left, right) => left.start - right.start || left.end - right.end);
  const most = within ?? Number.POSITIVE_INFINITY;
  const isHeld = (counts: readonly number[]): boolean => {
    const holds = (part: { minimumCount: number }, index: number) =>
      (counts[index] ?? 0) >= part.minimumCount;
    return mode === 'all' ? parts.every(holds) : parts.some(holds);
  };
  const passages: Passage[] = [];
  const counts = parts.map(() => 0);
  let from = 0;
  for (const [index, place] of places.entries()) {
    counts[place.part] = (counts[place.part] ?? 0) + 1;
    for (let first = places[from]; first && place.end - first.start > most; first = places[from]) {
      counts[first.part] = (counts[first.part] ?? 0) - 1;
      from += 1;
    }
    if (!isHeld(counts)) continue;
    passages.push(passageOf(places.slice(from, index + 1), parts));
    from = index + 1;
    counts.fill(0);
  }
  return passages;
}

function passageOf(places: readonly Placed[], parts: readonly { type: string }[]): Passage {
  const features: Record<string, number> = {};
  for (const { part } of places) {
    const type = parts[part]?.type ?? '';
    features[type] = (ownValue(features, type) ?? 0) + 1;
  }
  const rank = Math.min(...places.map(({ confidence }) => RANK[confidence]));
  return {
    start: Math.min(...places.map(({ start }) => start)),
    end: Math.max(...places.map(({ end }) => end)),
    confidence: BY_RANK[rank] ?? 'low',
    features,
    isOfText: true,
  };
}
