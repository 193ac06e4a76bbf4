import { z } from 'zod';
import { SensitivityValue } from './data-classification.ts';
import { PLACE_KINDS } from './enums.ts';
import { ActionValue, IsoTime, Tristate, VisibilityValue } from './values.ts';

/**
 * Kind of a lineage object. `file`: on a device, by device and path; `item`: at a service, by its id
 * there; `message`: a mail or chat message; `clipboard`: of a device; `volume`: a file on removable
 * storage; `sink`: the unseen far end of an action: a share, a web upload, a paste into a page, a sent
 * message's recipients.
 */
export const LOCATION_KINDS = ['file', 'item', 'message', 'clipboard', 'volume', 'sink'] as const;
export type LocationKind = (typeof LOCATION_KINDS)[number];

/**
 * Relation of a later version to an earlier one. `contains`: an archive to the file in it;
 * `contained-in`: an unpacked file to its archive; `partial`: a part of it, such as a paste; `granted`:
 * others may read it in place; `moved`: the same under another name or place.
 */
export const EDGE_KINDS = [
  'same-content',
  'moved',
  'edited',
  'contains',
  'contained-in',
  'partial',
  'converted',
  'granted',
] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];

/**
 * Evidence of an edge, strongest first. `explicit`: the event names its source; `vendor-id`: both sides
 * have the service's own id; `continuity`: the location held that version then; `digest`: equal and
 * rare content; `member-digest`: the archive lists the content; `clipboard`: content of the device's
 * clipboard; `similarity`: similar content; `name-size-time`: the same person and name within a week,
 * without contradicting size or content.
 */
export const EDGE_METHODS = [
  'explicit',
  'vendor-id',
  'continuity',
  'digest',
  'member-digest',
  'clipboard',
  'similarity',
  'name-size-time',
] as const;
export type EdgeMethod = (typeof EDGE_METHODS)[number];

/** How an edge is drawn: `certain` solid, `likely` dashed, `inferred` dotted. */
export const EDGE_STRENGTHS = ['certain', 'likely', 'inferred'] as const;
export type EdgeStrength = (typeof EDGE_STRENGTHS)[number];

export const STRENGTH_OF_METHOD: Readonly<Record<EdgeMethod, EdgeStrength>> = {
  explicit: 'certain',
  'vendor-id': 'certain',
  continuity: 'certain',
  digest: 'certain',
  'member-digest': 'likely',
  clipboard: 'likely',
  similarity: 'likely',
  'name-size-time': 'inferred',
};

/**
 * Why a version's past is unknown. `first-seen`: it existed before the first report; `changed-unseen`:
 * its content changed without an observed action; `encrypted-archive`: its content is unknown;
 * `unmanaged-device`: it was on an unmonitored device; `lost-records`: records of the step that leads
 * to it are missing, see `LostRecords`.
 */
export const GAP_REASONS = [
  'first-seen',
  'changed-unseen',
  'encrypted-archive',
  'unmanaged-device',
  'lost-records',
] as const;
export type GapReason = (typeof GAP_REASONS)[number];

/**
 * Why records of a source are missing. `unread`: they were unreadable; `position-expired`: the source
 * no longer had them; `not-recorded`: its audit log was off; `not-collected`: its stream has failed
 * since then, they may still arrive.
 */
export const LOSS_REASONS = [
  'unread',
  'position-expired',
  'not-recorded',
  'not-collected',
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

/** Maximum number of classes of origin that a version keeps; beyond them it is marked with `many`. */
export const MOST_ORIGIN_CLASSES = 64;
export const MANY_ORIGINS = 'many';

/** A place as flows and traces name it. `groupId` is that of all places with the same kind and name. */
export const PlaceRef = z.object({
  placeId: z.string(),
  groupId: z.string(),
  kind: z.enum(PLACE_KINDS),
  name: z.string(),
  host: z.string().nullable(),
  container: z.string().nullable(),
  account: z.string().nullable(),
  managed: Tristate,
  outside: Tristate,
});
export type PlaceRef = z.infer<typeof PlaceRef>;

const PersonRef = z.object({ key: z.string(), name: z.string().nullable() });

/** A content of an object from one point in time on. */
export const LineageVersion = z.object({
  versionId: z.string(),
  objectId: z.string(),
  locationKind: z.enum(LOCATION_KINDS),
  name: z.string().nullable(),
  path: z.string().nullable(),
  place: PlaceRef.nullable(),
  at: IsoTime.describe('When it was created or first seen'),
  openedBy: z
    .string()
    .nullable()
    .describe('ID of the event that created it; null: already existed'),
  person: PersonRef.nullable(),
  device: z.string().nullable(),
  sizeBytes: z.number().nullable(),
  sha256: z.string().nullable(),
  sensitivity: SensitivityValue.nullable(),
  dataTypes: z.array(z.string()),
  originClasses: z.array(z.string()).describe('Names of the places its content came from'),
  gap: z.enum(GAP_REASONS).nullable().describe('Why its history is unknown'),
  isLive: z.boolean().describe('Current version of its object'),
  views: z.number().int().describe('How often it was opened without being changed'),
  up: z.number().int().describe('Direct parent versions; 1000 means 1000 or more'),
  down: z.number().int().describe('Direct child versions; 1000 means 1000 or more'),
});
export type LineageVersion = z.infer<typeof LineageVersion>;

/** A fact that an edge rests on; `value` is an id, a digest, a name, a number of seconds or a score. */
export const EdgeEvidence = z.object({
  fact: z.enum([
    'source-path',
    'source-url',
    'source-id',
    'vendor-id',
    'held-since',
    'digest',
    'member',
    'independent-origins',
    'clipboard-digest',
    'similarity',
    'name',
    'size',
    'seconds-apart',
    'paired-event',
    'clock-difference',
  ]),
  value: z.string(),
});
export type EdgeEvidence = z.infer<typeof EdgeEvidence>;

/** Records of a source that are missing between two actions; what happened in between is unknown. */
export const LostRecords = z.object({
  source: z.string().describe('Name of the source'),
  reason: z.enum(LOSS_REASONS),
  from: IsoTime,
  to: IsoTime.nullable().describe('Null: ongoing'),
  records: z.number().int().nullable().describe('Count; null: unknown'),
});
export type LostRecords = z.infer<typeof LostRecords>;

/** One step: a version came from another by an action. */
export const LineageEdge = z.object({
  edgeId: z.string(),
  from: z.string().describe('Version id'),
  to: z.string().describe('Version id'),
  kind: z.enum(EDGE_KINDS),
  method: z.enum(EDGE_METHODS),
  strength: z.enum(EDGE_STRENGTHS),
  confidence: z.number().min(0).max(1),
  evidence: z.array(EdgeEvidence),
  action: ActionValue.nullable(),
  at: IsoTime,
  eventIds: z.array(z.string()).describe('The event, followed by reports of it from other sources'),
  person: PersonRef.nullable(),
  device: z.string().nullable(),
  sizeBytes: z.number().nullable(),
  detections: z
    .array(z.object({ detectionId: z.string(), title: z.string(), severity: z.string() }))
    .describe('Results of the action'),
  lost: z
    .array(LostRecords)
    .describe('Missing source records between the parent version and the action'),
});
export type LineageEdge = z.infer<typeof LineageEdge>;

/** An object as the inventory lists it. */
export const LineageObject = z.object({
  objectId: z.string(),
  locationKind: z.enum(LOCATION_KINDS),
  objectKey: z.string().nullable().describe('As events and detections name it'),
  name: z.string().nullable(),
  path: z.string().nullable(),
  url: z.string().nullable(),
  place: PlaceRef.nullable(),
  owner: z.string().nullable(),
  exposure: VisibilityValue.nullable(),
  sensitivity: SensitivityValue.nullable(),
  dataTypes: z.array(z.string()),
  firstSeenAt: IsoTime,
  lastSeenAt: IsoTime,
  removedAt: IsoTime.nullable(),
  versions: z.number().int(),
  latestVersionId: z.string().nullable(),
});
export type LineageObject = z.infer<typeof LineageObject>;
