import { SEVERITIES, type Severity } from '@waybill/contract';
import type { TrustVerdict } from '../trust/trust-rule.ts';
import { part, type ScorePart } from './score-part.ts';
import { SEVERITY_CUTOFFS } from './weights.data.ts';
import { DEFAULT_WEIGHTS, type Weights } from './weights.ts';

export interface Score {
  /** 0 to 100: the sum of the contributions. */
  score: number;
  severity: Severity;
  /** Every addend, in points. */
  contributions: ScorePart[];
}

/**
 * The score under a trust rule, from computed or stored contributions: this rule replaces any that they
 * name. Sanctioning removes the points of the destination and a policy's minimum, which was chosen
 * before the decision on the destination. A fixed severity stays.
 */
export function withTrust(
  parts: readonly ScorePart[],
  verdict: TrustVerdict | null,
  weights: Weights = DEFAULT_WEIGHTS,
): Score {
  const untrusted = parts.flatMap((known) => untrustedPart(known));
  const contributions = verdict === null ? untrusted : trustedParts(untrusted, verdict, weights);
  return { score: scoreFrom(contributions), severity: severityFrom(contributions), contributions };
}

/** Severity of a score, without any policy's say. */
export function severityOf(score: number): Severity {
  return SEVERITY_CUTOFFS.find(([lowest]) => score >= lowest)?.[1] ?? 'LOW';
}

/** Severity from the sum of contributions: a policy may fix it or set a minimum. */
export function severityFrom(parts: readonly ScorePart[]): Severity {
  const said = (label: string) =>
    SEVERITIES.find((severity) =>
      parts.some((known) => isAct(known, label) && known.seen === severity),
    );
  const byScore = severityOf(scoreFrom(parts));
  const least = said('minimum') ?? 'LOW';
  const settled = SEVERITIES.indexOf(least) > SEVERITIES.indexOf(byScore) ? least : byScore;
  return said('fixed') ?? settled;
}

/** Score that contributions add up to, 0 to 100. */
export function scoreFrom(parts: readonly ScorePart[]): number {
  const sum = parts.reduce((total, { value }) => total + value, 0);
  return Math.max(0, Math.min(100, Math.round(sum)));
}

const LIFTED = 'minimumLifted';

function isAct({ kind, label }: ScorePart, wanted: string): boolean {
  return kind === 'act' && label === wanted;
}

function untrustedPart(known: ScorePart): ScorePart[] {
  if (known.ruleId !== undefined) return [];
  return [isAct(known, LIFTED) ? { ...known, label: 'minimum' } : known];
}

function trustedParts(
  parts: readonly ScorePart[],
  verdict: TrustVerdict,
  { destination: weights }: Weights,
): ScorePart[] {
  const lifts = verdict.verdict === 'sanctioned';
  const start = parts.findIndex(({ kind }) => kind === 'destination');
  const at = (start === -1 ? parts.findIndex(({ kind }) => kind === 'act') : start) + 1;
  const settled = parts.map((known) =>
    lifts && isAct(known, 'minimum') ? { ...known, label: LIFTED } : known,
  );
  const place = start === -1 ? null : (parts[start]?.value ?? 0);
  return [
    ...settled.slice(0, at),
    trustPart(verdict, pointsOf(verdict.verdict, place, weights)),
    ...settled.slice(at),
  ];
}

/** The verdict that contributions were made under; null if no rule is among them. */
export function trustIn(parts: readonly ScorePart[]): TrustVerdict | null {
  const ruled = parts.find(({ ruleId }) => ruleId !== undefined);
  if (ruled?.ruleId === undefined) return null;
  const verdict = ruled.label === 'forbidden' ? 'forbidden' : 'sanctioned';
  // Subject and reason are one displayed text here.
  return { ruleId: ruled.ruleId, verdict, subject: ruled.seen ?? '', reason: '' };
}

function trustPart(trust: TrustVerdict, points: number): ScorePart {
  const { verdict, ruleId, subject, reason } = trust;
  const seen = reason === '' ? subject : `${subject}: ${reason}`;
  return { ...part('destination', verdict, points, seen), ruleId };
}

/** @param place points of the destination; null if the score starts from the action. */
function pointsOf(
  verdict: TrustVerdict['verdict'],
  place: number | null,
  weights: Weights['destination'],
): number {
  const { sanctioned, sanctionedAct, forbidden, forbiddenAct, forbiddenLeast } = weights;
  if (verdict === 'sanctioned') {
    return place === null ? sanctionedAct : Math.min(0, sanctioned - place);
  }
  return place === null ? forbiddenAct : Math.max(forbiddenLeast, forbidden - place);
}
