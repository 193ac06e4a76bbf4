import type {
  ActivityEvent,
  DataFacts,
  EdgeEvidence,
  EdgeKind,
  SettledPlace,
} from '@waybill/contract';
import type { Act } from './act-of.ts';
import type { Location, Observer, Touch, TouchFacts, TouchRole } from './lineage-types.ts';
import { deviceOf } from './location-of.ts';
import { clockOf } from './observer-of.ts';
import { orderKeyOf } from './order-key.ts';
import { hintKeyOf, pairKeyOf } from './pair-key.ts';

/** SHA-256 of nothing. */
const EMPTY_DIGEST = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** What all touches of one event have in common, and the touches so far. */
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

/** What one touch says besides. */
export interface TouchDetails {
  digest?: string | null;
  namedBy?: EdgeEvidence | null;
  sizeBytes?: number | null;
  cameFrom?: SettledPlace | null;
  isView?: boolean;
  isProvisional?: boolean;
  /** What the event says of its object, its contents and who can read it is said of this location. */
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
    orderKey: orderKeyOf(event.occurredAt, clock, sequence),
    pairKey: pairKeyOf(event, observer, act),
    touches: [],
  };
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

/** What the event says of its own object. */
function objectFacts({ event, isLocked }: TouchDraft): ObjectFacts {
  const { objectKey, object, visibilityAfter } = event;
  return { objectKey, owner: object.owner, visibility: visibilityAfter, isLocked };
}

type Data = Pick<DataFacts, 'sensitivity' | 'types'>;

const NO_DATA: Data = { sensitivity: null, types: [] };

/** What the contents hold, of the locations that hold all of them. */
function dataOf(draft: TouchDraft, role: TouchRole, isObject: boolean): Data {
  const { event, relation } = draft;
  if (event.data === null || role === 'member' || role === 'remove') return NO_DATA;
  const isWhole = relation !== 'contains' && relation !== 'contained-in';
  return isWhole || isObject ? event.data : NO_DATA;
}
