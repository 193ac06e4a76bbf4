import type { SettledPlace } from '@waybill/contract';
import type { HeldTouch, Hold, LineageObjectFacts, Version } from './lineage-types.ts';
import type { ReplayedLocation } from './replayed-location.ts';

/** Stored data of a location before the change, and which of its touches are new. */
export interface StoredLocation {
  versions: ReadonlyMap<string, Version>;
  isFresh: (touch: HeldTouch) => boolean;
}

/** Touches that count, with their contents. */
interface Held {
  touch: HeldTouch;
  hold: Hold;
  versionId: string;
}

/**
 * The versions of a location, as far as its timeline was read. Past and origin of a version are
 * resolved later: `gap` and `originClasses` are as if nothing were known.
 */
export function describeVersions(replayed: ReplayedLocation, stored: StoredLocation): Version[] {
  const held = heldTouches(replayed);
  if (held.length === 0) return [];
  const versions = toldVersions(held, replayed, stored);
  const live = liveVersion(held);
  for (const version of versions.values()) {
    const { versionId } = version;
    version.isLive = replayed.isCut
      ? stored.versions.get(versionId)?.isLive === true
      : versionId === live;
  }
  return [...versions.values()];
}

/** Versions by id, with what the touches report about them. */
function toldVersions(
  held: readonly Held[],
  { base, isWhole }: ReplayedLocation,
  stored: StoredLocation,
): Map<string, Version> {
  const versions = new Map<string, Version>();
  const before = base === null ? undefined : stored.versions.get(base);
  if (before !== undefined) versions.set(before.versionId, { ...before, isLive: false });
  for (const { touch, hold, versionId } of held) {
    const known = isWhole ? undefined : stored.versions.get(versionId);
    const version = versions.get(versionId) ?? startedVersion(known, touch, versionId);
    versions.set(versionId, version);
    if (hold.isOpening && known === undefined) openVersion(version, touch);
    if (touch.role === 'member' || touch.role === 'remove') continue;
    const isCounted = known === undefined || stored.isFresh(touch);
    tellOf(version, touch, hold, isCounted);
  }
  return versions;
}

function startedVersion(known: Version | undefined, touch: HeldTouch, versionId: string): Version {
  return known === undefined ? newVersion(touch, versionId) : { ...known, isLive: false };
}

function heldTouches({ touches, holds }: ReplayedLocation): Held[] {
  const held: Held[] = [];
  for (const [index, touch] of touches.entries()) {
    const hold = holds[index];
    if (hold === undefined || hold.versionId === null) continue;
    held.push({ touch, hold, versionId: hold.versionId });
  }
  return held;
}

function newVersion(touch: HeldTouch, versionId: string): Version {
  const { location } = touch.facts;
  return {
    versionId,
    locationId: touch.locationId,
    kind: location.kind,
    name: null,
    path: null,
    place: null,
    at: touch.at,
    orderKey: touch.orderKey,
    openedBy: null,
    person: null,
    device: null,
    sizeBytes: null,
    sha256: null,
    sensitivity: null,
    dataTypes: [],
    originClasses: [],
    gap: null,
    isLive: false,
    views: 0,
    isSample: false,
  };
}

function openVersion(version: Version, touch: HeldTouch): void {
  const { location, person, device, isSample } = touch.facts;
  version.name = location.name;
  version.path = location.path;
  version.place = location.place;
  version.at = touch.at;
  version.orderKey = touch.orderKey;
  version.openedBy = touch.role === 'write' ? touch.eventId : null;
  version.person = person;
  version.device = device;
  version.isSample = isSample;
}

function tellOf(version: Version, touch: HeldTouch, hold: Hold, isCounted: boolean): void {
  const { sizeBytes, sensitivity, dataTypes, isView } = touch.facts;
  if (hold.aheadMs === 0) version.sha256 ??= touch.digest;
  version.sizeBytes = greater(version.sizeBytes, sizeBytes);
  version.sensitivity = greater(version.sensitivity, sensitivity);
  version.dataTypes = united(version.dataTypes, dataTypes);
  if (isView && isCounted) version.views += 1;
}

/** Final content of the location; null if it was removed. */
function liveVersion(held: readonly Held[]): string | null {
  const last = held.findLast(({ touch }) => touch.role !== 'member');
  return last === undefined || last.touch.role === 'remove' ? null : last.versionId;
}

/** The location as the inventory lists it; null if nothing reports it anymore. */
export function describeObject(
  replayed: ReplayedLocation,
  stored: StoredLocation,
): LineageObjectFacts | null {
  const held = heldTouches(replayed);
  const [first] = held;
  if (first === undefined) return replayed.isWhole ? null : replayed.object;
  const known = replayed.isWhole ? null : replayed.object;
  const object: LineageObjectFacts = known === null ? newObject(first.touch) : { ...known };
  const told = held.filter(({ touch }) =>
    replayed.isCut ? stored.isFresh(touch) : touch.orderKey >= replayed.from,
  );
  for (const { touch } of told) tellOfObject(object, touch);
  if (!replayed.isCut) endWith(object, held);
  object.tail = replayed.tail;
  const isNew = ({ touch, versionId }: Held): boolean =>
    stored.isFresh(touch) && !replayed.stored.has(versionId);
  const opened = known === null ? held : held.filter(isNew);
  object.versions = (known?.versions ?? 0) + new Set(opened.map(({ versionId }) => versionId)).size;
  return object;
}

/** What the last touch leaves the object with. */
function endWith(object: LineageObjectFacts, held: readonly Held[]): void {
  const last = held.findLast(({ touch }) => touch.role !== 'member');
  if (last === undefined) return;
  object.removedAt = last.touch.role === 'remove' ? last.touch.at : null;
  object.latestVersionId = last.versionId;
}

function newObject({ facts, at }: HeldTouch): LineageObjectFacts {
  return {
    objectId: facts.location.locationId,
    kind: facts.location.kind,
    objectKey: null,
    name: null,
    path: null,
    url: null,
    place: null,
    owner: null,
    exposure: null,
    sensitivity: null,
    dataTypes: [],
    firstSeenAt: at,
    lastSeenAt: at,
    removedAt: null,
    versions: 0,
    latestVersionId: null,
    isSample: true,
    tail: null,
  };
}

/** Later touches win: the last report counts. */
function tellOfObject(object: LineageObjectFacts, { facts, at }: HeldTouch): void {
  const { location } = facts;
  object.objectKey = facts.objectKey ?? object.objectKey;
  object.name = location.name ?? object.name;
  object.path = location.path ?? object.path;
  object.url = location.url ?? object.url;
  object.place = location.place ?? object.place;
  object.owner = facts.owner ?? object.owner;
  object.exposure = facts.visibility ?? object.exposure;
  object.sensitivity = greater(object.sensitivity, facts.sensitivity);
  object.dataTypes = united(object.dataTypes, facts.dataTypes);
  object.firstSeenAt = Math.min(object.firstSeenAt, at);
  object.lastSeenAt = Math.max(object.lastSeenAt, at);
  object.isSample &&= facts.isSample;
}

/** Whether these touches add nothing new about the object, whichever came last. */
export function areTold(object: LineageObjectFacts, touches: readonly HeldTouch[]): boolean {
  return touches.every(({ facts }) => {
    const { name, path, url, place } = facts.location;
    return (
      isTold(facts.objectKey, object.objectKey) &&
      isTold(name, object.name) &&
      isTold(path, object.path) &&
      isTold(url, object.url) &&
      isTold(facts.owner, object.owner) &&
      isTold(facts.visibility, object.exposure) &&
      (place === null || isSamePlace(place, object.place))
    );
  });
}

function isTold(told: string | null, known: string | null): boolean {
  return told === null || told === known;
}

function isSamePlace(a: SettledPlace, b: SettledPlace | null): boolean {
  return (
    b !== null &&
    a.kind === b.kind &&
    a.name === b.name &&
    a.host === b.host &&
    a.container === b.container &&
    a.account === b.account &&
    a.managed === b.managed &&
    a.outside === b.outside
  );
}

function greater(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.max(a, b);
}

function united(a: string[], b: readonly string[]): string[] {
  if (b.every((each) => a.includes(each))) return a;
  return [...new Set([...a, ...b])].toSorted();
}
