import { z } from 'zod';
import { DataClassValue, SensitivityValue } from '../data-classification.ts';
import { defineRoutes } from '../define-routes.ts';
import { DIRECTIONS } from '../enums.ts';
import { LineageObject, PlaceRef } from '../lineage.ts';
import {
  ActionValue,
  CategoryValue,
  CursorValue,
  IsoTime,
  SeverityValue,
  Tristate,
} from '../values.ts';
import { MANAGED_FILTERS } from './detection-filter-schema.ts';
import { EvidenceEvent } from './detection-routes.ts';

const Count = z.number().int();
const Id = z.string().max(64);

/** A query value that may be given several times or comma-separated. */
function many<T extends z.ZodType>(value: T, most = 200) {
  return z
    .preprocess(
      (input) =>
        input === undefined
          ? undefined
          : (Array.isArray(input) ? input : [input])
              .flatMap((part) => String(part).split(','))
              .filter((part) => part !== ''),
      z.array(value).max(most).optional(),
    )
    .optional();
}

/**
 * Sensitivity of a flow's data: the class of its most sensitive data type; nothing found; not
 * inspected.
 */
export const FLOW_DATA_CLASSES = [...DataClassValue.options, 'nothing', 'unread'] as const;
export const FlowDataClass = z.enum(FLOW_DATA_CLASSES);
export type FlowDataClass = z.infer<typeof FlowDataClass>;

/**
 * Direction of an event's data: out of the organization, or inside it or into it, with both ends known;
 * or the unknown part. Each event has one.
 */
export const FLOW_SCOPES = ['external', 'internal', 'no_destination', 'no_origin'] as const;
export type FlowScope = (typeof FLOW_SCOPES)[number];

/** The filter of the map, the tabs and the difference: one meaning on all. */
export const FlowFilter = z.object({
  from: z.string().max(40).optional().describe('An ISO instant, or relative; default now-30d'),
  to: z.string().max(40).optional().describe('As `from`; default now'),
  zone: z.string().max(60).optional().describe('IANA time zone of the histogram’s days'),
  originIds: many(Id).describe('Places or groups of places; `none`: events without an origin'),
  destinationIds: many(Id).describe('As `originIds`'),
  direction: z.enum(DIRECTIONS).optional(),
  scope: many(z.enum(FLOW_SCOPES)).describe(
    '`external`: outbound, `internal`: all else with both ends; `no_origin`: with a destination alone. Default: all events',
  ),
  category: many(CategoryValue.or(z.literal('none'))),
  action: many(ActionValue.or(z.literal('none'))),
  dataClass: many(FlowDataClass),
  managed: z.enum(MANAGED_FILTERS).optional().describe('Of the destination; default all'),
  q: z
    .string()
    .max(200)
    .optional()
    .describe('Free text: each word in the name of a person, object or place, or in the operation'),
  person: z
    .preprocess(
      (input) => (input === undefined || Array.isArray(input) ? input : [input]),
      z.array(z.string().max(254)).max(100).optional(),
    )
    .optional(),
});
export type FlowFilter = z.infer<typeof FlowFilter>;

export const FLOW_WEIGHTS = ['events', 'bytes', 'sensitive', 'people', 'objects', 'risk'] as const;
export type FlowWeight = (typeof FLOW_WEIGHTS)[number];
export const FLOW_RANKS = ['risk', 'weight'] as const;
/** `group`: places of one kind and name together; `place`: each on its own. */
export const FLOW_LEVELS = ['group', 'place'] as const;

const NOT_COUNTED = 'Distinct count; null if not requested';

/** Numbers of a band, of an end, of a whole. `risk` is 0 to 100. */
export const FlowFigures = z.object({
  events: Count,
  bytes: z.number(),
  sensitive: Count.describe('Events that carry data of sensitivity 2 or more'),
  people: Count.nullable().describe(NOT_COUNTED),
  objects: Count.nullable().describe(NOT_COUNTED),
  risk: Count.min(0).max(100),
  maxSensitivity: SensitivityValue.nullable(),
});
export type FlowFigures = z.infer<typeof FlowFigures>;

export const FLOW_REVIEW_STATES = [
  'unreviewed',
  'sanctioned',
  'watch',
  'forbidden',
  'expired',
] as const;
export type FlowReviewState = (typeof FLOW_REVIEW_STATES)[number];

/** How a flow differs from what was sanctioned. */
export const FlowDeviation = z.object({
  kind: z.enum(['volume', 'sensitivity', 'people', 'forbidden', 'expired']),
  measure: z
    .enum(['events', 'bytes', 'sensitivity', 'people'])
    .describe('What `seen` and `limit` count'),
  day: z.string().nullable().describe('YYYY-MM-DD, UTC'),
  seen: z.number(),
  limit: z.number(),
});
export type FlowDeviation = z.infer<typeof FlowDeviation>;

/** One end of the map. `other` is the exact total of those not listed. */
export const FlowEnd = z.object({
  id: z.string().describe('placeId, groupId, `none` or `other`'),
  level: z.enum(['group', 'place', 'none', 'other']),
  label: z.string(),
  place: PlaceRef.nullable().describe('Null on `none`, `other` and groups of several places'),
  kind: PlaceRef.shape.kind.nullable(),
  managed: Tristate,
  outside: Tristate,
  members: Count.describe('Places in it'),
  firstSeenAt: IsoTime.nullable(),
  figures: FlowFigures,
});
export type FlowEnd = z.infer<typeof FlowEnd>;

export const FlowBand = z.object({
  originId: z.string(),
  destinationId: z.string(),
  figures: FlowFigures,
  categories: z.array(z.object({ category: CategoryValue.nullable(), events: Count })),
  confidence: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('Share of its events whose objects lineage connects to an origin'),
  review: z.enum(FLOW_REVIEW_STATES),
  deviations: z.array(FlowDeviation),
  dataClasses: z
    .array(z.object({ dataClass: FlowDataClass, events: Count }))
    .describe('Of its events, most events first'),
  isNew: z.boolean().describe('It moved nothing in the 30 days before; see `learning`'),
  detections: z
    .object({ open: Count, severity: SeverityValue.nullable().describe('Highest of them') })
    .describe('Open ones of the flow, last seen in the range, whatever else the filter asks for'),
});
export type FlowBand = z.infer<typeof FlowBand>;

const Facet = z.array(
  z.object({
    value: z.string(),
    label: z.string().nullable(),
    events: Count.describe('With all filters; adds up to the total'),
    available: Count.describe('Without this facet’s own filter'),
  }),
);

/**
 * Everything above the tabs, from one snapshot: totals of bands, ends, histogram and facets are equal.
 */
export const FlowMap = z.object({
  asOf: IsoTime,
  from: IsoTime,
  to: IsoTime,
  newestEventAt: IsoTime.nullable(),
  waiting: Count.describe('Events accepted but not yet processed'),
  total: FlowFigures,
  origins: z.array(FlowEnd),
  destinations: z.array(FlowEnd),
  bands: z.array(FlowBand),
  histogram: z.array(
    z.object({
      startAt: IsoTime,
      endAt: IsoTime,
      events: Count,
      sensitive: Count,
      bytes: z.number(),
    }),
  ),
  facets: z.object({
    direction: Facet,
    category: Facet,
    action: Facet,
    dataClass: Facet,
    managed: Facet,
    scope: Facet,
    review: Facet,
  }),
  learning: z
    .object({
      days: Count.describe('Days with events since 30 days before the range, at most `needed`'),
      needed: Count,
      markedFrom: z.string().nullable().describe('YYYY-MM-DD, UTC: from then on flows can be new'),
    })
    .describe('No flow is new until enough days were seen'),
});
export type FlowMap = z.infer<typeof FlowMap>;

const Page = {
  limit: z.coerce.number().int().min(1).max(200).optional(),
  cursor: CursorValue.optional(),
};

export const FlowReview = z.object({
  originId: z.string(),
  destinationId: z.string(),
  origin: z.string().describe('Label'),
  destination: z.string().describe('Label'),
  state: z.enum(FLOW_REVIEW_STATES),
  reason: z.string().nullable(),
  owner: z.object({ userId: z.string(), name: z.string() }).nullable(),
  expiresAt: IsoTime.nullable(),
  decidedAt: IsoTime.nullable(),
  decidedBy: z.string().nullable(),
  figures: FlowFigures.nullable().describe('In the requested range; null: no movement'),
  deviations: z.array(FlowDeviation),
  rev: Count,
});
export type FlowReview = z.infer<typeof FlowReview>;

export const FLOW_CHANGES = ['appeared', 'vanished', 'grew', 'shrank'] as const;

export const flowRoutes = defineRoutes({
  '/v1/flows': {
    GET: {
      summary: 'Origins, destinations and the bands between them, with histogram and facets',
      permission: 'activity:read',
      query: FlowFilter.extend({
        weight: z.enum(FLOW_WEIGHTS).optional(),
        rank: z
          .enum(FLOW_RANKS)
          .optional()
          .describe(
            'Which ends come first: those of the flow with the highest open detection, then by `weight`; or by `weight` alone, which is the default',
          ),
        level: z.enum(FLOW_LEVELS).optional(),
        limit: z.coerce
          .number()
          .int()
          .min(1)
          .max(200)
          .optional()
          .describe('Places per side, ranked by `rank`; the rest is `other`. Default 40'),
        members: z
          .stringbool()
          .optional()
          .describe(
            'Also count people and objects (slower). Default false; implied when `weight` is one of them',
          ),
      }),
      response: FlowMap,
    },
  },
  '/v1/flows/objects': {
    GET: {
      summary: 'Objects that moved in these flows, by events',
      permission: 'activity:read',
      query: FlowFilter.extend(Page),
      response: z.object({
        items: z.array(
          z.object({
            objectKey: z.string(),
            name: z.string().nullable(),
            object: LineageObject.nullable(),
            figures: FlowFigures,
            lastAt: IsoTime,
          }),
        ),
        total: Count,
        nextCursor: z.string().nullable(),
      }),
    },
  },
  '/v1/flows/people': {
    GET: {
      summary: 'People who moved data in these flows, by events',
      permission: 'activity:read',
      query: FlowFilter.extend(Page),
      response: z.object({
        items: z.array(
          z.object({
            person: z.object({ key: z.string(), name: z.string().nullable() }).nullable(),
            figures: FlowFigures,
            lastAt: IsoTime,
          }),
        ),
        total: Count,
        nextCursor: z.string().nullable(),
      }),
    },
  },
  '/v1/flows/events': {
    GET: {
      summary: 'Events of these flows, newest first',
      permission: 'activity:read',
      query: FlowFilter.extend(Page),
      response: z.object({
        items: z.array(EvidenceEvent),
        total: Count,
        nextCursor: z.string().nullable(),
      }),
    },
  },
  '/v1/flows/difference': {
    GET: {
      summary:
        'Flows that appeared, vanished, grew or shrank compared with the preceding period of equal length',
      permission: 'activity:read',
      query: FlowFilter.extend({ level: z.enum(FLOW_LEVELS).optional() }),
      response: z.object({
        asOf: IsoTime,
        from: IsoTime,
        to: IsoTime,
        previousFrom: IsoTime,
        items: z.array(
          z.object({
            change: z.enum(FLOW_CHANGES),
            origin: FlowEnd,
            destination: FlowEnd,
            now: FlowFigures,
            before: FlowFigures,
          }),
        ),
        omitted: Count.describe('Changes beyond the largest 200'),
        unchanged: Count,
        flows: z
          .array(
            z.object({
              originId: z.string(),
              destinationId: z.string(),
              events: Count,
              previousEvents: Count,
            }),
          )
          .describe('Every flow of either period, changed or not; the 2000 with most events'),
        days: Count.describe('UTC days with events in the period'),
        previousDays: Count.describe('And in the period before'),
        isComparable: z
          .boolean()
          .describe('The period before has events on at least half as many days'),
      }),
    },
  },
  '/v1/flow-reviews': {
    GET: {
      summary: 'Flow reviews: owner, reason, expiry and deviations of each flow',
      permission: 'activity:read',
      query: z.object({
        from: FlowFilter.shape.from,
        to: FlowFilter.shape.to,
        state: many(z.enum(FLOW_REVIEW_STATES)),
        deviating: z.stringbool().optional(),
        ...Page,
      }),
      response: z.object({
        items: z.array(FlowReview),
        total: Count,
        counts: z.array(z.object({ state: z.enum(FLOW_REVIEW_STATES), count: Count })),
        deviating: Count,
        nextCursor: z.string().nullable(),
      }),
    },
  },
  '/v1/flow-reviews/{originId}/{destinationId}': {
    PUT: {
      summary: 'Sanction, watch or forbid a flow, or withdraw the decision',
      permission: 'flow:review',
      params: z.object({ originId: Id, destinationId: Id }),
      body: z.object({
        state: z.enum(FLOW_REVIEW_STATES).exclude(['expired']),
        reason: z.string().trim().max(500).nullable(),
        ownerId: z.string().max(80).nullable().describe('A console member'),
        expiresAt: IsoTime.nullable(),
        rev: Count.describe('Revision of the review you read; 0 for none'),
      }),
      response: FlowReview,
      audit: 'flow.reviewed',
    },
  },
  '/v1/flow-reviews/{originId}/{destinationId}/history': {
    GET: {
      summary: 'Earlier decisions on a flow, newest first',
      permission: 'activity:read',
      params: z.object({ originId: Id, destinationId: Id }),
      response: z.object({
        items: z.array(
          z.object({
            state: z.enum(FLOW_REVIEW_STATES),
            reason: z.string().nullable(),
            owner: z.string().nullable(),
            expiresAt: IsoTime.nullable(),
            decidedAt: IsoTime,
            decidedBy: z.string().nullable(),
          }),
        ),
      }),
    },
  },
});
