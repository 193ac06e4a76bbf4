import { part, type ScorePart } from './score-part.ts';
import { scoreFrom, severityFrom, type Score } from './with-trust.ts';

/** A vendor finding that joined a detection. */
export interface JoinedFinding {
  /** Points that it is worth on its own. */
  points: number;
  /** Whose finding it is and how severe, e.g. `Microsoft Purview: high`. */
  seen: string;
}

/** Label of the contribution from joined findings. */
const LABEL = 'joinedFinding';

/**
 * The score of a detection with its joined findings: at least the score of the strongest one alone. The
 * difference is a contribution, so that the contributions still add up to the score.
 *
 * @param stored The detection's contributions, with or without earlier ones from findings.
 */
export function withJoinedFindings(
  stored: readonly ScorePart[],
  findings: readonly JoinedFinding[],
): Score {
  const own = stored.filter(({ label }) => label !== LABEL);
  // Without trust rules, which lower or raise the findings' contribution as well.
  const untrusted = own.filter(({ ruleId }) => ruleId === undefined);
  const points = clamped(untrusted.reduce((sum, { value }) => sum + value, 0));
  const [strongest] = findings.toSorted(
    (left, right) => right.points - left.points || (left.seen < right.seen ? -1 : 1),
  );
  const contributions = strongest
    ? [...own, part('act', LABEL, Math.max(0, strongest.points - points), strongest.seen)]
    : own;
  return { score: scoreFrom(contributions), severity: severityFrom(contributions), contributions };
}

function clamped(points: number): number {
  return Math.max(0, Math.min(100, points));
}
