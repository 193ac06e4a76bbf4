import type { Level } from '../classifiers/define-classifier.ts';
import type { Candidate } from './candidate.ts';
import type { Structure } from './structure/field-place.ts';

/**
 * Share of the rows of a column that has to be of one type, where nothing but the field speaks for it.
 * A check digit lets one number in ten pass, so that a column of any numbers holds some of every type;
 * 60 % is what Microsoft Purview asks of a column.
 */
const LEAST_SHARE = 0.6;

/** Takes what their field alone gave from values whose column is mostly something else. */
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
