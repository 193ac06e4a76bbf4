import type { Actor, MappedEvent, Place, SpecifiedName } from '@waybill/contract';
import type { EventFacts } from '../mapped-event.ts';
import type { Parameters } from './parameters.ts';

/** Shared facts of all events in one activity record. */
export interface ActivityFacts {
  /** `drive`, `gmail`, `admin`, …; `activity` if unknown. */
  application: string;
  occurredAt: number;
  vendorEventId: string | null;
  organization: string | null;
  cloudAccount: string | null;
  actor: Actor;
  sourceIp: string | null;
  /** Domain of the document's owner or of the administered organisation. */
  ownerDomain: string | null;
}

/** One entry of an activity's `events`. */
export interface ActivityEventRecord {
  name: string;
  /** Lower case. */
  type: string | null;
  parameters: Parameters;
}

/** The facts that every event of an activity starts from. */
export function baseFacts(
  facts: ActivityFacts,
  event: ActivityEventRecord,
): EventFacts & Pick<MappedEvent, 'source'> {
  return {
    source: sourceOf(facts.application),
    stream: facts.application,
    vendorOperation: event.name,
    vendorEventId: facts.vendorEventId,
    occurredAt: facts.occurredAt,
    organization: facts.organization,
    cloudAccount: facts.cloudAccount,
    actor: facts.actor,
    network: { sourceIp: facts.sourceIp },
  };
}

/** Gmail has its own integration; all other applications come with Google Drive. */
function sourceOf(application: string): SpecifiedName {
  return application === 'gmail' ? 'Gmail' : 'Google Drive';
}

/** Drive or Gmail as a place: its content (`container`) and its owner (`account`). */
export function googlePlace(
  name: 'Google Drive' | 'Gmail',
  container: string | null,
  account: string | null,
): Place {
  const host = name === 'Gmail' ? 'mail.google.com' : 'drive.google.com';
  return { kind: 'app', name, host, container, account };
}

/** The device that the person sits at, which the Reports API leaves unnamed. */
export const OWN_DEVICE: Place = {
  kind: 'device',
  name: 'Device',
  host: null,
  container: null,
  account: null,
};

/** Name and text of the facts worth showing; omits absent ones. */
export function extraOf(facts: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
