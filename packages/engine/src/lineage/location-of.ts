import type { ActivityEvent, RelatedObject, SettledPlace } from '@waybill/contract';
import { hashId } from './hash-id.ts';
import { appOf, hasWorldwideIds, itemId, itemOfUrl, pageAddress } from './item-of-url.ts';
import type { Location } from './lineage-types.ts';

/** Divides the parts of a key: it is in no name. */
const DIVIDER = '\u001F';

/** Facts of an object from which its location is told. */
export type Named = Pick<RelatedObject, 'id' | 'name' | 'path' | 'url'>;

const NO_FACTS = { host: null, container: null, account: null } as const;

/** A file on a device. Null if the path is not known. */
export function fileAt(
  event: ActivityEvent,
  path: string | null,
  name: string | null = null,
): Location | null {
  if (path === null || !isAbsolute(path)) return null;
  const key = pathKey(path);
  const share = shareHost(key);
  const device = share === null ? deviceOf(event) : '';
  if (device === null) return null;
  return {
    locationId: hashId(`file${DIVIDER}${device}${DIVIDER}${key}`),
    kind: 'file',
    name: name ?? lastStep(path),
    path,
    url: null,
    place: share === null ? devicePlace(event) : hostPlace(share),
  };
}

/** A file that the event names without saying where it is: a location of the event's own. */
export function unplacedFile(event: ActivityEvent, name: string | null, slot: number): Location {
  return {
    locationId: hashId(`unplaced${DIVIDER}${event.eventId}${DIVIDER}${slot}`),
    kind: 'file',
    name,
    path: null,
    url: null,
    place: devicePlace(event),
  };
}

/** A file on removable storage, by the storage's serial number or label. */
export function volumeAt(place: SettledPlace, path: string | null, name: string | null): Location {
  const inside = path === null ? (name ?? '') : withoutMount(pathKey(path));
  const volume = place.container ?? '';
  return {
    locationId: hashId(`volume${DIVIDER}${volume}${DIVIDER}${inside.toLowerCase()}`),
    kind: 'volume',
    name: name ?? lastStep(path),
    path,
    url: null,
    place,
  };
}

/** The clipboard of the event's device. */
export function clipboardOf(event: ActivityEvent): Location | null {
  const device = deviceOf(event);
  if (device === null) return null;
  return {
    locationId: hashId(`clipboard${DIVIDER}${device}`),
    kind: 'clipboard',
    name: null,
    path: null,
    url: null,
    place: devicePlace(event),
  };
}

/** A location outside the event: the far end of the action. */
export function sinkOf(
  event: ActivityEvent,
  place: SettledPlace | null,
  name: string | null,
): Location {
  return {
    locationId: hashId(`sink${DIVIDER}${event.eventId}`),
    kind: 'sink',
    name,
    path: null,
    url: null,
    place,
  };
}

/** A message of a service, by the id that its sender gave it, which all mailboxes share. */
export function messageAt(event: ActivityEvent, place: SettledPlace | null): Location | null {
  const { object, mail } = event;
  const mailId = mail?.messageId?.replace(/^<|>$/g, '') ?? null;
  const id = mailId ?? object.id;
  if (id === null) return null;
  const scope = mailId === null ? `${appOf(place?.name ?? event.source)}${scopeOf(event)}` : 'mail';
  return {
    locationId: hashId(`message${DIVIDER}${scope}${DIVIDER}${id}`),
    kind: 'message',
    name: object.name ?? mail?.subject ?? null,
    path: null,
    url: object.url,
    place,
  };
}

/**
 * An item of a service: by the service's id, else by the id in its address, else by its address, else
 * by its path there. Null if nothing identifies it.
 */
export function itemAt(
  event: ActivityEvent,
  place: SettledPlace | null,
  named: Named,
): Location | null {
  const key = itemKey(event, place, named);
  if (key === null) return null;
  return {
    locationId: hashId(`item${DIVIDER}${key}`),
    kind: 'item',
    name: named.name,
    path: named.path,
    url: named.url,
    place,
  };
}

function itemKey(event: ActivityEvent, place: SettledPlace | null, named: Named): string | null {
  const app = appOf(place?.kind === 'app' ? place.name : event.source);
  if (named.id !== null) {
    const scope = hasWorldwideIds(app) ? '' : scopeOf(event);
    return `${app}${scope}${DIVIDER}${itemId(app, named.id)}`;
  }
  if (named.url !== null) {
    const item = itemOfUrl(named.url);
    if (item !== null) return `${item.app}${DIVIDER}${item.id}`;
    return isPage(named.url) ? `${app}${DIVIDER}${pageAddress(named.url)}` : null;
  }
  if (named.path === null) return null;
  return `${app}${scopeOf(event)}${DIVIDER}${place?.container ?? ''}${DIVIDER}${named.path}`;
}

/** An address that names one page, not the front door of a host. */
function isPage(url: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]+\/[^?#]/i.test(url);
}

function scopeOf(event: ActivityEvent): string {
  return `${DIVIDER}${(event.organization ?? event.cloudAccount ?? '').toLowerCase()}`;
}

/** Id of the event's device, else its host name, lower case. */
export function deviceOf(event: ActivityEvent): string | null {
  return (event.device.id ?? event.device.hostname)?.toLowerCase() ?? null;
}

export function devicePlace(event: ActivityEvent): SettledPlace {
  const { managed } = event.device;
  const own = [event.destination, event.origin].find((place) => place?.name === 'Device');
  return {
    kind: 'device',
    name: 'Device',
    ...NO_FACTS,
    managed,
    outside: own?.outside ?? 'unknown',
  };
}

function hostPlace(host: string): SettledPlace {
  return { kind: 'host', name: host, ...NO_FACTS, host, managed: 'unknown', outside: 'unknown' };
}

/**
 * A path in comparison form: Windows paths and those below `/Users` in lower case because their file
 * systems are case-insensitive; `/` as separator; composed characters.
 */
export function pathKey(path: string): string {
  const isWindows = /^(?:[a-z]:[\\/]|\\\\)/i.test(path);
  const isFolding = isWindows || path.startsWith('/Users/') || path.startsWith('smb://');
  const slashed = isWindows ? path.replaceAll('\\', '/') : path.replace(/^smb:/, '');
  const composed = isPlain(slashed) ? slashed : slashed.normalize('NFC');
  return isFolding ? composed.toLowerCase() : composed;
}

const PLAIN = /^[ -~]*$/;

function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

function isAbsolute(path: string): boolean {
  return /^(?:[a-z]:[\\/]|\\\\|\/|~|smb:\/\/)/i.test(path);
}

/** Server of a share path, whose key starts with two slashes; null for all others. */
function shareHost(key: string): string | null {
  return key.startsWith('//') ? (/^\/\/([^/]+)/.exec(key)?.[1] ?? null) : null;
}

/** The path on the storage itself: without drive letter and mount point. */
function withoutMount(key: string): string {
  return key.replace(
    /^(?:[a-z]:|\/volumes\/[^/]+|\/(?:run\/)?media\/[^/]+\/[^/]+|\/mnt\/[^/]+)/i,
    '',
  );
}

/** The last step of a path or path-like text. */
export function lastStep(path: string | null): string | null {
  if (path === null) return null;
  const cut = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
  return cut === path.length - 1 ? path : path.slice(cut + 1);
}
