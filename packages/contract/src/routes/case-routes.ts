import { z } from 'zod';
import { CASE_KINDS, CASE_OUTCOMES, CASE_STATES } from '../case-values.ts';
import { defineRoutes } from '../define-routes.ts';
import { IsoTime, Revision, SeverityValue } from '../values.ts';
import { DetectionListItem } from './detection-routes.ts';

const Person = z.object({ userId: z.string(), name: z.string() });
const Text = z.string().trim().max(4000);
const Title = z.string().trim().min(1).max(200);
const Rev = Revision.describe('The revision that was seen; another one answers 409');
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
  members: z.array(Person),
  taskList: z.array(CaseTask),
  items: z.array(DetectionListItem).describe('Its detections, newest first, at most 500'),
  timeline: z
    .array(
      z.object({
        at: IsoTime,
        actorName: z.string(),
        kind: z.enum([
          'created',
          'state',
          'lead',
          'title',
          'due',
          'notes',
          'members',
          'detections_added',
          'detection_removed',
          'task_added',
          'task_done',
          'task_reopened',
        ]),
        detail: z.string().nullable(),
      }),
    )
    .describe('Newest first, at most 200'),
});
export type CaseDetail = z.infer<typeof CaseDetail>;

export const caseRoutes = defineRoutes({
  '/v1/cases': {
    GET: {
      summary: 'Cases that the caller may see, those last changed first',
      permission: 'detection:read',
      query: z.object({
        isClosed: z.enum(['true', 'false']).optional(),
        detectionId: z.uuid().optional().describe('Those that the detection is in'),
      }),
      response: z.object({ items: z.array(CaseListItem).describe('At most 500') }),
    },
    POST: {
      summary: 'Open a case, with detections and the tasks of its kind',
      permission: 'detection:triage',
      body: z.object({
        title: Title,
        kind: z.enum(CASE_KINDS),
        detectionIds: z.array(z.uuid()).max(500).default([]),
        isRestricted: z.boolean().default(false),
      }),
      response: CaseDetail,
      audit: 'case.opened',
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
      summary: 'Change a case; absent keeps. Closing takes an outcome',
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
          isRestricted: z.boolean().optional(),
          memberIds: z.array(z.string().max(80)).max(100).optional(),
        })
        .refine(({ state, outcome }) => (state === 'closed') === (outcome !== undefined), {
          path: ['outcome'],
          message: 'belongs to the state closed, which needs it',
        }),
      response: CaseDetail,
      audit: 'case.changed',
    },
  },
  '/v1/cases/{caseId}/detections': {
    POST: {
      summary: 'Add detections to a case',
      permission: 'detection:triage',
      params: Params,
      body: z.object({ detectionIds: z.array(z.uuid()).min(1).max(500) }),
      response: CaseDetail,
      audit: 'case.detections_added',
    },
  },
  '/v1/cases/{caseId}/detections/{detectionId}': {
    DELETE: {
      summary: 'Take a detection out of a case',
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
      summary: 'Change a task: done or not, and whose it is',
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
