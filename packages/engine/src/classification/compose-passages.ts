import type { Classifier, FoundPlace, ReadableText } from '../classifiers/define-classifier.ts';
import { passageCandidate } from './read-passages.ts';
import type { Resolved } from './resolve-overlaps.ts';

/** Composite types, from findings of their parts, including those with low confidence. */
export function composePassages(
  composing: readonly Classifier[],
  resolved: readonly Resolved[],
  text: ReadableText,
): Resolved[] {
  if (composing.length === 0) return [];
  const needed = new Set(composing.flatMap(({ needs = [] }) => needs));
  const places = new Map<string, FoundPlace[]>();
  for (const { classifier, start, end, confidence } of resolved) {
    if (!needed.has(classifier.id)) continue;
    const list = places.get(classifier.id) ?? [];
    list.push({ start, end, confidence });
    places.set(classifier.id, list);
  }
  return composing.flatMap((classifier) =>
    (classifier.compose?.(places) ?? [])
      .flatMap((passage) => passageCandidate(classifier, passage, text))
      .map((candidate) => ({ ...candidate, ambiguousWith: [] })),
  );
}
