import type { ActivityEvent, RelatedObject } from '@waybill/contract';
import type { Location } from './lineage-types.ts';
import { fileAt, itemAt, lastStep, sinkOf, unplacedFile, volumeAt } from './location-of.ts';
import { localLocation, namingOf, objectLocation, objectPlace } from './object-location.ts';
import { addTouch, type TouchDraft } from './touch-draft.ts';

/** A copy: of a file on a device or to a volume, of an item within or between services. */
export function touchCopy(draft: TouchDraft): void {
  if (draft.observer === 'service') copyItem(draft);
  else copyFile(draft);
}

function copyFile(draft: TouchDraft): void {
  const { event } = draft;
  const { object, destination, lineage } = event;
  const target = lineage?.target?.path ?? null;
  const source = lineage?.source?.path ?? (object.path === target ? null : object.path);
  const { sha256, sizeBytes } = object;
  const named = { id: null, name: lastStep(source), path: source, url: null };
  addTouch(draft, 'read', localLocation(event, named), {
    digest: sha256,
    namedBy: namingOf(named),
    sizeBytes,
    isObject: source === object.path,
  });
  const name = lastStep(target) ?? object.name;
  const written =
    destination?.kind === 'external_storage'
      ? volumeAt(destination, target, name)
      : (fileAt(event, target, name) ?? sinkOf(event, destination, name));
  addTouch(draft, 'write', written, {
    digest: sha256,
    sizeBytes,
    isObject: source !== object.path,
  });
}

/** The record names the source as its object and the copy as target, or the copy and its source. */
function copyItem(draft: TouchDraft): void {
  const { event } = draft;
  const { object, lineage, destination } = event;
  const own = objectLocation(draft);
  const source = relatedItem(draft, lineage?.source ?? null, 'origin');
  const told = { digest: object.sha256, sizeBytes: object.sizeBytes, isObject: true };
  if (source !== null) {
    addTouch(draft, 'read', source, { namedBy: namingOf(lineage?.source ?? object) });
    return addTouch(draft, 'write', own, told);
  }
  addTouch(draft, 'read', own, { ...told, namedBy: namingOf(object) });
  const target = relatedItem(draft, lineage?.target ?? null, 'destination');
  if (target !== null) return addTouch(draft, 'write', target, {});
  if (destination !== null && destination.outside !== 'no') {
    addTouch(draft, 'write', sinkOf(event, destination, object.name));
  }
}

function relatedItem(
  draft: TouchDraft,
  related: RelatedObject | null,
  side: 'origin' | 'destination',
): Location | null {
  if (related === null) return null;
  return itemAt(draft.event, draft.event[side] ?? objectPlace(draft), related);
}

/** The same content under another name. A service's own id stays; a path is left for another. */
export function touchRename(draft: TouchDraft): void {
  const before = draft.observer === 'service' ? objectLocation(draft) : formerFile(draft.event);
  const after = draft.observer === 'service' ? renamedItem(draft, before) : newFile(draft.event);
  if (after === null) return;
  const { object, lineage } = draft.event;
  const { sha256: digest, sizeBytes } = object;
  const source = lineage?.source ?? object;
  addTouch(draft, 'read', before, { digest, namedBy: namingOf(source), sizeBytes });
  if (before !== null && before.locationId !== after.locationId) {
    addTouch(draft, 'remove', before);
  }
  addTouch(draft, 'write', after, { digest, sizeBytes, isObject: true });
}

function newFile(event: ActivityEvent): Location | null {
  const { object, lineage } = event;
  const path = object.path ?? lineage?.target?.path ?? null;
  return fileAt(event, path, object.name) ?? unplacedFile(event, object.name, 0);
}

/** If only the former name is reported, the file was in the same folder. */
function formerFile(event: ActivityEvent): Location | null {
  const source = event.lineage?.source ?? null;
  if (source === null) return null;
  const now = event.object.path;
  if (source.path !== null || now === null || source.name === null) {
    return fileAt(event, source.path, source.name);
  }
  const last = lastStep(now) ?? '';
  return fileAt(event, `${now.slice(0, now.length - last.length)}${source.name}`, source.name);
}

function renamedItem(draft: TouchDraft, before: Location | null): Location | null {
  const target = draft.event.lineage?.target ?? null;
  if (before === null || target === null) return before;
  const { id } = draft.event.object;
  const hasOwnId = id !== null && !id.includes('://');
  const moved = hasOwnId && target.id === null ? null : relatedItem(draft, target, 'destination');
  if (moved !== null) return { ...moved, name: target.name ?? before.name };
  return { ...renamed(before, target), place: draft.event.destination ?? before.place };
}

function renamed(location: Location, { name, path, url }: RelatedObject): Location {
  return {
    ...location,
    name: name ?? location.name,
    path: path ?? location.path,
    url: url ?? location.url,
  };
}
