import { z } from 'zod';
import { ContentStateValue, SensitivityValue } from '../data-classification.ts';
import { defineRoutes } from '../define-routes.ts';
import { JoinedFinding } from '../finding-sources.ts';
import { ManualDetection } from '../manual-detections.ts';
import { TriageChange } from '../triage.ts';
import {
  ActionValue,
  CategoryValue,
  CursorValue,
  DetectionOriginValue,
  DetectionStatusValue,
  DetectionTypeValue,
  EventDirectionValue,
  HiddenCount,
  IntegrationNameValue,
  IsoTime,
  Revision,
  SettledPlaceValue,
  SeverityValue,
  SubstatusValue,
  Tristate,
  VerdictReasonValue,
  VerdictValue,
  VisibilityValue,
} from '../values.ts';
import { DetectionExplanation } from './detection-explanation-schema.ts';
import { DetectionFilter } from './detection-filter-schema.ts';

export const DETECTION_SORTS = ['lastSeen', 'firstSeen', 'severity', 'events', 'due'] as const;

export const DetectionListItem = z.object({
  detectionId: z.string(),
  number: z.number().int().describe('Shown as DET-n'),
  title: z.string(),
  headline: z
    .string()
    .describe(
      'The title without person and without the name of a single object, for lists that show both',
    ),
  type: DetectionTypeValue,
  origin: DetectionOriginValue.nullable().describe(
    'Detection origin of the specification; null if created by an analyst',
  ),
  severity: SeverityValue,
  score: z.number().int().min(0).max(100),
  status: DetectionStatusValue,
  substatus: SubstatusValue,
  verdict: VerdictValue.nullable().describe('Null while it is not closed'),
  verdictReason: VerdictReasonValue.nullable(),
  dueAt: IsoTime.nullable().describe('When it should be closed'),
  tags: z.array(z.string()),
  snooze: z
    .object({
      until: IsoTime.nullable(),
      events: z.number().int().nullable().describe('Events remaining until it wakes up'),
      untilEscalates: z.boolean(),
    })
    .nullable()
    .describe('Wake-up condition while snoozed'),
  category: CategoryValue.nullable(),
  action: ActionValue.nullable(),
  direction: EventDirectionValue.nullable(),
  source: IntegrationNameValue,
  person: z
    .object({ key: z.string(), name: z.string().nullable(), email: z.string().nullable() })
    .nullable(),
  object: z.object({ key: z.string(), name: z.string() }).nullable(),
  from: SettledPlaceValue.nullable().describe('Origin of the data'),
  to: SettledPlaceValue.nullable().describe('Destination of the data'),
  policyKey: z.string().nullable().describe('Null if an analyst created the detection'),
  assignee: z.object({ userId: z.string(), name: z.string() }).nullable(),
  firstSeenAt: IsoTime,
  lastSeenAt: IsoTime,
  eventCount: z.number().int(),
  objectCount: z.number().int(),
  dataTypes: z.array(z.string()).describe('Ids of the data types in the contents of its events'),
  isSample: z.boolean(),
  rev: z.number().int(),
});
export type DetectionListItem = z.infer<typeof DetectionListItem>;

export const EvidenceEvent = z.object({
  eventId: z.string(),
  occurredAt: IsoTime,
  observedAt: IsoTime.nullable(),
  ingestedAt: IsoTime,
  source: IntegrationNameValue,
  stream: z.string(),
  vendorOperation: z.string(),
  action: ActionValue.nullable(),
  category: CategoryValue.nullable(),
  direction: EventDirectionValue.nullable(),
  outcome: z.enum(['success', 'failure', 'unknown']),
  person: z.string().nullable().describe('Display name of who acted'),
  personKey: z.string().nullable().describe('What lists filter the person by'),
  objectKey: z.string().nullable().describe('What the object is known by in its source'),
  objectName: z.string().nullable(),
  objectUrl: z.string().nullable(),
  sizeBytes: z.number().nullable(),
  from: SettledPlaceValue.nullable(),
  to: SettledPlaceValue.nullable(),
  recipients: z.array(
    z.object({
      kind: z.string(),
      address: z.string().nullable(),
      domain: z.string().nullable(),
      outside: Tristate,
    }),
  ),
  visibilityBefore: VisibilityValue.nullable(),
  visibilityAfter: VisibilityValue.nullable(),
  device: z.string().nullable(),
  deviceManaged: Tristate,
  sourceIp: z.string().nullable(),
  data: z
    .object({
      types: z.array(z.string()).describe('IDs of the data types in effect when it arrived'),
      sensitivity: SensitivityValue.nullable(),
      state: ContentStateValue,
    })
    .nullable()
    .describe('Data found in its contents; null if it has none'),
});
export type EvidenceEvent = z.infer<typeof EvidenceEvent>;

export const HistoryEntry = z.object({
  at: IsoTime,
  actorName: z.string().nullable().describe('Null: the product itself'),
  field: z.enum([
    'created',
    'status',
    'assignee',
    'grouped',
    'verdict',
    'severity',
    'due',
    'snooze',
    'tags',
    'comment',
    'undone',
    'remediation',
    'finding',
    'vendorState',
  ]),
  before: z.string().nullable(),
  after: z.string().nullable(),
  reason: z.string().nullable().describe('The given reason, or the note'),
  fromNumber: z
    .number()
    .int()
    .nullable()
    .describe('Detection merged into this one that the entry belongs to; null: this detection'),
  hash: z.string().describe('SHA-256 over the entry and the hash of the entry before, in hex'),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const DetectionDetail = DetectionListItem.extend({
  statement: z
    .array(
      z.object({
        text: z.string(),
        kind: z.enum(['text', 'person', 'action', 'object', 'place', 'time']),
      }),
    )
    .describe('The summary sentence in parts, built from fields'),
  explanation: DetectionExplanation,
  verdictNote: z.string().nullable(),
  verdictExpiresAt: IsoTime.nullable().describe(
    'For an authorization: the same finding is suppressed until then',
  ),
  earlier: z
    .object({
      detectionId: z.string(),
      number: z.number().int(),
      verdict: VerdictValue.nullable(),
      verdictReason: VerdictReasonValue.nullable(),
    })
    .nullable()
    .describe('The closed detection of the same finding that this one follows'),
  mergedInto: z
    .object({ detectionId: z.string(), number: z.number().int(), title: z.string() })
    .nullable()
    .describe('The detection this one was merged into'),
  suppressedUntil: IsoTime.nullable().describe('End of the authorization that suppresses it'),
  severityOverride: z
    .object({ raised: SeverityValue, reason: z.string(), by: z.string() })
    .nullable()
    .describe('The calculated severity, if a person set a different one'),
  isDueByHand: z.boolean().describe('The due date was set manually'),
  flow: z
    .object({ originId: z.string(), destinationId: z.string() })
    .describe('IDs of its places as in `/v1/flows`; `none` if it has no such place'),
  findings: z.array(JoinedFinding).describe('Vendor findings joined to it, and those removed'),
  commentCount: z.number().int(),
  history: z.array(HistoryEntry),
  isHistoryWhole: z
    .boolean()
    .describe('The hash chain is intact: no entry was changed, added or removed'),
});
export type DetectionDetail = z.infer<typeof DetectionDetail>;

/** A changed detection, with its undo. */
export const ChangedDetection = DetectionDetail.extend({
  changeId: z
    .string()
    .nullable()
    .describe('Undoes the change for ten minutes; null: nothing changed'),
});

export const FACETS = [
  'status',
  'substatus',
  'verdict',
  'due',
  'severity',
  'type',
  'origin',
  'category',
  'action',
  'source',
  'destination',
  'direction',
  'policy',
  'assignee',
  'dataType',
  'tag',
] as const;
export type FacetKey = (typeof FACETS)[number];

export const DetectionSummary = z.object({
  asOf: IsoTime,
  total: z.number().int(),
  facets: z.array(
    z.object({
      key: z.enum(FACETS),
      values: z.array(
        z.object({
          value: z.string().nullable().describe('Detections without a value'),
          label: z.string().nullable().describe('Shown name where it differs from the value'),
          count: z
            .number()
            .int()
            .describe(
              'With all filters: counts of a facet add up to total, except for data types and tags, which can be multiple',
            ),
          available: z
            .number()
            .int()
            .describe('Without this facet’s own filter: results if this value is selected'),
        }),
      ),
    }),
  ),
  hidden: HiddenCount,
  histogram: z.object({
    bucketMs: z.number().int(),
    buckets: z.array(
      z.object({ startAt: IsoTime, counts: z.partialRecord(SeverityValue, z.number().int()) }),
    ),
  }),
});
export type DetectionSummary = z.infer<typeof DetectionSummary>;

export const DetectionParams = z.object({ detectionId: z.string().max(64) });

export const detectionRoutes = defineRoutes({
  '/v1/detections': {
    GET: {
      summary: 'A page of detections, newest first unless sorted otherwise',
      permission: 'detection:read',
      query: DetectionFilter.extend({
        sort: z.enum(DETECTION_SORTS).optional(),
        limit: z.coerce.number().int().min(1).max(200).optional(),
        cursor: CursorValue.optional(),
      }),
      response: z.object({
        items: z.array(DetectionListItem),
        nextCursor: z.string().nullable(),
        asOf: IsoTime,
        hidden: HiddenCount,
      }),
    },
    POST: {
      summary: 'Create a detection manually for an event, a flow or a person',
      permission: 'detection:triage',
      body: ManualDetection,
      response: DetectionDetail,
      audit: 'detection.made',
    },
  },
  '/v1/detections/summary': {
    GET: {
      summary: 'Total, facets and histogram of the filtered detections, from one snapshot',
      permission: 'detection:read',
      query: DetectionFilter,
      response: DetectionSummary,
    },
  },
  '/v1/detections/export': {
    GET: {
      summary: 'The filtered detections as CSV or JSON lines',
      permission: 'detection:export',
      query: DetectionFilter.extend({ format: z.enum(['csv', 'jsonl']) }),
      stream: { contentType: 'text/csv or application/x-ndjson' },
      audit: 'detection.exported',
    },
  },
  '/v1/detections/{detectionId}/evidence-pack': {
    GET: {
      summary: 'A detection as a signed archive (ZIP) that can be verified without Waybill',
      permission: 'detection:export',
      params: DetectionParams,
      stream: { contentType: 'application/zip' },
      audit: 'detection.pack_exported',
    },
  },
  '/v1/detections/{detectionId}': {
    GET: {
      summary: 'One detection with its explanation and history',
      permission: 'detection:read',
      params: DetectionParams,
      response: DetectionDetail,
    },
    PATCH: {
      summary: 'Change one detection; absent fields keep their value',
      permission: 'detection:triage',
      params: DetectionParams,
      body: z.object({
        rev: Revision.describe('Revision you read; returns 409 if it has changed'),
        change: TriageChange,
      }),
      response: ChangedDetection,
      audit: 'detection.changed',
    },
  },
  '/v1/detections/{detectionId}/events': {
    GET: {
      summary: 'The events of a detection, oldest first',
      permission: 'detection:read',
      params: DetectionParams,
      query: z.object({
        limit: z.coerce.number().int().min(1).max(200).optional(),
        cursor: CursorValue.optional(),
      }),
      response: z.object({
        items: z.array(EvidenceEvent),
        nextCursor: z.string().nullable(),
        total: z.number().int(),
      }),
    },
  },
  '/v1/detections/{detectionId}/events/{eventId}/raw': {
    GET: {
      summary: 'The original vendor payload of one event',
      permission: 'evidence:read',
      params: DetectionParams.extend({ eventId: z.uuid() }),
      response: z.object({
        eventId: z.string(),
        contentType: z.enum(['application/json', 'text/plain']),
        payload: z.string(),
        receivedAt: IsoTime,
      }),
      audit: 'evidence.read',
    },
  },
});
