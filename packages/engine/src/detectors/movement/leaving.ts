import type { ActivityEvent, DetectionFact } from '@waybill/contract';
import { fact } from '../weigh.ts';

/** Whether data moved at all: a failed action gives no one access. */
export function isMoved({ movement, outcome }: ActivityEvent): boolean {
  return movement !== 'none' && outcome !== 'failure';
}

/** Whether data left the organisation's control, or was copied to removable media. */
export function isLeaving(event: ActivityEvent): boolean {
  const { category, direction, destination } = event;
  if (!isMoved(event)) return false;
  const isCarriedAway = destination?.kind === 'external_storage' && destination.managed !== 'yes';
  return category !== null || direction === 'outbound' || isCarriedAway;
}

const LEAVING_POINTS = 0.2;
const MAY_LEAVE_POINTS = -0.4;
/** Movements out of a device or an app; a download comes in. */
const OUTWARD: readonly string[] = ['upload', 'send', 'share', 'copy'];

/**
 * Whether data leaves the organisation's control, or may: most services serve everyone, and the account
 * owner is unknown. Null if it stays inside or does not move.
 */
export function leavingFact(event: ActivityEvent): DetectionFact | null {
  const { destination, outsideDomains } = event;
  if (isLeaving(event)) {
    return fact('leaving', destination?.name ?? outsideDomains[0] ?? true, LEAVING_POINTS);
  }
  return mayLeave(event) ? fact('mayLeave', destination?.name ?? true, MAY_LEAVE_POINTS) : null;
}

/** Whether data goes to a place with an unknown owner. A service's own log reports its own place. */
export function mayLeave(event: ActivityEvent): boolean {
  const { destination: place, source, movement } = event;
  if (place === null || !isMoved(event) || !OUTWARD.includes(movement)) return false;
  return place.outside === 'unknown' && place.kind !== 'device' && place.name !== source;
}
