import { rankOf, type Candidate } from './candidate.ts';

/** A candidate that stays, with the other types that fit its place equally well. */
export interface Resolved extends Candidate {
  ambiguousWith: readonly string[];
}

/**
 * Keeps the best of candidates that overlap: by confidence, check, keyword, length. Those that are equal
 * in all of it stay side by side, each naming the others. Given in any order, told by position.
 */
export function resolveOverlaps(candidates: readonly Candidate[]): Resolved[] {
  const byStart = candidates.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const resolved: Resolved[] = [];
  let cluster: Candidate[] = [];
  let end = -1;
  for (const candidate of byStart) {
    if (candidate.start >= end) {
      resolved.push(...resolveCluster(cluster));
      cluster = [];
    }
    cluster.push(candidate);
    end = Math.max(end, candidate.end);
  }
  resolved.push(...resolveCluster(cluster));
  return resolved;
}

/** The best first, then each that overlaps none taken already, or that equals one of them. */
function resolveCluster(cluster: readonly Candidate[]): Resolved[] {
  const taken: Candidate[] = [];
  for (const candidate of cluster.toSorted(byStrength)) {
    const rivals = taken.filter(
      (other) => other.start < candidate.end && candidate.start < other.end,
    );
    if (rivals.every((rival) => isEqual(rival, candidate))) taken.push(candidate);
  }
  return taken
    .toSorted((a, b) => a.start - b.start)
    .map((candidate) => ({
      ...candidate,
      ambiguousWith: taken
        .filter((other) => other !== candidate && isEqual(other, candidate))
        .map(({ classifier }) => classifier.id),
    }));
}

function isEqual(a: Candidate, b: Candidate): boolean {
  return (
    a.start === b.start &&
    a.end === b.end &&
    a.classifier !== b.classifier &&
    byStrength(a, b) === 0
  );
}

function byStrength(a: Candidate, b: Candidate): number {
  return (
    rankOf(b.confidence) - rankOf(a.confidence) ||
    Number(b.isChecked) - Number(a.isChecked) ||
    Number(b.isSupported) - Number(a.isSupported) ||
    b.end - b.start - (a.end - a.start)
  );
}
