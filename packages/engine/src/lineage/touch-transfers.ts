import type { ActivityEvent } from '@waybill/contract';
import { itemOfUrl } from './item-of-url.ts';
import type { Location } from './lineage-types.ts';
import { fileAt, itemAt, lastStep, sinkOf, unplacedFile, volumeAt } from './location-of.ts';
import { localLocation, nameOf, namingOf, objectLocation, objectPlace } from './object-location.ts';
import { addTouch, type TouchDetails, type TouchDraft } from './touch-draft.ts';

/** A file goes to a service. The service's own report about the received item takes precedence. */
export function touchUpload(draft: TouchDraft): void {
  if (draft.observer === 'service') return receiveItem(draft);
  const { event } = draft;
  const { object, destination, lineage } = event;
  readLocal(draft);
  const page = pageItem(draft, lineage?.target?.url ?? object.url, 'destination');
  const item = page?.isById === true ? page.location : null;
  return writeEnd(draft, item ?? sinkOf(event, destination, object.name), true);
}

function receiveItem(draft: TouchDraft): void {
  const { event } = draft;
  const source = event.lineage?.source ?? null;
  if (source !== null) {
    const from = itemAt(event, event.origin ?? objectPlace(draft), source);
    addTouch(draft, 'read', from, { namedBy: namingOf(source) });
  }
  addTouch(draft, 'write', objectLocation(draft), {
    ...objectDetails(event),
    cameFrom: event.origin,
  });
}

/** A file comes from a service to a device. */
export function touchDownload(draft: TouchDraft): void {
  if (draft.observer === 'service') return handOutItem(draft);
  const { event } = draft;
  const source = event.lineage?.source ?? null;
  const url = source?.url ?? event.object.url;
  const id = source?.id ?? null;
  const page = id === null ? (pageItem(draft, url, 'origin')?.location ?? null) : itemFrom(draft);
  addTouch(draft, 'read', page, {
    namedBy: namingOf({ id, path: null, url }),
    isProvisional: true,
  });
  addTouch(draft, 'write', savedFile(event), { ...objectDetails(event), cameFrom: event.origin });
}

function handOutItem(draft: TouchDraft): void {
  const { event } = draft;
  const { object, destination, lineage } = event;
  const { kind } = event.actor;
  // A program that works for a service reads where it runs, unless the record names a source.
  const isTaken = destination !== null || !(kind === 'service' || kind === 'system');
  const written = lineage?.target ?? null;
  addTouch(draft, 'read', objectLocation(draft), {
    ...objectDetails(event),
    isView: !isTaken && written === null,
  });
  const file = written && itemAt(event, destination ?? objectPlace(draft), written);
  if (file !== null) return addTouch(draft, 'write', file, {});
  if (!isTaken) return;
  addTouch(draft, 'write', sinkOf(event, destination, object.name), { isProvisional: true });
}

/** A message and its attachments go to its recipients. */
export function touchSend(draft: TouchDraft): void {
  const { event, observer } = draft;
  const members = event.lineage?.members ?? [];
  const own = observer === 'service' ? objectLocation(draft) : null;
  if (own !== null) {
    const isMessage = own.kind === 'message';
    addTouch(draft, 'read', own, { ...objectDetails(event), isCreation: isMessage });
    for (const member of members) {
      const { sha256, sizeBytes } = member;
      addTouch(draft, 'member', own, { digest: sha256, sizeBytes, namedBy: nameOf(member) });
    }
  } else if (observer !== 'service') {
    readLocal(draft);
    for (const member of members) {
      const { sha256, sizeBytes } = member;
      addTouch(draft, 'read', localLocation(event, member), {
        digest: sha256,
        namedBy: namingOf(member),
        sizeBytes,
      });
    }
  }
  writeEnd(draft, sinkOf(event, event.destination, event.object.name), observer !== 'service');
}

/** Others can read the object where it is. */
export function touchShare(draft: TouchDraft): void {
  const { event, observer } = draft;
  const { object, lineage } = event;
  const url = lineage?.target?.url ?? object.url;
  const location =
    observer === 'service'
      ? objectLocation(draft)
      : (localLocation(event, object) ?? pageItem(draft, url, 'destination')?.location ?? null);
  addTouch(draft, 'read', location, {
    ...objectDetails(event),
    namedBy: namingOf({ ...object, url }),
    isProvisional: observer !== 'service' && location?.kind === 'item',
  });
  writeEnd(draft, sinkOf(event, event.destination, object.name), observer !== 'service');
}

/** The far end; if no read is known, its source is found by the transferred content. */
function writeEnd(draft: TouchDraft, location: Location, isProvisional: boolean): void {
  const { event, touches } = draft;
  const { sha256, sizeBytes } = event.object;
  const hasSource = touches.some((touch) => touch.role === 'read');
  addTouch(draft, 'write', location, {
    digest: hasSource ? null : sha256,
    sizeBytes,
    isProvisional,
    cameFrom: hasSource ? null : event.origin,
  });
}

/** The file of the device that the event is about. */
function readLocal(draft: TouchDraft): void {
  const { event } = draft;
  const path = event.object.path ?? event.lineage?.source?.path ?? null;
  const name = event.object.name ?? lastStep(path);
  const location = localLocation(event, { name, path, url: null });
  addTouch(draft, 'read', location, {
    ...objectDetails(event),
    namedBy: namingOf({ id: null, path, url: null }),
  });
}

function savedFile(event: ActivityEvent): Location {
  const { object, destination, lineage } = event;
  const path = object.path ?? lineage?.target?.path ?? null;
  const name = object.name ?? lastStep(path);
  if (destination?.kind === 'external_storage') return volumeAt(destination, path, name);
  return fileAt(event, path, name) ?? unplacedFile(event, name, 0);
}

function itemFrom(draft: TouchDraft): Location | null {
  const { event } = draft;
  const source = event.lineage?.source ?? null;
  return source === null ? null : itemAt(event, event.origin, source);
}

/** The item or page behind an address that an agent saw. */
function pageItem(
  draft: TouchDraft,
  url: string | null,
  side: 'origin' | 'destination',
): { location: Location; isById: boolean } | null {
  if (url === null) return null;
  const { event } = draft;
  const { name } = event.object;
  const location = itemAt(event, event[side], { id: null, name, path: null, url });
  return location === null ? null : { location, isById: itemOfUrl(url) !== null };
}

function objectDetails({ object }: ActivityEvent): TouchDetails {
  return {
    digest: object.sha256,
    namedBy: namingOf(object),
    sizeBytes: object.sizeBytes,
    isObject: true,
  };
}
