import { SEVERITIES, type Severity } from '@waybill/contract';
import { severityOf, type Score } from './score-of.ts';
import { part, type ScorePart } from './score-part.ts';

/** A vendor finding that joined a detection. */
export interface JoinedFinding {
  /** Points that it is worth by itself. */
  points: number;
  /** Whose finding it is and how severe, e.g. `Microsoft Purview: high`. */
  seen: string;
}

/** Label of what joined findings add. */
const LABEL = 'joinedFinding';

/**
 * The score of a detection with the findings that joined it: at least what the strongest of them is worth by
 * itself. The difference is a contribution, so that the contributions still add up to the score.
 *
 * @param stored The detection's contributions, with or without what findings added before.
 */
export function withJoinedFindings(
  stored: readonly ScorePart[],
  findings: readonly JoinedFinding[],
): Score {
  const own = stored.filter(({ label }) => label !== LABEL);
  const points = clamped(own.reduce((sum, { value }) => sum + value, 0));
  const [strongest] = findings.toSorted(
    (left, right) => right.points - left.points || (left.seen < right.seen ? -1 : 1),
  );
  const contributions = strongest
    ? [...own, part('act', LABEL, Math.max(0, strongest.points - points), strongest.seen)]
    : own;
  const score = clamped(Math.round(contributions.reduce((sum, { value }) => sum + value, 0)));
  return { score, severity: said(own, severityOf(score)), contributions };
}

/** What the policy says of the severity, as its contribution tells. */
function said(own: readonly ScorePart[], byScore: Severity): Severity {
  const fixed = own.find(({ kind, label }) => kind === 'act' && label === 'fixed');
  const least = own.find(({ kind, label }) => kind === 'act' && label === 'minimum');
  const severity = SEVERITIES.find((name) => name === (fixed ?? least)?.seen);
  if (severity === undefined) return byScore;
  if (fixed) return severity;
  return SEVERITIES.indexOf(byScore) > SEVERITIES.indexOf(severity) ? byScore : severity;
}

function clamped(points: number): number {
  return Math.max(0, Math.min(100, points));
}
