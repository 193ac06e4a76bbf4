import type {
  ActivityEvent,
  DataFacts,
  EdgeEvidence,
  EdgeKind,
  SettledPlace,
} from '@waybill/contract';
import type { Act } from './act-of.ts';
import { hashId } from './hash-id.ts';
import type { Location, Observer, Touch, TouchFacts, TouchRole } from './lineage-types.ts';
import { deviceOf } from './location-of.ts';
import { clockOf } from './observer-of.ts';
import { hintKeyOf, pairKeyOf } from './pair-key.ts';

/** Digits of epoch milliseconds in an order key: enough until the year 33658. */
const TIME_DIGITS = 15;
const SEQUENCE_DIGITS = 12;
/** SHA-256 of nothing. */
const EMPTY_DIGEST = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Shared facts of an event's touches, and the touches so far. */
export interface TouchDraft {
  event: ActivityEvent;
  act: Act;
  observer: Observer;
  relation: EdgeKind;
  clock: string;
  sequence: number | null;
  isLocked: boolean;
  person: string | null;
  device: string | null;
  orderKey: string;
  pairKey: string | null;
  touches: Touch[];
}

/** Additional facts of one touch. */
export interface TouchDetails {
  digest?: string | null;
  namedBy?: EdgeEvidence | null;
  sizeBytes?: number | null;
  cameFrom?: SettledPlace | null;
  isView?: boolean;
  isProvisional?: boolean;
  /** The event's facts about its object, contents and readers apply to this location. */
  isObject?: boolean;
  isCreation?: boolean;
}

export function touchDraft(
  event: ActivityEvent,
  act: Act,
  observer: Observer,
  relation: EdgeKind,
): TouchDraft {
  const clock = clockOf(event, observer);
  const sequence = event.lineage?.sequence ?? null;
  return {
    event,
    act,
    observer,
    relation,
    clock,
    sequence,
    isLocked: event.lineage?.isLocked === true,
    person: event.actorKey,
    device: observer === 'service' ? null : deviceOf(event),
    orderKey: `${timeKey(event.occurredAt)}${clockKey(clock)}${padded(sequence ?? 0, SEQUENCE_DIGITS)}`,
    pairKey: pairKeyOf(event, observer, act),
    touches: [],
  };
}

/** The beginning of the order keys of a time, in epoch milliseconds. */
export function timeKey(at: number): string {
  return padded(Math.max(0, Math.trunc(at)), TIME_DIGITS);
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}

const CLOCK_KEYS = new Map<string, string>();
const MOST_CLOCK_KEYS = 65_536;

function clockKey(clock: string): string {
  const known = CLOCK_KEYS.get(clock);
  if (known !== undefined) return known;
  const key = hashId(clock).slice(0, 8);
  if (CLOCK_KEYS.size < MOST_CLOCK_KEYS) CLOCK_KEYS.set(clock, key);
  return key;
}

/** Adds a touch; nothing if the location is unknown. A second write to a location is ignored. */
export function addTouch(
  draft: TouchDraft,
  role: TouchRole,
  location: Location | null,
  details: TouchDetails = {},
): void {
  if (location === null) return;
  const { event, touches } = draft;
  const { locationId } = location;
  if (
    touches.some(
      (touch) => touch.role === role && role !== 'member' && touch.locationId === locationId,
    )
  )
    return;
  const isPlain = role === 'read' || role === 'write';
  touches.push({
    eventId: event.eventId,
    slot: touches.length,
    locationId,
    role,
    orderKey: draft.orderKey,
    at: event.occurredAt,
    digest: digestOf(details.digest ?? null),
    pairKey: draft.pairKey,
    hintKey: isPlain ? hintKeyOf(event, location.name) : null,
    facts: factsOf(draft, location, details, role),
  });
}

function digestOf(digest: string | null): string | null {
  if (digest === null) return null;
  const lower = digest.toLowerCase();
  return lower === EMPTY_DIGEST ? null : lower;
}

function factsOf(
  draft: TouchDraft,
  location: Location,
  details: TouchDetails,
  role: TouchRole,
): TouchFacts {
  const { event } = draft;
  const { isObject = false, isView = false, isProvisional = false, isCreation = false } = details;
  const { namedBy = null, sizeBytes = null, cameFrom = null } = details;
  const data = dataOf(draft, role, isObject);
  const told = isObject ? objectFacts(draft) : NOT_THE_OBJECT;
  return {
    location,
    objectKey: told.objectKey,
    action: event.action,
    relation: draft.relation,
    observer: draft.observer,
    clock: draft.clock,
    sequence: draft.sequence,
    person: draft.person,
    device: draft.device,
    namedBy,
    sizeBytes,
    owner: told.owner,
    visibility: told.visibility,
    sensitivity: data.sensitivity,
    dataTypes: data.types,
    cameFrom,
    isView,
    isProvisional,
    isLocked: told.isLocked,
    isPartial: draft.relation === 'partial',
    managed: event.device.managed,
    isCreation,
    isSample: event.isSample,
  };
}

type ObjectFacts = Pick<TouchFacts, 'objectKey' | 'owner' | 'visibility' | 'isLocked'>;

const NOT_THE_OBJECT: ObjectFacts = {
  objectKey: null,
  owner: null,
  visibility: null,
  isLocked: false,
};

/** The event's facts about its own object. */
function objectFacts({ event, isLocked }: TouchDraft): ObjectFacts {
  const { objectKey, object, visibilityAfter } = event;
  return { objectKey, owner: object.owner, visibility: visibilityAfter, isLocked };
}

type Data = Pick<DataFacts, 'sensitivity' | 'types'>;

const NO_DATA: Data = { sensitivity: null, types: [] };

/** Contents, for the locations that hold all of them. */
function dataOf(draft: TouchDraft, role: TouchRole, isObject: boolean): Data {
  const { event, relation } = draft;
  if (event.data === null || role === 'member' || role === 'remove') return NO_DATA;
  const isWhole = relation !== 'contains' && relation !== 'contained-in';
  return isWhole || isObject ? event.data : NO_DATA;
}
