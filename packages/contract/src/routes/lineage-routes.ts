import { z } from 'zod';
import { SensitivityValue } from '../data-classification.ts';
import { defineRoutes } from '../define-routes.ts';
import { JsonObject } from '../json-value.ts';
import { LineageEdge, LineageObject, LineageVersion, PlaceRef } from '../lineage.ts';
import { ActionValue, CursorValue, IsoTime, VisibilityValue } from '../values.ts';
import { EvidenceEvent } from './detection-routes.ts';

const Id = z.string().max(64);
const Count = z.number().int();
const Confidence = z.coerce
  .number()
  .min(0)
  .max(1)
  .optional()
  .describe('Minimum confidence of edges');

const Graph = { versions: z.array(LineageVersion), edges: z.array(LineageEdge) };

/** A chain from the origin to the destination, each of its objects once. */
const TracePath = z.object({
  pathId: z.string(),
  versionIds: z.array(z.string()).describe('From origin to destination'),
  edgeIds: z.array(z.string()).describe('One fewer than versions'),
  risk: Count.min(0).max(100),
  alike: Count.optional().describe(
    'Paths with the same objects and step types, including this one',
  ),
  hops: Count,
  firstAt: IsoTime,
  lastAt: IsoTime,
  minConfidence: z.number(),
  sensitivity: SensitivityValue.nullable(),
  actions: z.array(ActionValue),
  systems: Count.describe('Distinct places on the path'),
});
export type TracePath = z.infer<typeof TracePath>;

const TraceEnd = z.object({
  id: z.string(),
  kind: z.enum(['place', 'group', 'version', 'object']),
  label: z.string(),
  place: PlaceRef.nullable(),
});
export type TraceEnd = z.infer<typeof TraceEnd>;

export const TRACE_ORDERS = ['risk', 'recent', 'length'] as const;

export const Trace = z.object({
  asOf: IsoTime,
  from: IsoTime,
  to: IsoTime,
  origin: TraceEnd,
  destination: TraceEnd,
  paths: z.array(TracePath),
  ...Graph,
  isTruncated: z
    .boolean()
    .describe('The search reached its version or time limit; more paths may exist'),
  searched: Count.describe('Versions examined'),
  alternatives: z
    .array(z.object({ origin: TraceEnd, destination: TraceEnd, events: Count }))
    .describe('If no path is found: nearby pairs that have one'),
});
export type Trace = z.infer<typeof Trace>;

export const Neighbours = z.object({
  ...Graph,
  nextCursor: z.string().nullable(),
  total: Count,
});
export type Neighbours = z.infer<typeof Neighbours>;

const Trust = z.enum(['inside', 'unknown', 'outside', 'public']);

export const BlastRadius = z.object({
  asOf: IsoTime,
  object: LineageObject,
  copies: z.array(
    z.object({
      version: LineageVersion,
      trust: Trust,
      hops: Count,
      minConfidence: z.number(),
      exposure: VisibilityValue.nullable(),
    }),
  ),
  byTrust: z.object({ inside: Count, unknown: Count, outside: Count, public: Count }),
  isTruncated: z.boolean(),
});
export type BlastRadius = z.infer<typeof BlastRadius>;

const OBJECT_SORTS = ['lastSeen', 'sensitivity', 'firstSeen', 'name'] as const;

const ObjectFilter = z.object({
  q: z.string().max(200).optional().describe('Part of a name'),
  sensitivity: z.coerce.number().int().min(0).max(4).optional(),
  exposure: VisibilityValue.or(z.literal('none')).optional(),
  placeId: Id.optional().describe('Place or group of places that holds it'),
  isPublic: z.stringbool().optional().describe('Anyone with the link, or the public, can read it'),
  isStale: z.stringbool().optional().describe('Sensitive and unused for 90 days'),
  removed: z.stringbool().optional(),
});

export const ObjectList = z.object({
  asOf: IsoTime,
  items: z.array(
    LineageObject.extend({
      copies: Count.describe('Other live copies'),
      hasMoreCopies: z.boolean().describe('Count limit reached; there may be more'),
    }),
  ),
  total: Count,
  heat: z
    .array(
      z.object({
        sensitivity: SensitivityValue.nullable(),
        exposure: VisibilityValue.nullable(),
        count: Count,
      }),
    )
    .describe('Objects by sensitivity and exposure with the same filter; adds up to the total'),
  publicCount: Count,
  staleCount: Count,
  nextCursor: z.string().nullable(),
});
export type ObjectList = z.infer<typeof ObjectList>;

const Range = {
  from: z.string().max(40).optional().describe('An ISO instant, or relative: now-30d'),
  to: z.string().max(40).optional().describe('An ISO instant, or relative: now'),
};

export const lineageRoutes = defineRoutes({
  '/v1/traces/{originId}/{destinationId}': {
    GET: {
      summary: 'Distinct, ranked paths from an origin to a destination, with evidence',
      permission: 'activity:read',
      params: z
        .object({ originId: Id, destinationId: Id })
        .describe('Ids of a place, a group of places, an object or a version'),
      query: z.object({
        ...Range,
        order: z.enum(TRACE_ORDERS).optional(),
        minConfidence: Confidence,
        maxHops: z.coerce.number().int().min(1).max(20).optional().describe('Default 12'),
        limit: z.coerce.number().int().min(1).max(100).optional().describe('Paths; default 20'),
      }),
      response: Trace,
    },
  },
  '/v1/traces/{originId}/{destinationId}/prov': {
    GET: {
      summary: 'The same trace as a W3C PROV-JSON document',
      permission: 'activity:export',
      params: z.object({ originId: Id, destinationId: Id }),
      query: z.object({ ...Range, minConfidence: Confidence }),
      response: JsonObject,
    },
  },
  '/v1/versions/{versionId}': {
    GET: {
      summary: 'A version of an object with its direct neighbours',
      permission: 'activity:read',
      params: z.object({ versionId: Id }),
      response: z.object({ version: LineageVersion, object: LineageObject, ...Graph }),
    },
  },
  '/v1/versions/{versionId}/neighbours': {
    GET: {
      summary: 'Ancestors or descendants of a version, paginated',
      permission: 'activity:read',
      params: z.object({ versionId: Id }),
      query: z.object({
        direction: z.enum(['up', 'down']),
        minConfidence: Confidence,
        limit: z.coerce.number().int().min(1).max(200).optional(),
        cursor: CursorValue.optional(),
      }),
      response: Neighbours,
    },
  },
  '/v1/objects': {
    GET: {
      summary: 'Object inventory with sensitivity, exposure and copies',
      permission: 'activity:read',
      query: ObjectFilter.extend({
        sort: z.enum(OBJECT_SORTS).optional(),
        limit: z.coerce.number().int().min(1).max(200).optional(),
        cursor: CursorValue.optional(),
      }),
      response: ObjectList,
    },
  },
  '/v1/objects/{objectId}': {
    GET: {
      summary: 'An object with its versions, newest first',
      permission: 'activity:read',
      params: z.object({ objectId: Id }),
      response: z.object({
        object: LineageObject,
        versions: z.array(LineageVersion),
        trace: z
          .object({ originId: z.string(), destinationId: z.string() })
          .nullable()
          .describe(
            'From the furthest known origin of its newest joined version to the furthest place that it went to; null: nothing is joined to it',
          ),
      }),
    },
  },
  '/v1/objects/{objectId}/blast-radius': {
    GET: {
      summary: 'All live copies of the current and past content of an object, by trust',
      permission: 'activity:read',
      params: z.object({ objectId: Id }),
      query: z.object({
        minConfidence: Confidence,
        depth: z.coerce.number().int().min(1).max(20).optional(),
      }),
      response: BlastRadius,
    },
  },
  '/v1/events/{eventId}/lineage': {
    GET: {
      summary: 'The event, its inputs and outputs, and its trace',
      permission: 'activity:read',
      params: z.object({ eventId: Id }),
      response: z.object({
        event: EvidenceEvent,
        ...Graph,
        trace: z
          .object({ originId: z.string(), destinationId: z.string() })
          .nullable()
          .describe('From the furthest known origin to the last version the event created'),
        unjoined: z.enum(['no-object', 'no-source', 'failed-act']).nullable(),
        detections: z
          .array(z.object({ detectionId: z.string(), number: Count, title: z.string() }))
          .describe('That the event belongs to, the worst first; empty without detection:read'),
      }),
    },
  },
});
