import type { ActivityEvent, SettledPlace } from '@waybill/contract';
import { activityEvent, type ActivityFacts } from '@waybill/engine';

/** What a simulated act moves. */
export interface Moved {
  at: number;
  person: string;
  object: string;
  bytes: number;
  extension: string;
  /** 0 to 4; null: the content was not read. */
  sensitivity: number | null;
}

let acts = 0;

function event(
  { at, person, object, bytes, extension, sensitivity }: Moved,
  facts: ActivityFacts,
): ActivityEvent {
  acts += 1;
  const data =
    sensitivity === null
      ? null
      : { types: [], values: [1], sensitivity, class: null, state: 'complete' as const };
  return activityEvent({
    ...facts,
    eventId: `00000000-0000-7000-8000-${acts.toString(16).padStart(12, '0')}`,
    occurredAt: at,
    actorKey: person,
    actor: { kind: 'person', email: person },
    objectKey: object,
    object: { kind: 'file', name: object, sizeBytes: bytes, extension },
    data,
  });
}

function place(facts: Partial<SettledPlace>): Partial<SettledPlace> {
  return { kind: 'app', container: null, account: null, host: null, ...facts };
}

export function mailTo(moved: Moved, address: string, isOutside: boolean): ActivityEvent {
  const outside = isOutside ? 'yes' : 'no';
  return event(moved, {
    source: 'Exchange',
    action: 'Send',
    movement: 'send',
    recipients: [{ kind: 'person', address, domain: address.split('@')[1] ?? null, outside }],
    recipientsOutside: outside,
    category: isOutside ? 'External Comms' : null,
    direction: isOutside ? 'outbound' : null,
  });
}

export function download(moved: Moved): ActivityEvent {
  return event(moved, { source: 'SharePoint', action: 'Download', movement: 'download' });
}

export function view(moved: Moved): ActivityEvent {
  return event(moved, { source: 'SharePoint', action: 'View', movement: 'none' });
}

export function uploadTo(moved: Moved, host: string): ActivityEvent {
  const destination = place({ kind: 'host', name: host, host, managed: 'no', outside: 'yes' });
  return event(moved, {
    source: 'Extension',
    action: 'Upload',
    movement: 'upload',
    destination,
    category: 'Web Upload',
    direction: 'outbound',
  });
}

export function copyToDevice(moved: Moved): ActivityEvent {
  const destination = place({
    kind: 'external_storage',
    name: 'External Storage',
    managed: 'no',
    outside: 'unknown',
  });
  return event(moved, { source: 'Sensor', action: 'CopyFile', movement: 'copy', destination });
}
