import { ownValue, type Outcome, type Place } from '@waybill/contract';
import { OWN_DEVICE, placeOfUrl } from '../destination-place.ts';
import { lowerText } from '../text.ts';
import { textAt } from '../field.ts';
import type { EventFacts } from '../mapped-event.ts';
import type { OperationRule } from '../operation-table.ts';
import { googlePlace, type ActivityFacts } from './activity-facts.ts';
import type { Parameters } from './parameters.ts';

/** Clouds that an archive can be delivered to, by `TAKEOUT_DESTINATION`. */
const CLOUDS: Readonly<Record<string, Place | null>> = {
  box: placeOfUrl('https://app.box.com'),
  // The person's Drive, whose account the log does not name.
  drive: googlePlace('Google Drive', null, null),
  dropbox: placeOfUrl('https://www.dropbox.com'),
  onedrive: placeOfUrl('https://onedrive.live.com'),
};

const FAILED: ReadonlySet<string> = new Set(['canceled', 'failed']);

/** Outcome of a takeout; null for other events. */
export function takeoutOutcome(parameters: Parameters): Outcome | null {
  const status = lowerText(parameters['takeout_status']);
  if (status === null) return null;
  return FAILED.has(status) ? 'failure' : 'success';
}

/**
 * Archive facts of a Takeout event: its products and destination. An archive fetched by a link leaves
 * when it is downloaded, which is also logged.
 */
export function takeoutFacts(
  { actor, ownerDomain }: ActivityFacts,
  parameters: Parameters,
  rule: OperationRule,
): Partial<EventFacts> {
  const to = lowerText(parameters['takeout_destination']) ?? '';
  const cloud = rule.movement === 'none' ? null : (ownValue(CLOUDS, to) ?? null);
  return {
    object: {
      kind: 'other',
      id: textAt(parameters, 'takeout_id'),
      name: textAt(parameters, 'products_requested'),
      owner: textAt(parameters, 'user_email'),
    },
    origin: googlePlace('Google Drive', null, ownerDomain ?? actor.domain),
    ...way(rule, to, cloud),
  };
}

function way(rule: OperationRule, to: string, cloud: Place | null): Partial<EventFacts> {
  if (rule.movement === 'none') return {};
  if (cloud !== null) return { action: 'Copy', movement: 'copy', destination: cloud };
  return to === 'email' ? { movement: 'none' } : { destination: OWN_DEVICE };
}
