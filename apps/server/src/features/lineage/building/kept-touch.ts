import type { EdgeEvidence } from '@waybill/contract';
import type { HeldTouch, Hold, Location, Touch, TouchFacts } from '@waybill/engine';
import { wholeBytes } from '../../ingest/writing/activity-columns.ts';
import type { ActOfRow } from './kept-act.ts';
import { flagNames } from './kept-flags.ts';
import { keptPlace, placeFrom, type KeptPlace } from './kept-place.ts';
import {
  endingWith,
  endOf,
  textFromEnd,
  wholeText,
  type KeptEnd,
  type KeptEnding,
} from './kept-text.ts';
import { keptVersionId, versionIdFrom, type KeptVersionId } from './kept-version-id.ts';
import { usualFacts } from './usual-facts.ts';

const FLAGS = flagNames([
  'isView',
  'isProvisional',
  'isLocked',
  'isCreation',
  'isOpening',
  'isRoot',
  'hasGroupDigest',
  'hasGroupHint',
]);

/** A text that is also in the row: true. */
type Kept = string | boolean | null;

/**
 * A touch as the store keeps it in a row with others of its event. Names are in each row, so they are short: letters
 * of what the engine names in full.
 */
export interface KeptTouch {
  /** `slot` */
  i: Touch['slot'];
  /** `role` */
  r: Touch['role'];
  /** `locationId`, where it is not that of the row. */
  l: string | null;
  /** `digest` */
  d: Kept;
  /** `hintKey` */
  h: Kept;
  /** `kind` */
  k: Location['kind'];
  /** `path` */
  p: string | null;
  /** `name`, beside the path. */
  n: KeptEnd;
  /** `url`, beside the path. */
  u: KeptEnding;
  /** `objectKey`, beside the path. */
  o: KeptEnding;
  /** `namedBy`: fact, and value beside the object's key. */
  e: readonly [EdgeEvidence['fact'], KeptEnd] | null;
  /** `place` */
  a: KeptPlace | null;
  /** `cameFrom` */
  c: KeptPlace | null;
  /** `sizeBytes` */
  b: number | null;
  /** `owner` */
  w: string | null;
  /** `visibility` */
  v: TouchFacts['visibility'];
  /** `sensitivity` */
  s: number | null;
  /** `dataTypes` */
  t: string[];
  /** `versionId` */
  x: KeptVersionId;
  /** `before`, `beforeAt`, `aheadMs` */
  y: readonly [Hold['before'], Hold['beforeAt'], Hold['aheadMs']] | null;
  /** `gap` */
  g: Hold['gap'];
  /** `openedKey`; true: the order key of the row. */
  z: Kept;
  /** `ownClass`; true: the name of the place. */
  q: Kept;
  /** `FLAGS` */
  f: number;
}

const TOUCH = usualFacts<KeptTouch>({
  i: 0,
  r: 'read',
  l: null,
  d: null,
  h: null,
  k: 'item',
  p: null,
  n: null,
  u: null,
  o: null,
  e: null,
  a: null,
  c: null,
  b: null,
  w: null,
  v: null,
  s: null,
  t: [],
  x: null,
  y: null,
  g: null,
  z: null,
  q: null,
  f: 0,
});

/** Shared facts of a row of touches. */
export interface RowKeys {
  locationId: string;
  eventId: string;
  orderKey: string;
  at: number;
  digest: string | null;
  hintKey: string | null;
  pairKey: string | null;
}

/** Touches of one row; each tells only what is other than of the one before it, the first what is not usual. */
export function keptTouches(touches: readonly HeldTouch[], row: RowKeys): Partial<KeptTouch>[] {
  let before = TOUCH.usual;
  return touches.map((touch) => {
    const told = toldTouch(touch, row);
    const kept = TOUCH.leaveOut(told, before);
    before = told;
    return kept;
  });
}

function toldTouch(touch: HeldTouch, row: RowKeys): KeptTouch {
  const { facts, hold, locationId } = touch;
  const { kind, name, path, url, place } = facts.location;
  const { objectKey, namedBy } = facts;
  const { before, beforeAt, aheadMs } = hold;
  return {
    i: touch.slot,
    r: touch.role,
    l: locationId === row.locationId ? null : locationId,
    d: asIn(row.digest, touch.digest),
    h: asIn(row.hintKey, touch.hintKey),
    k: kind,
    p: path,
    n: endOf(name, path),
    u: endingWith(url, path),
    o: endingWith(objectKey, path),
    e: namedBy && [namedBy.fact, endOf(namedBy.value, objectKey)],
    a: keptPlace(place),
    c: keptPlace(facts.cameFrom),
    b: wholeBytes(facts.sizeBytes),
    w: facts.owner,
    v: facts.visibility,
    s: facts.sensitivity,
    t: facts.dataTypes,
    x: keptVersionId(touch),
    y: before === null && beforeAt === null && aheadMs === 0 ? null : [before, beforeAt, aheadMs],
    g: hold.gap,
    z: asIn(row.orderKey, hold.openedKey),
    q: asIn(place?.name ?? null, hold.ownClass),
    f: FLAGS.pack({
      isView: facts.isView,
      isProvisional: facts.isProvisional,
      isLocked: facts.isLocked,
      isCreation: facts.isCreation,
      isOpening: hold.isOpening,
      isRoot: hold.isRoot,
      hasGroupDigest: hold.groupDigest !== null,
      hasGroupHint: hold.groupHint !== null,
    }),
  };
}

/** True: the same text as the other. */
function asIn(other: string | null, text: string | null): Kept {
  return text !== null && text === other ? true : text;
}

function textFrom(other: string | null, kept: Kept): string | null {
  return kept === true ? other : kept || null;
}

/** Touches as they were put. */
export function touchesFrom(
  row: RowKeys,
  act: ActOfRow,
  kept: readonly Partial<KeptTouch>[],
): HeldTouch[] {
  let told = TOUCH.usual;
  return kept.map((each) => {
    told = TOUCH.putBack(each, told);
    return touchFrom(row, act, told);
  });
}

function touchFrom(row: RowKeys, { partner, facts }: ActOfRow, told: KeptTouch): HeldTouch {
  const { eventId, orderKey, at, pairKey } = row;
  const locationId = told.l ?? row.locationId;
  const path = told.p;
  const objectKey = wholeText(told.o, path);
  const place = placeFrom(told.a);
  const digest = textFrom(row.digest, told.d);
  const hintKey = textFrom(row.hintKey, told.h);
  const [before, beforeAt, aheadMs] = told.y ?? [null, null, 0];
  return {
    eventId,
    slot: told.i,
    locationId,
    role: told.r,
    orderKey,
    at,
    digest,
    pairKey,
    hintKey,
    facts: {
      location: {
        locationId,
        kind: told.k,
        name: textFromEnd(told.n, path),
        path,
        url: wholeText(told.u, path),
        place,
      },
      objectKey,
      ...facts,
      namedBy: told.e && { fact: told.e[0], value: textFromEnd(told.e[1], objectKey) ?? '' },
      sizeBytes: told.b,
      owner: told.w,
      visibility: told.v,
      sensitivity: told.s,
      dataTypes: told.t,
      cameFrom: placeFrom(told.c),
      isView: FLAGS.isSet(told.f, 'isView'),
      isProvisional: FLAGS.isSet(told.f, 'isProvisional'),
      isLocked: FLAGS.isSet(told.f, 'isLocked'),
      isCreation: FLAGS.isSet(told.f, 'isCreation'),
    },
    hold: {
      versionId: versionIdFrom(told.x, { locationId, eventId }),
      isOpening: FLAGS.isSet(told.f, 'isOpening'),
      before,
      beforeAt,
      aheadMs,
      partner,
      groupDigest: FLAGS.isSet(told.f, 'hasGroupDigest') ? digest : null,
      groupHint: FLAGS.isSet(told.f, 'hasGroupHint') ? hintKey : null,
      isRoot: FLAGS.isSet(told.f, 'isRoot'),
      gap: told.g,
      openedKey: textFrom(row.orderKey, told.z),
      ownClass: textFrom(place?.name ?? null, told.q),
    },
  };
}
