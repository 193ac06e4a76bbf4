import type { GapReason, SettledPlace } from '@waybill/contract';
import { hashId } from './hash-id.ts';
import type { Hold, LocationState, Tail, Touch } from './lineage-types.ts';

/** By how much clocks of different devices and services may differ. */
export const CLOCK_BOUND_MS = 600_000;
/** Contents of fewer bytes are alike by chance: their digest finds nothing. */
const TINY_BYTES = 32;

/** Version that a write opened. */
export function versionIdOf(locationId: string, eventId: string): string {
  return hashId(`${locationId}${eventId}`);
}

/** Version that a location held before anything told of it. */
export function firstVersionIdOf(locationId: string): string {
  return hashId(`${locationId}first`);
}

/** Version that an event found at a location without anything telling how it came there. */
export function seenVersionIdOf(locationId: string, eventId: string): string {
  return hashId(`${locationId}${eventId}seen`);
}

/** A hold that counts for nothing: of a touch that the other view of the action makes needless. */
export function emptyHold(partner: string | null): Hold {
  return {
    versionId: null,
    isOpening: false,
    before: null,
    beforeAt: null,
    aheadMs: 0,
    partner,
    groupDigest: null,
    groupHint: null,
    isRoot: false,
    gap: null,
    openedKey: null,
    ownClass: null,
  };
}

/** Effects of other locations on touches. */
export interface ReplayRules<T> {
  /** The touch counts for nothing. */
  isVoid: (touch: T) => boolean;
  /** Something led to the content that the touch wrote. */
  isLed: (touch: T) => boolean;
  /** The event that is the other view of the touch's act. */
  partnerOf: (touch: T) => string | null;
}

/** What a location held after each of its touches, and in the end. */
export interface Replay {
  /** One for each touch. */
  holds: Hold[];
  tail: Tail | null;
}

/**
 * What a location held after each of its touches. Goes through the timeline once.
 *
 * @param touches all of a timeline, or from a write on, in the order of `orderTimeline`; those that come
 *   after `before` where that is given
 */
export function replayTimeline<T extends Touch>(
  touches: readonly T[],
  rules: ReplayRules<T>,
  before: Tail | null = null,
): Replay {
  let state: LocationState | null = before;
  const holds: Hold[] = [];
  for (let index = 0; index < touches.length; index += 1) {
    const touch = touches[index];
    if (touch === undefined) break;
    const hold = emptyHold(rules.partnerOf(touch));
    holds.push(hold);
    if (rules.isVoid(touch)) continue;
    if (touch.role === 'write') {
      state = opened(hold, touch, versionIdOf(touch.locationId, touch.eventId), {
        isRoot: !rules.isLed(touch),
        gap: gapOfWrite(touch),
      });
      continue;
    }
    if (state === null && touch.role === 'read') {
      const ahead = writeAhead(touches, index, rules.isVoid);
      if (ahead !== null) {
        hold.versionId = versionIdOf(ahead.locationId, ahead.eventId);
        hold.aheadMs = Math.max(1, ahead.at - touch.at);
        continue;
      }
    }
    state = touch.role === 'read' ? readState(hold, touch, state) : keptState(hold, touch, state);
  }
  return { holds, tail: state && tailOf(state, lastKeyOf(touches, holds, before)) };
}

function lastKeyOf(touches: readonly Touch[], holds: readonly Hold[], before: Tail | null): string {
  let lastKey = before?.lastKey ?? '';
  for (const [index, { orderKey }] of touches.entries()) {
    if (holds[index]?.versionId !== null && orderKey > lastKey) lastKey = orderKey;
  }
  return lastKey;
}

function tailOf(state: LocationState, lastKey: string): Tail {
  const { versionId, digest, isRoot, gap, isRemoved } = state;
  const { openedKey, openedAt, openedHint, ownClass } = state;
  return {
    lastKey,
    versionId,
    digest,
    isRoot,
    gap,
    isRemoved,
    openedKey,
    openedAt,
    openedHint,
    ownClass,
  };
}

/** A removal, or a member that is listed. */
function keptState(hold: Hold, touch: Touch, state: LocationState | null): LocationState | null {
  if (state === null) return null;
  hold.versionId = state.versionId;
  if (touch.role === 'remove') return { ...state, isRemoved: true };
  if (touch.digest !== null && !isTiny(touch)) {
    hold.groupDigest = touch.digest;
    tell(hold, state);
  }
  return state;
}

function readState(hold: Hold, touch: Touch, state: LocationState | null): LocationState {
  const { locationId, digest } = touch;
  if (state === null) {
    const versionId = firstVersionIdOf(locationId);
    return opened(hold, touch, versionId, { isRoot: true, gap: gapOfFirst(touch) });
  }
  const isGone = state.isRemoved && touch.facts.location.kind !== 'item';
  if (isGone || isOtherContent(digest, state.digest))
    return changedState(hold, touch, state, isGone);
  hold.versionId = state.versionId;
  if (isHandled(touch, state)) {
    hold.groupHint = touch.hintKey;
    tell(hold, state);
  }
  if (digest === null || state.digest !== null) {
    return state.isRemoved ? { ...state, isRemoved: false } : state;
  }
  if (!isTiny(touch)) {
    hold.groupDigest = digest;
    tell(hold, state);
  }
  return { ...state, digest, isRemoved: false };
}

function isOtherContent(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b;
}

/** Something else lies there than what was held, and no one told how it came there. */
function changedState(
  hold: Hold,
  touch: Touch,
  state: LocationState,
  isGone: boolean,
): LocationState {
  const isContinued = !isGone && touch.facts.location.kind !== 'clipboard';
  const versionId = seenVersionIdOf(touch.locationId, touch.eventId);
  const changed = opened(hold, touch, versionId, { isRoot: !isContinued, gap: 'changed-unseen' });
  if (isContinued) {
    hold.before = state.versionId;
    hold.beforeAt = state.openedAt;
  }
  return changed;
}

function opened(
  hold: Hold,
  touch: Touch,
  versionId: string,
  { isRoot, gap }: Pick<LocationState, 'isRoot' | 'gap'>,
): LocationState {
  const state: LocationState = {
    versionId,
    digest: touch.digest,
    isRoot,
    gap,
    isRemoved: false,
    openedKey: touch.orderKey,
    openedAt: touch.at,
    openedHint: touch.hintKey,
    ownClass: classOfPlace(touch.facts.cameFrom ?? touch.facts.location.place),
  };
  hold.versionId = versionId;
  hold.isOpening = true;
  // Nothing comes from a far end: what led there is all that is asked of it.
  const isAsked = isRoot || touch.facts.location.kind !== 'sink';
  hold.groupDigest = touch.digest === null || isTiny(touch) || !isAsked ? null : touch.digest;
  hold.groupHint = isAsked ? touch.hintKey : null;
  tell(hold, state);
  return state;
}

/** Someone took or gave the content on, under whose name it may turn up elsewhere. */
function isHandled({ hintKey, facts }: Touch, { openedHint }: LocationState): boolean {
  return hintKey !== null && hintKey !== openedHint && facts.action !== 'View';
}

/** Tells a touch what is known about its version. */
function tell(hold: Hold, { isRoot, gap, openedKey, ownClass }: LocationState): void {
  hold.isRoot = isRoot;
  hold.gap = isRoot || gap === 'changed-unseen' ? gap : null;
  hold.openedKey = openedKey;
  hold.ownClass = ownClass;
}

/**
 * The first write by another clock that is not too far ahead of a read which finds nothing: the clocks
 * differ. A read never takes what has another digest.
 */
function writeAhead<T extends Touch>(
  touches: readonly T[],
  index: number,
  isVoid: (touch: T) => boolean,
): T | null {
  const read = touches[index];
  if (read === undefined) return null;
  for (let next = index + 1; next < touches.length; next += 1) {
    const touch = touches[next];
    if (touch === undefined || touch.at > read.at + CLOCK_BOUND_MS) return null;
    if (touch.role !== 'write' || isVoid(touch) || touch.eventId === read.eventId) continue;
    if (touch.facts.clock === read.facts.clock) return null;
    return isOtherContent(read.digest, touch.digest) ? null : touch;
  }
  return null;
}

function gapOfFirst({ facts }: Touch): GapReason | null {
  if (facts.isCreation) return null;
  if (facts.isLocked) return 'encrypted-archive';
  const isOfDevice = facts.location.kind === 'file' || facts.location.kind === 'volume';
  return isOfDevice && facts.managed === 'no' ? 'unmanaged-device' : 'first-seen';
}

function gapOfWrite({ facts }: Touch): GapReason | null {
  if (facts.isCreation) return null;
  if (facts.isLocked) return 'encrypted-archive';
  const from = facts.cameFrom;
  if (facts.managed === 'no' || from?.managed === 'no') return 'unmanaged-device';
  return from === null || from.kind === 'device' ? 'first-seen' : null;
}

function isTiny({ facts }: Touch): boolean {
  return facts.sizeBytes !== null && facts.sizeBytes < TINY_BYTES;
}

/** How a place is named among classes of origin: places that belong to others are distinguished. */
export function classOfPlace(place: SettledPlace | null): string | null {
  if (place === null) return null;
  return place.outside === 'yes' ? `${place.name} (outside)` : place.name;
}
