import type { SettledPlace } from '@waybill/contract';
import type { HeldTouch, Hold, Location, Touch, TouchFacts } from '@waybill/engine';
import { wholeBytes } from '../../ingest/writing/activity-columns.ts';
import { withoutUsual, withUsual } from './usual-facts.ts';

/** Shared facts of an event's touches. */
const ACT_FACTS = {
  action: null,
  relation: 'same-content',
  observer: 'service',
  clock: '',
  sequence: null,
  person: null,
  device: null,
  isPartial: false,
  managed: 'unknown',
  isSample: false,
  partner: null,
} as const;
type ActName = Exclude<keyof typeof ACT_FACTS, 'partner'>;

/** Shared facts of an event's touches, in stored form. */
export type KeptAct = Pick<TouchFacts, ActName> & Pick<Hold, 'partner'>;

const USUAL_ACT: KeptAct = ACT_FACTS;

/** A touch in the stored form of a row with others of its event. */
export type KeptTouch = Pick<Touch, 'slot' | 'role'> &
  Omit<TouchFacts, ActName | 'location' | 'cameFrom'> &
  Omit<Location, 'locationId' | 'place'> &
  Omit<Hold, 'partner' | 'groupDigest' | 'groupHint' | 'openedKey'> & {
    /** If it is not the location of the row. */
    locationId: string | null;
    /** True: that of the row. */
    digest: string | boolean | null;
    hintKey: string | boolean | null;
    hasGroupDigest: boolean;
    openedKey: string | boolean | null;
    hasGroupHint: boolean;
    place: KeptPlace | null;
    cameFrom: KeptPlace | null;
  };

/** A place by its parts alone. */
type KeptPlace = readonly [
  SettledPlace['kind'],
  SettledPlace['name'],
  SettledPlace['host'],
  SettledPlace['container'],
  SettledPlace['account'],
  SettledPlace['managed'],
  SettledPlace['outside'],
];

const USUAL_TOUCH: KeptTouch = {
  slot: 0,
  role: 'read',
  locationId: null,
  digest: null,
  hintKey: null,
  kind: 'item',
  name: null,
  path: null,
  url: null,
  place: null,
  objectKey: null,
  namedBy: null,
  sizeBytes: null,
  owner: null,
  visibility: null,
  sensitivity: null,
  dataTypes: [],
  cameFrom: null,
  isView: false,
  isProvisional: false,
  isLocked: false,
  isCreation: false,
  versionId: null,
  isOpening: false,
  before: null,
  beforeAt: null,
  aheadMs: 0,
  hasGroupDigest: false,
  hasGroupHint: false,
  isRoot: false,
  gap: null,
  openedKey: null,
  ownClass: null,
};

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

export function keptAct({ facts, hold }: HeldTouch): Partial<KeptAct> {
  return withoutUsual({ ...facts, partner: hold.partner }, USUAL_ACT);
}

/**
 * Touches of one row; each stores only its differences from the previous one, the first only unusual
 * values.
 */
export function keptTouches(touches: readonly HeldTouch[], row: RowKeys): Partial<KeptTouch>[] {
  let before = USUAL_TOUCH;
  return touches.map((touch) => {
    const told = toldTouch(touch, row);
    const kept = withoutUsual(told, before);
    before = told;
    return kept;
  });
}

function toldTouch(touch: HeldTouch, row: RowKeys): KeptTouch {
  const { facts, hold, locationId } = touch;
  const { kind, name, path, url, place } = facts.location;
  return {
    slot: touch.slot,
    role: touch.role,
    locationId: locationId === row.locationId ? null : locationId,
    digest: asIn(row.digest, touch.digest),
    hintKey: asIn(row.hintKey, touch.hintKey),
    kind,
    name,
    path,
    url,
    place: keptPlace(place),
    objectKey: facts.objectKey,
    namedBy: facts.namedBy,
    sizeBytes: wholeBytes(facts.sizeBytes),
    owner: facts.owner,
    visibility: facts.visibility,
    sensitivity: facts.sensitivity,
    dataTypes: facts.dataTypes,
    cameFrom: keptPlace(facts.cameFrom),
    isView: facts.isView,
    isProvisional: facts.isProvisional,
    isLocked: facts.isLocked,
    isCreation: facts.isCreation,
    versionId: hold.versionId,
    isOpening: hold.isOpening,
    before: hold.before,
    beforeAt: hold.beforeAt,
    aheadMs: hold.aheadMs,
    hasGroupDigest: hold.groupDigest !== null,
    hasGroupHint: hold.groupHint !== null,
    isRoot: hold.isRoot,
    gap: hold.gap,
    openedKey: asIn(row.orderKey, hold.openedKey),
    ownClass: hold.ownClass,
  };
}

/** True: as in the row. */
function asIn(ofRow: string | null, text: string | null): string | boolean | null {
  return text !== null && text === ofRow ? true : text;
}

function textFrom(ofRow: string | null, kept: string | boolean | null): string | null {
  return kept === true ? ofRow : kept || null;
}

function keptPlace(place: SettledPlace | null): KeptPlace | null {
  if (place === null) return null;
  const { kind, name, host, container, account, managed, outside } = place;
  return [kind, name, host, container, account, managed, outside];
}

function placeFrom(kept: KeptPlace | null): SettledPlace | null {
  if (kept === null) return null;
  const [kind, name, host, container, account, managed, outside] = kept;
  return { kind, name, host, container, account, managed, outside };
}

/** Restored touches. */
export function touchesFrom(
  row: RowKeys,
  keptOfAct: Partial<KeptAct>,
  kept: readonly Partial<KeptTouch>[],
): HeldTouch[] {
  const act = withUsual(keptOfAct, USUAL_ACT);
  let told = USUAL_TOUCH;
  return kept.map((each) => {
    told = withUsual(each, told);
    return touchFrom(row, act, told);
  });
}

function touchFrom(row: RowKeys, { partner, ...act }: KeptAct, told: KeptTouch): HeldTouch {
  const locationId = told.locationId ?? row.locationId;
  const { kind, name, path, url } = told;
  const digest = textFrom(row.digest, told.digest);
  const hintKey = textFrom(row.hintKey, told.hintKey);
  return {
    eventId: row.eventId,
    slot: told.slot,
    locationId,
    role: told.role,
    orderKey: row.orderKey,
    at: row.at,
    digest,
    pairKey: row.pairKey,
    hintKey,
    facts: {
      location: { locationId, kind, name, path, url, place: placeFrom(told.place) },
      objectKey: told.objectKey,
      ...act,
      namedBy: told.namedBy,
      sizeBytes: told.sizeBytes,
      owner: told.owner,
      visibility: told.visibility,
      sensitivity: told.sensitivity,
      dataTypes: told.dataTypes,
      cameFrom: placeFrom(told.cameFrom),
      isView: told.isView,
      isProvisional: told.isProvisional,
      isLocked: told.isLocked,
      isCreation: told.isCreation,
    },
    hold: {
      versionId: told.versionId,
      isOpening: told.isOpening,
      before: told.before,
      beforeAt: told.beforeAt,
      aheadMs: told.aheadMs,
      partner,
      groupDigest: told.hasGroupDigest ? digest : null,
      groupHint: told.hasGroupHint ? hintKey : null,
      isRoot: told.isRoot,
      gap: told.gap,
      openedKey: textFrom(row.orderKey, told.openedKey),
      ownClass: told.ownClass,
    },
  };
}
