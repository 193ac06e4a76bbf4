import type { ActivityEvent, EventCategory, EventDirection } from '@waybill/contract';
import { isExposed, isVisibilityWidened } from './visibility.ts';

/** The settled facts that category and direction are decided from. */
export type MovementFacts = Pick<
  ActivityEvent,
  | 'movement'
  | 'outcome'
  | 'visibilityBefore'
  | 'visibilityAfter'
  | 'recipientsOutside'
  | 'origin'
  | 'destination'
  | 'device'
>;

/**
 * The category of an event: the first match in the order share, comms, download, upload; null if none
 * applies. Failed actions move nothing and have no category; an unknown place never counts as outside.
 */
export function categoryOf(facts: MovementFacts): EventCategory | null {
  if (facts.outcome === 'failure') return null;
  if (isExternalShare(facts)) return 'External Share';
  if (facts.movement === 'send' && facts.recipientsOutside === 'yes') return 'External Comms';
  const isDestinationUnmanaged = facts.destination?.managed === 'no';
  if (facts.movement === 'download' && (facts.device.managed === 'no' || isDestinationUnmanaged)) {
    return 'Download to Unmanaged';
  }
  return facts.movement === 'upload' && isDestinationUnmanaged ? 'Web Upload' : null;
}

/** Where the data went as seen from the tenant; null if it stays inside or nothing is known. */
export function directionOf(
  facts: MovementFacts,
  category: EventCategory | null,
): EventDirection | null {
  if (category !== null) return 'outbound';
  if (facts.destination?.outside === 'yes' || facts.recipientsOutside === 'yes') return 'outbound';
  const isFromOutside = facts.origin?.outside === 'yes';
  return isFromOutside && facts.destination?.outside === 'no' ? 'inbound' : null;
}

function isExternalShare(facts: MovementFacts): boolean {
  if (isExposed(facts.visibilityAfter) && isVisibilityWidened(facts) === true) return true;
  const isShare = facts.movement === 'share';
  if (isShare && facts.recipientsOutside === 'yes') return true;
  return (isShare || facts.movement === 'copy') && facts.destination?.outside === 'yes';
}
