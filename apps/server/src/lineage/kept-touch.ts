import type { HeldTouch, Hold, Location, Touch, TouchFacts } from '@waybill/engine';
import { wholeBytes } from '../pipeline/activity-columns.ts';
import { withoutUsual, withUsual } from './usual-facts.ts';

/** What all touches of an event have in common. */
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

/** What all touches of an event have in common, as the store keeps it. */
export type KeptAct = Pick<TouchFacts, ActName> & Pick<Hold, 'partner'>;

const USUAL_ACT: KeptAct = ACT_FACTS;

/** A touch as the store keeps it in a row with others of its event. */
export type KeptTouch = Pick<Touch, 'slot' | 'role'> &
  Omit<TouchFacts, ActName | 'location'> &
  Omit<Location, 'locationId'> &
  Omit<Hold, 'partner' | 'groupDigest' | 'groupHint'> & {
    /** Where it is not the location of the row. */
    locationId: string | null;
    /** True: that of the row. */
    digest: string | boolean | null;
    hintKey: string | boolean | null;
    hasGroupDigest: boolean;
    hasGroupHint: boolean;
  };

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

/** What a row of touches tells of each of them. */
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

export function keptTouch(touch: HeldTouch, row: RowKeys): Partial<KeptTouch> {
  const { facts, hold, locationId, digest, hintKey } = touch;
  const { kind, name, path, url, place } = facts.location;
  const told = {
    ...facts,
    ...hold,
    slot: touch.slot,
    role: touch.role,
    locationId: locationId === row.locationId ? null : locationId,
    digest: digest !== null && digest === row.digest ? true : digest,
    hintKey: hintKey !== null && hintKey === row.hintKey ? true : hintKey,
    hasGroupDigest: hold.groupDigest !== null,
    hasGroupHint: hold.groupHint !== null,
    sizeBytes: wholeBytes(facts.sizeBytes),
    kind,
    name,
    path,
    url,
    place,
  };
  return withoutUsual(told, USUAL_TOUCH);
}

/** A touch as it was put. */
export function touchFrom(
  row: RowKeys,
  keptOfAct: Partial<KeptAct>,
  kept: Partial<KeptTouch>,
): HeldTouch {
  const { partner, ...act } = withUsual(keptOfAct, USUAL_ACT);
  const told = withUsual(kept, USUAL_TOUCH);
  const locationId = told.locationId ?? row.locationId;
  const { kind, name, path, url, place } = told;
  const digest = told.digest === true ? row.digest : told.digest || null;
  const hintKey = told.hintKey === true ? row.hintKey : told.hintKey || null;
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
      location: { locationId, kind, name, path, url, place },
      objectKey: told.objectKey,
      action: act.action,
      relation: act.relation,
      observer: act.observer,
      clock: act.clock,
      sequence: act.sequence,
      person: act.person,
      device: act.device,
      namedBy: told.namedBy,
      sizeBytes: told.sizeBytes,
      owner: told.owner,
      visibility: told.visibility,
      sensitivity: told.sensitivity,
      dataTypes: told.dataTypes,
      cameFrom: told.cameFrom,
      isView: told.isView,
      isProvisional: told.isProvisional,
      isLocked: told.isLocked,
      isPartial: act.isPartial,
      managed: act.managed,
      isCreation: told.isCreation,
      isSample: act.isSample,
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
      openedKey: told.openedKey,
      ownClass: told.ownClass,
    },
  };
}
