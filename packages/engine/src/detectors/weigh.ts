import type { DetectionFact, DetectionOrigin } from '@waybill/contract';
import type { Judge } from '../policy/judge.ts';
import { logOddsOf } from './fact-points.ts';
import type { DetectorHit } from './define-detector.ts';

/** A detector that weighs facts, as its detections name it. */
export interface Weigher {
  id: string;
  version: number;
  origin: DetectionOrigin;
  name: string;
  description: string;
  title: string;
  groupBy: Judge['groupBy'];
  isCertain?: boolean;
}

/** A fact weighed by a detector; points are rounded so that the stored value is the one shown. */
export function fact(
  key: string,
  seen: DetectionFact['seen'],
  points: number,
  usual: DetectionFact['usual'] = null,
): DetectionFact {
  return { key, seen, usual, points: Math.round(points * 100) / 100 };
}

/** The judge that represents a detector. Its severity is the lowest: the score alone decides. */
export function judgeOf(weigher: Weigher): Judge {
  const { id, version, origin, name, description, title, groupBy, isCertain = false } = weigher;
  const words = { name, description, title };
  return {
    key: id,
    version,
    origin,
    ...words,
    groupBy,
    isCertain,
    severity: 'LOW',
    severityMode: 'suggested',
    condition: null,
  };
}

/** One finding if the evidence at least balances the base rate; otherwise none. */
export function findingOf(
  policy: Judge,
  facts: readonly DetectionFact[],
  subject?: string,
): DetectorHit[] {
  if (facts.length === 0 || logOddsOf(facts) < 0) return [];
  const finding = { detectorId: policy.key, policy, leaves: [], facts: [...facts] };
  return [subject === undefined ? finding : { ...finding, subject }];
}
