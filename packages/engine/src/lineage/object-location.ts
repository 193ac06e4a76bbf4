import type { ActivityEvent, EdgeEvidence, SettledPlace } from '@waybill/contract';
import type { Location } from './lineage-types.ts';
import { fileAt, itemAt, messageAt, volumeAt, type Named } from './location-of.ts';
import type { TouchDraft } from './touch-draft.ts';

/** Where the event's own object lies; null if the event does not say enough. */
export function objectLocation(draft: TouchDraft): Location | null {
  const { event, observer } = draft;
  if (observer !== 'service') return localLocation(event, event.object);
  const place = objectPlace(draft);
  return event.object.kind === 'message'
    ? messageAt(event, place)
    : itemAt(event, place, event.object);
}

/** A file on the device, or in the storage that the event names as its source. */
export function localLocation(event: ActivityEvent, named: Omit<Named, 'id'>): Location | null {
  const { origin } = event;
  if (origin?.kind === 'external_storage') return volumeAt(origin, named.path, named.name);
  return fileAt(event, named.path, named.name);
}

/**
 * The place of the object in a service's record: the destination of an upload, otherwise its origin.
 */
export function objectPlace({ event, act }: TouchDraft): SettledPlace {
  const isArriving = act === 'upload' || act === 'create';
  const side = isArriving
    ? (event.destination ?? event.origin)
    : (event.origin ?? event.destination);
  return side?.kind === 'app' ? side : servicePlace(event);
}

/** The service that the record is of. */
export function servicePlace(event: ActivityEvent): SettledPlace {
  return {
    kind: 'app',
    name: event.source,
    host: null,
    container: null,
    account: event.organization?.toLowerCase() ?? null,
    managed: 'unknown',
    outside: 'unknown',
  };
}

/** How a location is named: the fact that an edge rests on. */
export function namingOf(named: Omit<Named, 'name'>): EdgeEvidence | null {
  if (named.id !== null) return { fact: 'source-id', value: named.id };
  if (named.path !== null) return { fact: 'source-path', value: named.path };
  return named.url === null ? null : { fact: 'source-url', value: named.url };
}

/** The name that an archive or message gives its contents. */
export function nameOf({ name }: Pick<Named, 'name'>): EdgeEvidence | null {
  return name === null ? null : { fact: 'name', value: name };
}
