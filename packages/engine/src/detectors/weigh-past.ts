import type { ActivityEvent } from '@waybill/contract';
import { DETECTORS } from '../detectors.gen.ts';
import type { DetectorContext, DetectorHit } from './define-detector.ts';
import { isMoved, leavingFact } from './movement/leaving.ts';
import { personalAddresses } from './self-address/personal-addresses.ts';

const WEIGHERS = DETECTORS.filter(({ weighsPast }) => weighsPast === true);
const WEIGHER_IDS: ReadonlySet<string> = new Set(WEIGHERS.map(({ id }) => id));

/** Whether knowledge of earlier events can change the detectors' result for this event. */
export function asksForPast(event: ActivityEvent): boolean {
  return leavingFact(event) !== null || (isMoved(event) && personalAddresses(event).length > 0);
}

/** The findings on an event, with the history-based detectors evaluated again. */
export function weighPast(
  event: ActivityEvent,
  hits: readonly DetectorHit[],
  known: Omit<DetectorContext, 'policyHits'>,
): DetectorHit[] {
  const context = { ...known, policyHits: [] };
  return [
    ...hits.filter(({ detectorId }) => !WEIGHER_IDS.has(detectorId)),
    ...WEIGHERS.flatMap((detector) => detector.evaluate(event, context)),
  ];
}
