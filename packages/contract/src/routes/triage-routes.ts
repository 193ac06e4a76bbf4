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
  value: z.string().nullable().describe('What the filter takes; null: detections without one'),
  label: z.string().nullable().describe('Shown name where it differs from the value'),
  count: z.number().int(),
  open: z.number().int(),
  severity: SeverityValue.describe('The highest in the group'),
  lastSeenAt: IsoTime,
});
export type DetectionGroup = z.infer<typeof DetectionGroup>;

const ChangeParams = z.object({ changeId: z.string().max(64) });

/** Which detections: those that a filter finds, or those that are named. */
const FrozenQuery = {
  filter: DetectionFilter.optional().describe('All that it finds, as of `asOf`'),
  detectionIds: z.array(z.uuid()).min(1).max(TRIAGE_LIMITS.named).optional(),
  asOf: IsoTime.optional().describe(
    'Of what was seen: relative times count from here, and what came later is left out; default now',
  ),
};

const WhichAndWhat = z
  .object({ ...FrozenQuery, change: TriageChange })
  .refine(
    ({ filter, detectionIds }) => (filter === undefined) !== (detectionIds === undefined),
    'names either a filter or detections',
  );

const SkipCounts = z.array(z.object({ reason: z.enum(SKIP_REASONS), count: z.number().int() }));

/** A change of many detections, or of one, and how far it has come. */
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
  skipped: SkipCounts.describe('Why others were left as they are'),
  acceptMs: z
    .number()
    .nullable()
    .describe('Milliseconds that accepting took; null in later answers'),
  workMs: z.number().nullable().describe('Milliseconds that the work took; null: not at its end'),
  undo: z
    .object({
      state: z.enum(TASK_STATES),
      restored: z.number().int(),
      skipped: SkipCounts,
    })
    .nullable(),
  undoUntil: IsoTime.nullable().describe('Null: not at its end, or undone'),
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
      handle: z.string().describe('As it stands in the text, without @'),
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

/** A single change of one fact under which the detection would not have been, or been less severe. */
export const Counterfactual = z.object({
  kind: z.enum(['field', 'threshold', 'score']),
  subject: z
    .string()
    .describe('Field of the condition, metric of the window, or part of the score'),
  seen: SeenValue,
  instead: SeenValue.describe('The nearest value that turns the outcome; null: nothing there'),
  outcome: z.enum(['not_raised', 'less_severe']),
  severity: SeverityValue.nullable().describe('Of `less_severe`: what it would have been'),
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
      summary: 'Tags that are in use, the most frequent first',
      permission: 'detection:read',
      response: z.object({
        items: z.array(z.object({ tag: z.string(), count: z.number().int() })),
      }),
    },
  },
  '/v1/detections/{detectionId}/take': {
    POST: {
      summary: 'Take a detection that nobody has: of two who try, one gets it',
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
      summary: 'Single changes under which the detection would not have been raised as it was',
      permission: 'detection:read',
      params: DetectionParams,
      response: z.object({ items: z.array(Counterfactual) }),
    },
  },
  '/v1/detections/{detectionId}/reproduction': {
    POST: {
      summary: 'Judge the stored event by the stored version again, and compare',
      permission: 'detection:read',
      params: DetectionParams,
      response: z.object({
        outcome: z.enum(['same', 'different', 'not_possible']),
        holds: z.boolean().nullable().describe('Whether the condition holds now'),
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
      summary: 'Change a comment of one’s own',
      permission: 'detection:triage',
      params: DetectionParams.extend({ commentId: z.uuid() }),
      body: CommentText,
      response: DetectionComment,
      audit: 'detection.comment_changed',
    },
  },
  '/v1/detection-changes': {
    POST: {
      summary: 'Change many detections: the set is frozen now, the work is done in the background',
      permission: 'detection:triage',
      status: 202,
      body: WhichAndWhat,
      response: DetectionChangeRun,
      audit: 'detection.many_changed',
    },
  },
  '/v1/detection-changes/preview': {
    POST: {
      summary: 'What a change would do, without doing it',
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
      summary: 'How far a change has come',
      permission: 'detection:read',
      params: ChangeParams,
      response: DetectionChangeRun,
    },
  },
  '/v1/detection-changes/{changeId}/skipped': {
    GET: {
      summary: 'Detections that a change left as they are, with the reason of each',
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
      summary: 'Restore exactly what a change of one’s own has changed, within ten minutes',
      permission: 'detection:triage',
      status: 202,
      params: ChangeParams,
      response: DetectionChangeRun,
      audit: 'detection.change_undone',
    },
  },
});
