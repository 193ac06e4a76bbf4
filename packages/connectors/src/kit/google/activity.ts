import type { Actor, ActorKind } from '@waybill/contract';
import { domainOf, emailOf, localPartOf } from '../address.ts';
import type { MapResult, VendorRecord } from '../define-connector.ts';
import { field, recordsOf, textAt } from '../field.ts';
import { instant } from '../instant.ts';
import { ipOf } from '../ip.ts';
import { lowerText, text } from '../text.ts';
import { accountEvent } from './account-event.ts';
import type { ActivityEventRecord, ActivityFacts } from './activity-facts.ts';
import { chromeEvent } from './chrome-event.ts';
import { driveEvent } from './drive-event.ts';
import { gmailEvent } from './gmail-event.ts';
import { readParameters } from './parameters.ts';

/** Maps one activity of the Reports API: each of its events is one action. */
export function mapActivity(record: VendorRecord): MapResult {
  const occurredAt = instant(field(record, 'id.time'));
  if (occurredAt === null) {
    return { kind: 'rejected', field: 'id.time', reason: 'the activity has no readable time' };
  }
  const facts = activityFacts(record, occurredAt);
  const events = recordsOf(field(record, 'events')).flatMap((event) => eventRecord(event));
  if (events.length === 0) {
    return { kind: 'rejected', field: 'events', reason: 'the activity names no event' };
  }
  return { kind: 'mapped', events: events.map((event) => mapEvent(facts, event)) };
}

function mapEvent(facts: ActivityFacts, event: ActivityEventRecord) {
  switch (facts.application) {
    case 'drive':
      return driveEvent(facts, event);
    case 'gmail':
      return gmailEvent(facts, event);
    case 'chrome':
      return chromeEvent(facts, event);
    default:
      return accountEvent(facts, event);
  }
}

function eventRecord(event: Record<string, unknown>): ActivityEventRecord[] {
  // Exports exist that pad the name with a blank.
  const name = text(field(event, 'name'))?.trim();
  if (!name) return [];
  return [
    {
      name,
      type: lowerText(field(event, 'type')),
      parameters: readParameters(field(event, 'parameters')),
    },
  ];
}

function activityFacts(record: VendorRecord, occurredAt: number): ActivityFacts {
  const customer = textAt(record, 'id.customerId');
  return {
    application: lowerText(field(record, 'id.applicationName')) ?? 'activity',
    occurredAt,
    // The second spelling is from the vendor's first documentation.
    vendorEventId: textAt(record, 'id.uniqueQualifier', 'id.uniqQualifier'),
    organization: customer,
    cloudAccount: customer,
    actor: actorOf(record),
    sourceIp: ipOf(field(record, 'ipAddress')),
    ownerDomain: lowerText(field(record, 'ownerDomain')),
  };
}

/**
 * The account of an activity. The Reports API gives no display name; the name is the account's own,
 * the part before the sign.
 */
function actorOf(record: VendorRecord): Actor {
  const written = field(record, 'actor.email');
  const email = emailOf(written);
  const key = textAt(record, 'actor.key');
  return {
    kind: actorKind(email, key),
    email,
    id: textAt(record, 'actor.profileId'),
    name: localPartOf(written) ?? key,
    domain: domainOf(written),
  };
}

function actorKind(email: string | null, key: string | null): ActorKind {
  if (email?.endsWith('.gserviceaccount.com')) return 'service';
  if (email !== null) return 'person';
  if (key === null) return 'unknown';
  if (/anonymous/i.test(key)) return 'anonymous';
  return key === 'SYSTEM' ? 'system' : 'service';
}
