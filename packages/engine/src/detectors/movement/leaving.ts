import type { ActivityEvent } from '@waybill/contract';

/** Whether data moved at all: an act that failed or moves nothing gives nobody anything. */
export function isMoved({ movement, outcome }: ActivityEvent): boolean {
  return movement !== 'none' && outcome !== 'failure';
}

/** Whether data went out of the organisation's hands, or onto something to be carried away. */
export function isLeaving(event: ActivityEvent): boolean {
  const { category, direction, destination } = event;
  if (!isMoved(event)) return false;
  const isCarriedAway = destination?.kind === 'external_storage' && destination.managed !== 'yes';
  return category !== null || direction === 'outbound' || isCarriedAway;
}
