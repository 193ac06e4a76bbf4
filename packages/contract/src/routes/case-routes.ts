import { z } from 'zod';
import {
  CASE_ENTRY_KINDS,
  CASE_KINDS,
  CASE_OUTCOMES,
  CASE_REASON,
  CASE_STATES,
} from '../case-values.ts';
import { defineRoutes } from '../define-routes.ts';
import { HiddenCount, IsoTime, Revision, SeverityValue } from '../values.ts';
import { DetectionListItem } from './detection-routes.ts';

const Person = z.object({ userId: z.string(), name: z.string() });
const Text = z.string().trim().max(4000);
const Title = z.string().trim().min(1).max(200);
const Rev = Revision.describe('Revision you read; returns 409 if it has changed');
const Reason = z.string().trim().min(CASE_REASON.min).max(CASE_REASON.max);
const HidingReason = Reason.optional().describe(
  'Reason for the restriction; required if the change hides anything',
);
const MemberIds = z.array(z.string().max(80)).max(100);
const Params = z.object({ caseId: z.uuid() });
const TaskParams = Params.extend({ taskId: z.uuid() });

export const CaseTask = z.object({
  taskId: z.string(),
  text: z.string(),
  isDone: z.boolean(),
  assignee: Person.nullable(),
  doneBy: z.string().nullable(),
  doneAt: IsoTime.nullable(),
});

export const CaseListItem = z.object({
  caseId: z.string(),
  number: z.number().int().describe('Shown as CASE-n'),
  title: z.string(),
  kind: z.enum(CASE_KINDS),
  severity: SeverityValue.describe('The highest of its detections, at least LOW'),
  state: z.enum(CASE_STATES),
  outcome: z.enum(CASE_OUTCOMES).nullable(),
  lead: Person.nullable(),
  isRestricted: z.boolean().describe('Only its members see it'),
  detections: z.number().int(),
  openDetections: z.number().int(),
  tasks: z.number().int(),
  openTasks: z.number().int(),
  dueAt: IsoTime.nullable(),
  createdAt: IsoTime,
  updatedAt: IsoTime,
  rev: z.number().int(),
});
export type CaseListItem = z.infer<typeof CaseListItem>;

export const CaseDetail = CaseListItem.extend({
  notes: z.string(),
  restriction: z
    .object({
      at: IsoTime,
      by: Person.nullable().describe('Null for cases from older releases that did not store it'),
      reason: z.string().nullable().describe('Null if no reason was required at the time'),
    })
    .nullable()
    .describe('Null: visible to every member with `detection:read`'),
  members: z.array(Person),
  taskList: z.array(CaseTask),
  items: z.array(DetectionListItem).describe('Its detections, newest first, at most 500'),
  timeline: z
    .array(
      z.object({
        at: IsoTime,
        actorName: z.string().nullable().describe('Null: the product itself'),
        kind: z.enum(CASE_ENTRY_KINDS),
        detail: z.string().nullable(),
        reason: z.string().nullable().describe('Reason, where one was required'),
      }),
    )
    .describe('Newest first, at most 200'),
});
export type CaseDetail = z.infer<typeof CaseDetail>;

/** An owner's view of a case without membership: nothing that a person wrote. */
export const RestrictedCase = z.object({
  caseId: z.string(),
  number: z.number().int().describe('Shown as CASE-n'),
  restrictedAt: IsoTime,
  restrictedBy: Person.nullable().describe(
    'Null for cases from older releases that did not store it',
  ),
  members: z.number().int(),
  detections: z.number().int(),
  isMember: z.boolean().describe('Whether the caller is one'),
  isUnconfirmed: z
    .boolean()
    .describe('Restricted by a member not known to have had `case:restrict`; needs review'),
});
export type RestrictedCase = z.infer<typeof RestrictedCase>;

export const caseRoutes = defineRoutes({
  '/v1/cases': {
    GET: {
      summary: 'Cases visible to the caller, last changed first',
      permission: 'detection:read',
      query: z.object({
        isClosed: z.enum(['true', 'false']).optional(),
        detectionId: z.uuid().optional().describe('Cases that contain the detection'),
      }),
      response: z.object({
        items: z.array(CaseListItem).describe('At most 500'),
        hidden: HiddenCount,
      }),
    },
    POST: {
      summary:
        'Open a case with detections and the tasks of its kind; a restricted one requires `case:restrict`',
      permission: 'detection:triage',
      body: z.object({
        title: Title,
        kind: z.enum(CASE_KINDS),
        detectionIds: z.array(z.uuid()).max(500).default([]),
        isRestricted: z
          .boolean()
          .default(false)
          .describe('Requires `reason` and a member who can close its detections'),
        memberIds: MemberIds.default([]).describe('In addition to the caller'),
        reason: HidingReason,
      }),
      response: CaseDetail,
      audit: 'case.opened',
    },
  },
  '/v1/cases/restricted': {
    GET: {
      summary: 'Restricted cases, without their contents',
      permission: 'case:break-in',
      response: z.object({
        items: z.array(RestrictedCase).describe('Newest restriction first, at most 500'),
      }),
    },
  },
  '/v1/cases/{caseId}/evidence-pack': {
    GET: {
      summary: 'A case with its detections as a signed archive (ZIP); verifiable without Waybill',
      permission: 'detection:export',
      params: Params,
      stream: { contentType: 'application/zip' },
      audit: 'case.pack_exported',
    },
  },
  '/v1/cases/{caseId}/break-in': {
    POST: {
      summary:
        'Join a restricted case without an invitation; visible to its members and in the audit log',
      permission: 'case:break-in',
      params: Params,
      body: z.object({ reason: Reason }),
      response: CaseDetail,
      audit: 'case.opened_by_break_in',
    },
  },
  '/v1/cases/{caseId}': {
    GET: {
      summary: 'One case with its detections, tasks and timeline',
      permission: 'detection:read',
      params: Params,
      response: CaseDetail,
    },
    PATCH: {
      summary:
        'Change a case; absent fields keep their value. Closing requires an outcome; restricting, unrestricting and removing members requires `case:restrict`',
      permission: 'detection:triage',
      params: Params,
      body: z
        .object({
          rev: Rev,
          title: Title.optional(),
          state: z.enum(CASE_STATES).optional(),
          outcome: z.enum(CASE_OUTCOMES).optional(),
          leadId: z.string().max(80).nullable().optional(),
          dueAt: IsoTime.nullable().optional(),
          notes: Text.optional(),
          isRestricted: z
            .boolean()
            .optional()
            .describe('True requires `reason` and another member who can close its detections'),
          memberIds: MemberIds.optional().describe(
            'All members; the caller always remains a member',
          ),
          reason: HidingReason,
        })
        .refine(({ state, outcome }) => (state === 'closed') === (outcome !== undefined), {
          path: ['outcome'],
          message: 'is required for the state closed and allowed only there',
        }),
      response: CaseDetail,
      audit: 'case.changed',
    },
  },
  '/v1/cases/{caseId}/detections': {
    POST: {
      summary: 'Add detections to a case; a restricted one requires `case:restrict` and a reason',
      permission: 'detection:triage',
      params: Params,
      body: z.object({ detectionIds: z.array(z.uuid()).min(1).max(500), reason: HidingReason }),
      response: CaseDetail,
      audit: 'case.detections_added',
    },
  },
  '/v1/cases/{caseId}/detections/{detectionId}': {
    DELETE: {
      summary: 'Remove a detection from a case; a restricted one requires `case:restrict`',
      permission: 'detection:triage',
      params: Params.extend({ detectionId: z.uuid() }),
      response: CaseDetail,
      audit: 'case.detection_removed',
    },
  },
  '/v1/cases/{caseId}/tasks': {
    POST: {
      summary: 'Add a task',
      permission: 'detection:triage',
      params: Params,
      body: z.object({
        text: z.string().trim().min(1).max(400),
        assigneeId: z.string().max(80).nullable().default(null),
      }),
      response: CaseDetail,
      audit: 'case.task_added',
    },
  },
  '/v1/cases/{caseId}/tasks/{taskId}': {
    PATCH: {
      summary: 'Change the state or assignee of a task',
      permission: 'detection:triage',
      params: TaskParams,
      body: z.object({
        isDone: z.boolean().optional(),
        assigneeId: z.string().max(80).nullable().optional(),
      }),
      response: CaseDetail,
      audit: 'case.task_changed',
    },
  },
});
