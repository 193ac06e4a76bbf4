import type { Classifier } from '../classifiers/define-classifier.ts';
import { rankOf } from './candidate.ts';
import type { Finding, TypeCount } from './classification.ts';
import type { Resolved } from './resolve-overlaps.ts';

export interface Tally {
  types: readonly TypeCount[];
  findings: readonly Finding[];
  /** The list is incomplete. */
  isCapped: boolean;
}

/** Counts findings by type, and lists at most `perType` of each. */
export function tally(resolved: readonly Resolved[], perType: number): Tally {
  const counts = new Map<string, TypeCount>();
  const values = new Map<string, Set<string>>();
  const findings: Finding[] = [];
  for (const candidate of resolved) {
    const type = candidate.classifier.id;
    const seen = values.get(type) ?? new Set();
    values.set(type, seen.add(normalised(candidate.value)));
    const before = counts.get(type);
    const count = (before?.count ?? 0) + 1;
    const confidence =
      before && rankOf(before.confidence) >= rankOf(candidate.confidence)
        ? before.confidence
        : candidate.confidence;
    counts.set(type, { type, count, distinct: seen.size, confidence });
    if (count <= perType) findings.push(findingOf(candidate));
  }
  const types = [...counts.values()].toSorted((a, b) => (a.type < b.type ? -1 : 1));
  return { types, findings, isCapped: findings.length < resolved.length };
}

function findingOf({ classifier, start, end, confidence, ...rest }: Resolved): Finding {
  const { evidence, ambiguousWith } = rest;
  const finding = { type: classifier.id, start, end, confidence, evidence };
  return ambiguousWith.length === 0 ? finding : { ...finding, ambiguousWith };
}

/** Drops types with fewer distinct values in the text than they require. */
export function withEnoughValues(resolved: readonly Resolved[]): readonly Resolved[] {
  const asking = resolved.filter(({ classifier }) => (classifier.minimumDistinct ?? 1) > 1);
  if (asking.length === 0) return resolved;
  const values = new Map<Classifier, Set<string>>();
  for (const { classifier, value } of asking) {
    values.set(classifier, (values.get(classifier) ?? new Set()).add(normalised(value)));
  }
  return resolved.filter(
    ({ classifier }) =>
      (values.get(classifier)?.size ?? Infinity) >= (classifier.minimumDistinct ?? 1),
  );
}

/** The value in comparison form: without separators and in one case. */
function normalised(value: string): string {
  return value.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}
