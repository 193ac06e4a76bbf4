import {
  ownValue,
  DESTINATION_NAMES,
  SOURCE_NAMES,
  serviceOfHost,
  serviceOfProcess,
  type MappedEvent,
  type Place,
} from '@waybill/contract';

const NAMED: ReadonlySet<string> = new Set<string>([...SOURCE_NAMES, ...DESTINATION_NAMES]);
const MOBILE = /\b(ios|ipados|iphone|ipad|android)\b/i;
/** Where systems mount what is plugged in. */
const REMOVABLE_PATH = /^(\/Volumes\/(?!Macintosh HD)|\/media\/|\/run\/media\/|\/mnt\/usb)/;
/** Actions on a device whose record may omit the destination. */
const LEAVING: ReadonlySet<string> = new Set(['upload', 'send', 'share']);

/**
 * Where a movement ended, in the destination names of the specification (docs/destinations.md).
 * Determined, in this order, by the place that the record names, the host that received the data, the
 * written path, and the sending program. Null if all are unknown; then recipients and visibility decide
 * (`impliedDestination`).
 */
export function resolveDestination(event: MappedEvent): Place | null {
  if (event.destination !== null) return namedPlace(event.destination, event);
  if (event.movement === 'none') return null;
  return byPath(event) ?? byHost(event) ?? byProcess(event);
}

/** Places whose kind alone is their name. */
const NAME_OF_KIND: Partial<Record<Place['kind'], string>> = {
  external_storage: 'External Storage',
  public: 'Public',
  person: 'User',
};

function namedPlace(place: Place, event: MappedEvent): Place {
  const fixed = ownValue(NAME_OF_KIND, place.kind);
  if (fixed !== undefined) return { ...place, name: fixed };
  if (place.kind === 'device') {
    return { ...place, name: isMobile(place, event) ? 'Mobile Device' : 'Device' };
  }
  if (place.kind === 'host' || place.kind === 'internet') {
    return ofHost(place, place.host ?? (place.name.includes('.') ? place.name : null));
  }
  return NAMED.has(place.name) || place.host === null ? place : ofHost(place, place.host);
}

function isMobile(place: Place, event: MappedEvent): boolean {
  return place.name === 'Mobile Device' || MOBILE.test(event.device.os ?? '');
}

/** A host that belongs to a service is the service; any other represents itself. */
function ofHost(place: Place, host: string | null): Place {
  if (host === null) return { ...place, kind: 'internet', name: 'Internet' };
  const known = serviceOfHost(host);
  return known === undefined
    ? { ...place, kind: 'host', name: host.toLowerCase(), host: host.toLowerCase() }
    : { ...place, kind: 'app', name: known, host: host.toLowerCase() };
}

const NOWHERE: Place = {
  kind: 'internet',
  name: 'Internet',
  host: null,
  container: null,
  account: null,
};

function byPath(event: MappedEvent): Place | null {
  const isWritten = event.action === 'CopyFile' || event.movement === 'copy';
  const path = event.object.path ?? '';
  if (!isWritten || event.process === null || !REMOVABLE_PATH.test(path)) return null;
  return { ...NOWHERE, kind: 'external_storage', name: 'External Storage' };
}

function byHost(event: MappedEvent): Place | null {
  const host = event.network.destinationDomain;
  if (host === null || !LEAVING.has(event.movement)) return null;
  return ofHost(NOWHERE, host);
}

function byProcess(event: MappedEvent): Place | null {
  const process = event.process?.name ?? null;
  if (process === null || !LEAVING.has(event.movement)) return null;
  const name = serviceOfProcess(process);
  return name === undefined ? null : { ...NOWHERE, kind: 'app', name };
}
