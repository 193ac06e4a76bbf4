import { SEVERITIES, type DetectionFact, type Severity } from '@waybill/contract';
import type { ScorePart } from './score-part.ts';
import type { ScoreBasis } from './score-of.ts';

/** Stored data of a detection that was scored before its basis was stored. */
export interface ScoredBefore {
  contributions: readonly ScorePart[];
  facts: readonly DetectionFact[];
  eventCount: number;
  objectCount: number;
  /** Suggested severity of its policy, if known: it is visible only if it decided the score. */
  suggested: Severity;
}

/** The basis of a score, as its contributions tell it. */
export function basisIn({ contributions, facts, suggested, ...counts }: ScoredBefore): ScoreBasis {
  const seenOf = (...labels: string[]): Severity | undefined => {
    const said = contributions.find(({ kind, label }) => kind === 'act' && labels.includes(label));
    return SEVERITIES.find((severity) => severity === said?.seen);
  };
  const has = (label: string) => contributions.some((known) => known.label === label);
  const fixed = seenOf('fixed');
  const least = seenOf('minimum', 'minimumLifted');
  return {
    judge: {
      severity: fixed ?? least ?? seenOf('suggested') ?? suggested,
      severityMode: fixed ? 'fixed' : least ? 'minimum' : 'suggested',
      isCertain: facts.length > 0 && !has('evidence'),
      isVendorFinding: has('vendorSeverity') || has('vendorFloor') || has('vendorCap'),
      vendorCap: seenOf('vendorCap') ?? null,
    },
    ...counts,
    isLeaver: has('leaver'),
  };
}
