import type { ActivityEvent } from '@waybill/contract';

/** Whether data moved at all: an act that failed or moves nothing gives nobody anything. */
export function isMoved({ movement, outcome }: ActivityEvent): boolean {
  return movement !== 'none' && outcome !== 'failure';
}

/** Whether data went out of the organisation's hands, as far as is known. */
export function isLeaving(event: ActivityEvent): boolean {
  return isMoved(event) && (event.direction === 'outbound' || event.category !== null);
}
