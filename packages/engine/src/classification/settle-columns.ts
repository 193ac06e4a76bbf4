import type { Level } from '../classifiers/define-classifier.ts';
import type { Candidate } from './candidate.ts';
import type { Structure } from './structure/field-place.ts';

/**
 * Share of a column's rows that must be of one type if only the field supports it. One number in ten
 * passes a check digit, so a column of arbitrary numbers has some of every type; 60 % is Microsoft
 * Purview's threshold.
 */
const LEAST_SHARE = 0.6;

/** Removes findings supported only by their field if the column is mostly something else. */
export function settleColumns(
  candidates: Candidate[],
  structure: Pick<Structure, 'rowCount'>,
): Candidate[] {
  const starts = new Map<string, Set<number>>();
  for (const candidate of candidates) {
    const key = columnKey(candidate);
    if (key !== null) starts.set(key, (starts.get(key) ?? new Set()).add(candidate.start));
  }
  if (starts.size === 0) return candidates;
  return candidates.flatMap((candidate) => {
    const { byField } = candidate;
    const count = starts.get(columnKey(candidate) ?? '')?.size ?? 0;
    if (byField === null || count >= structure.rowCount(byField.column) * LEAST_SHARE) {
      return [candidate];
    }
    return withoutField(candidate, byField.otherwise);
  });
}

function columnKey({ classifier, byField }: Candidate): string | null {
  return byField && `${byField.column} ${classifier.id}`;
}

function withoutField(candidate: Candidate, confidence: Level): Candidate[] {
  if (confidence === 'none') return [];
  const evidence = candidate.evidence.filter(({ kind }) => kind !== 'field');
  return [{ ...candidate, confidence, evidence }];
}
