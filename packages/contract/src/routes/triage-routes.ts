import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { SKIP_REASONS, TRIAGE_LIMITS, TriageChange } from '../triage.ts';
import { HiddenCount, IsoTime, SeverityValue } from '../values.ts';
import { LeafResult, SeenValue } from './detection-explanation-schema.ts';
import { DetectionFilter } from './detection-filter-schema.ts';
import { ChangedDetection, DetectionListItem, DetectionParams } from './detection-routes.ts';
import { TASK_STATES } from './task-routes.ts';

/** What the list can be grouped by; two at most, one inside the other. */
export const GROUPINGS = ['person', 'policy', 'destination', 'object', 'dataType'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export const DetectionGroup = z.object({
  value: z.string().nullable().describe('Filter value; null: detections without one'),
  label: z.string().nullable().describe('Shown name where it differs from the value'),
  count: z.number().int(),
  open: z.number().int(),
  severity: SeverityValue.describe('The highest in the group'),
  lastSeenAt: IsoTime,
});
export type DetectionGroup = z.infer<typeof DetectionGroup>;

const ChangeParams = z.object({ changeId: z.string().max(64) });

/** Affected detections: all that match a filter, or a list. */
const FrozenQuery = {
  filter: DetectionFilter.optional().describe('All matches as of `asOf`'),
  detectionIds: z.array(z.uuid()).min(1).max(TRIAGE_LIMITS.named).optional(),
  asOf: IsoTime.optional().describe(
    'Reference time: relative times count from here and later detections are excluded; default now',
  ),
};

const WhichAndWhat = z
  .object({ ...FrozenQuery, change: TriageChange })
  .refine(
    ({ filter, detectionIds }) => (filter === undefined) !== (detectionIds === undefined),
    'requires either a filter or detections',
  );

const SkipCounts = z.array(z.object({ reason: z.enum(SKIP_REASONS), count: z.number().int() }));

/** A change of many detections, or of one, and its progress. */
export const DetectionChangeRun = z.object({
  changeId: z.string(),
  change: TriageChange,
  requestedBy: z.string(),
  requestedAt: IsoTime,
  asOf: IsoTime,
  state: z.enum(TASK_STATES),
  total: z.number().int().describe('Detections of the frozen set'),
  done: z.number().int(),
  changed: z.number().int(),
  skipped: SkipCounts.describe('Why others were not changed'),
  acceptMs: z
    .number()
    .nullable()
    .describe('Milliseconds to accept the request; null in later responses'),
  workMs: z.number().nullable().describe('Duration in milliseconds; null: not finished'),
  undo: z
    .object({
      state: z.enum(TASK_STATES),
      restored: z.number().int(),
      skipped: SkipCounts,
    })
    .nullable(),
  undoUntil: IsoTime.nullable().describe('Null: not finished, or undone'),
});
export type DetectionChangeRun = z.infer<typeof DetectionChangeRun>;

export const DetectionComment = z.object({
  commentId: z.string(),
  author: z.object({ userId: z.string(), name: z.string() }),
  text: z.string().describe('Markdown without HTML'),
  mentions: z.array(
    z.object({
      userId: z.string(),
      name: z.string(),
      handle: z.string().describe('As written in the text, without @'),
    }),
  ),
  createdAt: IsoTime,
  editedAt: IsoTime.nullable(),
});
export type DetectionComment = z.infer<typeof DetectionComment>;

const CommentText = z.object({
  text: z.string().trim().min(1).max(TRIAGE_LIMITS.comment),
});

export const SIMILARITIES = ['fingerprint', 'object', 'person'] as const;

/** A single changed fact under which the detection would not exist, or be less severe. */
export const Counterfactual = z.object({
  kind: z.enum(['field', 'threshold', 'score']),
  subject: z
    .string()
    .describe('Field of the condition, metric of the window, or part of the score'),
  seen: SeenValue,
  instead: SeenValue.describe('Nearest value that changes the result; null: value absent'),
  outcome: z.enum(['not_raised', 'less_severe']),
  severity: SeverityValue.nullable().describe('For `less_severe`: the resulting severity'),
});
export type Counterfactual = z.infer<typeof Counterfactual>;

export const triageRoutes = defineRoutes({
  '/v1/detections/groups': {
    GET: {
      summary: 'The filtered detections in groups, the largest first',
      permission: 'detection:read',
      query: DetectionFilter.extend({ by: z.enum(GROUPINGS) }),
      response: z.object({
        asOf: IsoTime,
        total: z.number().int().describe('Detections under the filter, as the summary counts them'),
        groups: z.array(DetectionGroup).describe('At most 500'),
        hidden: HiddenCount,
        otherGroups: z.number().int(),
        otherCount: z.number().int().describe('Detections in groups that are not listed'),
      }),
    },
  },
  '/v1/detections/tags': {
    GET: {
      summary: 'Tags in use, most frequent first',
      permission: 'detection:read',
      response: z.object({
        items: z.array(z.object({ tag: z.string(), count: z.number().int() })),
      }),
    },
  },
  '/v1/detections/{detectionId}/take': {
    POST: {
      summary: 'Take an unassigned detection; concurrent requests: only one succeeds',
      permission: 'detection:triage',
      params: DetectionParams,
      response: ChangedDetection,
      audit: 'detection.taken',
    },
  },
  '/v1/detections/{detectionId}/similar': {
    GET: {
      summary: 'Detections of the same finding, object and person, newest first',
      permission: 'detection:read',
      params: DetectionParams,
      response: z.object({
        groups: z.array(
          z.object({
            by: z.enum(SIMILARITIES),
            total: z.number().int(),
            items: z.array(DetectionListItem).describe('At most 5'),
          }),
        ),
      }),
    },
  },
  '/v1/detections/{detectionId}/counterfactuals': {
    GET: {
      summary: 'Single changes that would have changed the result',
      permission: 'detection:read',
      params: DetectionParams,
      response: z.object({ items: z.array(Counterfactual) }),
    },
  },
  '/v1/detections/{detectionId}/reproduction': {
    POST: {
      summary: 'Re-evaluate the stored event with the stored policy version and compare',
      permission: 'detection:read',
      params: DetectionParams,
      response: z.object({
        outcome: z.enum(['same', 'different', 'not_possible']),
        holds: z.boolean().nullable().describe('Whether the condition matches now'),
        leaves: z.array(
          z.object({
            path: z.string(),
            stored: LeafResult.nullable(),
            now: LeafResult.nullable(),
            isSame: z.boolean(),
          }),
        ),
        reason: z
          .enum(['made_by_hand', 'needs_history'])
          .nullable()
          .describe('Why it is not possible'),
      }),
      audit: 'detection.reproduced',
    },
  },
  '/v1/detections/{detectionId}/comments': {
    GET: {
      summary: 'Comments on a detection, oldest first',
      permission: 'detection:read',
      params: DetectionParams,
      response: z.object({ items: z.array(DetectionComment) }),
    },
    POST: {
      summary: 'Comment; @name or @address of a member mentions them',
      permission: 'detection:triage',
      params: DetectionParams,
      body: CommentText,
      response: DetectionComment,
      audit: 'detection.commented',
    },
  },
  '/v1/detections/{detectionId}/comments/{commentId}': {
    PATCH: {
      summary: 'Edit your own comment',
      permission: 'detection:triage',
      params: DetectionParams.extend({ commentId: z.uuid() }),
      body: CommentText,
      response: DetectionComment,
      audit: 'detection.comment_changed',
    },
  },
  '/v1/detection-changes': {
    POST: {
      summary:
        'Change many detections: the set is fixed at request time and changed in the background',
      permission: 'detection:triage',
      status: 202,
      body: WhichAndWhat,
      response: DetectionChangeRun,
      audit: 'detection.many_changed',
    },
  },
  '/v1/detection-changes/preview': {
    POST: {
      summary: 'Preview the effect of a change',
      permission: 'detection:triage',
      body: WhichAndWhat,
      response: z.object({
        asOf: IsoTime,
        total: z.number().int(),
        changes: z.number().int(),
        skipped: SkipCounts,
      }),
      audit: 'detection.change_previewed',
    },
  },
  '/v1/detection-changes/{changeId}': {
    GET: {
      summary: 'Progress of a change',
      permission: 'detection:read',
      params: ChangeParams,
      response: DetectionChangeRun,
    },
  },
  '/v1/detection-changes/{changeId}/skipped': {
    GET: {
      summary: 'Detections a change skipped, with reasons',
      permission: 'detection:read',
      params: ChangeParams,
      query: z.object({ part: z.enum(['change', 'undo']).optional() }),
      response: z.object({
        items: z
          .array(
            z.object({
              detectionId: z.string(),
              number: z.number().int().nullable(),
              title: z.string().nullable(),
              reason: z.enum(SKIP_REASONS),
            }),
          )
          .describe('At most 500'),
      }),
    },
  },
  '/v1/detection-changes/{changeId}/undo': {
    POST: {
      summary: 'Undo your own change within ten minutes',
      permission: 'detection:triage',
      status: 202,
      params: ChangeParams,
      response: DetectionChangeRun,
      audit: 'detection.change_undone',
    },
  },
});
