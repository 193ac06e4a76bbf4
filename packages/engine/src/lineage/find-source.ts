import { HINT_BOUND_MS, type ContentGroups, type Told } from './content-groups.ts';
import type { HeldTouch, Hold } from './lineage-types.ts';
import { byKey } from './order-timeline.ts';

/** A content with more other origins than these is common: a template, a logo, a licence. */
export const MOST_ORIGINS = 4;

/** Possible origin of a content, and how many other origins it could have had. */
export interface Source {
  told: Told;
  otherOrigins: number;
  isSameDevice: boolean;
}

/**
 * The most likely origin of a version with unknown past: an earlier version with the same digest, on
 * the same device first, the latest of them. Null if none, or the content is common.
 */
export function sourceByDigest(
  groups: ContentGroups,
  touch: HeldTouch,
  hold: Hold,
): { source: Source | null; archive: Source | null } {
  const told = groups.digests.get(hold.groupDigest ?? '') ?? null;
  if (told === null) return { source: null, archive: null };
  const otherOrigins = originsBesides(told, hold.versionId);
  const source = latest(told, touch, hold, (other) => other.touch.role !== 'member');
  const archive = latest(told, touch, hold, (other) => other.touch.role === 'member');
  return { source: ifRare(source, otherOrigins), archive: ifRare(archive, otherOrigins) };
}

/** Content on the same device is the source, however common it is elsewhere. */
function ifRare(
  found: Pick<Source, 'told' | 'isSameDevice'> | null,
  otherOrigins: number,
): Source | null {
  if (found === null || (otherOrigins > MOST_ORIGINS && !found.isSameDevice)) return null;
  return { ...found, otherOrigins };
}

/**
 * The most likely version of a listed member. A file with that name and content on the device qualifies
 * however common the content is.
 */
export function sourceOfMember(groups: ContentGroups, touch: HeldTouch, hold: Hold): Source | null {
  const told = groups.digests.get(hold.groupDigest ?? '') ?? null;
  if (told === null) return null;
  const { namedBy, device } = touch.facts;
  const name = namedBy?.fact === 'name' ? namedBy.value.toLowerCase() : null;
  const isFile = (other: Told): boolean => other.touch.role !== 'member';
  const otherOrigins = originsBesides(told, hold.versionId);
  const isNamed = (other: Told): boolean => {
    const { facts } = other.touch;
    return isFile(other) && facts.device === device && facts.location.name?.toLowerCase() === name;
  };
  const named = name === null || device === null ? null : latest(told, touch, hold, isNamed);
  if (named !== null) return { ...named, otherOrigins };
  return ifRare(latest(told, touch, hold, isFile), otherOrigins);
}

/**
 * The latest version that the same person handled under the same name within a week before. Versions
 * with different digests or sizes are excluded: two known digests are either equal, which is stronger
 * evidence, or differ.
 */
export function sourceByHint(groups: ContentGroups, touch: HeldTouch, hold: Hold): Told | null {
  const told = groups.hints.get(hold.groupHint ?? '') ?? [];
  const near = told.filter((other) => {
    const apart = touch.at - other.touch.at;
    return apart >= 0 && apart <= HINT_BOUND_MS;
  });
  return latest(near, touch, hold, (other) => mayBeSame(touch, other.touch))?.told ?? null;
}

function mayBeSame(touch: HeldTouch, other: HeldTouch): boolean {
  if (touch.digest !== null && other.digest !== null) return false;
  const [size, otherSize] = [touch.facts.sizeBytes, other.facts.sizeBytes];
  return size === null || otherSize === null || size === otherSize;
}

/**
 * Other places where the content appeared without a known origin: devices, and individual items and
 * volumes. Several copies on one device are one origin whose actions were lost.
 */
function originsBesides(told: readonly Told[], versionId: string | null): number {
  const origins = new Set<string>();
  for (const { touch, hold } of told) {
    const { location, device } = touch.facts;
    if (!hold.isRoot || touch.role === 'member' || location.kind === 'sink') continue;
    if (hold.versionId === null || hold.versionId === versionId) continue;
    origins.add(location.kind === 'file' && device !== null ? device : touch.locationId);
  }
  return origins.size;
}

/** Of the versions opened before this one: on the same device first, then the latest. */
function latest(
  told: readonly Told[],
  touch: HeldTouch,
  hold: Hold,
  isMeant: (other: Told) => boolean,
): Pick<Source, 'told' | 'isSameDevice'> | null {
  const { device } = touch.facts;
  let best: Pick<Source, 'told' | 'isSameDevice'> | null = null;
  for (const other of told) {
    if (!isBefore(other, hold) || other.touch.facts.location.kind === 'sink') continue;
    if (!isMeant(other)) continue;
    const isSameDevice = device !== null && other.touch.facts.device === device;
    if (best !== null && !isBetter(other, isSameDevice, best)) continue;
    best = { told: other, isSameDevice };
  }
  return best;
}

function isBefore({ hold }: Told, { versionId, openedKey }: Hold): boolean {
  if (hold.versionId === null || hold.versionId === versionId) return false;
  return hold.openedKey !== null && openedKey !== null && hold.openedKey < openedKey;
}

function isBetter(
  { touch, hold }: Told,
  isSameDevice: boolean,
  best: Pick<Source, 'told' | 'isSameDevice'>,
): boolean {
  if (isSameDevice !== best.isSameDevice) return isSameDevice;
  const bestKey = best.told.hold.openedKey ?? '';
  const key = hold.openedKey ?? '';
  if (key !== bestKey) return key > bestKey;
  const [versionId, bestId] = [hold.versionId ?? '', best.told.hold.versionId ?? ''];
  if (versionId !== bestId) return versionId < bestId;
  // The last of several actions on one version.
  return byKey(touch, best.told.touch) > 0;
}
