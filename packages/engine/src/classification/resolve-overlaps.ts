import { GENERIC_SECRETS } from './generic-secrets.data.ts';
import { rankOf, type Candidate } from './candidate.ts';

/** A candidate that stays, with the other types that fit its place equally well. */
export interface Resolved extends Candidate {
  ambiguousWith: readonly string[];
}

/** Longer passages are facts of a text and not readings of one place. */
const LONGEST_VALUE = 1024;
/** Candidates that are weighed against each other at once; only texts made for it have more. */
const MOST_IN_CLUSTER = 1000;

/**
 * Keeps the best of candidates that overlap: by confidence, a vendor’s mark, check, keyword and length.
 * Those that are equal in all of it stay side by side, each naming the others. A value in an address
 * stays beside it where a keyword speaks for it. Given in any order, told by position.
 */
export function resolveOverlaps(candidates: readonly Candidate[]): Resolved[] {
  const [values, facts] = [candidates.filter(isValue), candidates.filter((each) => !isValue(each))];
  const resolved: Resolved[] = facts.map((fact) => ({ ...fact, ambiguousWith: [] }));
  let cluster: Candidate[] = [];
  let end = -1;
  for (const candidate of values.toSorted(byPlace)) {
    if (candidate.start >= end || cluster.length === MOST_IN_CLUSTER) {
      resolved.push(...resolveCluster(cluster));
      cluster = [];
    }
    cluster.push(candidate);
    end = Math.max(end, candidate.end);
  }
  resolved.push(...resolveCluster(cluster));
  return resolved.toSorted(byPlace);
}

function isValue({ isOfText, start, end }: Candidate): boolean {
  return !isOfText && end - start <= LONGEST_VALUE;
}

/** By start; of those with one start the longest first. */
export function byPlace(a: Candidate, b: Candidate): number {
  return a.start - b.start || b.end - a.end;
}

/** The best first, then each that gets along with those taken already. */
function resolveCluster(cluster: readonly Candidate[]): Resolved[] {
  if (cluster.length < 2) return cluster.map((each) => ({ ...each, ambiguousWith: [] }));
  const taken: Candidate[] = [];
  for (const candidate of cluster.toSorted(byStrength)) {
    if (taken.every((other) => getsAlong(other, candidate))) taken.push(candidate);
  }
  const special = taken.filter((each) => !taken.some((other) => isMoreSpecial(other, each)));
  return special.map((candidate) => ({
    ...candidate,
    ambiguousWith: special
      .filter((other) => other !== candidate && isEqual(other, candidate))
      .map(({ classifier }) => classifier.id),
  }));
}

function getsAlong(a: Candidate, b: Candidate): boolean {
  const isApart = a.end <= b.start || b.end <= a.start;
  return isApart || isEqual(a, b) || isInAddress(a, b) || isInAddress(b, a);
}

function isEqual(a: Candidate, b: Candidate): boolean {
  return isSamePlace(a, b) && a.classifier !== b.classifier && byStrength(a, b) === 0;
}

function isSamePlace(a: Candidate, b: Candidate): boolean {
  return a.start === b.start && a.end === b.end;
}

/** Whether `inner` is a value that an address carries, and not only digits or names of the address. */
function isInAddress(outer: Candidate, inner: Candidate): boolean {
  const isInside =
    outer.start <= inner.start && inner.end <= outer.end && !isSamePlace(outer, inner);
  if (!isInside || outer.classifier.class === 'secret' || !outer.value.includes('://'))
    return false;
  return inner.isSupported || inner.classifier.class === 'secret';
}

function byStrength(a: Candidate, b: Candidate): number {
  return (
    rankOf(b.confidence) - rankOf(a.confidence) ||
    vendorRank(b) - vendorRank(a) ||
    Number(b.isChecked) - Number(a.isChecked) ||
    Number(b.isSupported) - Number(a.isSupported) ||
    b.end - b.start - (a.end - a.start)
  );
}

/** A token that names its vendor says more than the name of a vendor near it, and that more than any name. */
function vendorRank({ classifier, isMarked }: Candidate): number {
  if (classifier.class !== 'secret') return 0;
  return isMarked ? 2 : Number(!GENERIC_SECRETS.has(classifier.id));
}

/** Of equals of one class, a type of one country goes before one of any. */
function isMoreSpecial(a: Candidate, b: Candidate): boolean {
  const [one, other] = [a.classifier, b.classifier];
  const isOfCountry = one.locale !== 'any' && other.locale === 'any';
  return isOfCountry && one.class === other.class && isEqual(a, b);
}
