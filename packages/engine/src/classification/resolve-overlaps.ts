import { GENERIC_SECRETS } from './generic-secrets.data.ts';
import { rankOf, type Candidate } from './candidate.ts';

/** A remaining candidate, with the other types that match equally well. */
export interface Resolved extends Candidate {
  ambiguousWith: readonly string[];
}

/** Longer passages are facts of a text and not of one place. */
const LONGEST_VALUE = 1024;
/** Maximum overlapping candidates compared at a time; only adversarial texts have more. */
const MOST_IN_CLUSTER = 1000;

/**
 * Keeps the best of overlapping candidates: by confidence, vendor prefix, check, keyword and length.
 * Ties remain side by side, each naming the others. A value in an address is kept next to it if a
 * keyword supports it. Accepts any order, returns by position.
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

/** A token that names its vendor outranks a vendor name nearby, which outranks any other name. */
function vendorRank({ classifier, isMarked }: Candidate): number {
  if (classifier.class !== 'secret') return 0;
  return isMarked ? 2 : Number(!GENERIC_SECRETS.has(classifier.id));
}

/** Within one class, a country-specific type goes first. */
function isMoreSpecial(a: Candidate, b: Candidate): boolean {
  const [one, other] = [a.classifier, b.classifier];
  const isOfCountry = one.locale !== 'any' && other.locale === 'any';
  return isOfCountry && one.class === other.class && isEqual(a, b);
}
